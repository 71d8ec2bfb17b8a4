# The story of a game with lattices, told beside its review: what they did to each other. $moved is a move with its number, $side is White or
# Black, $white and $black are numbers of each, $layer is the name of a lattice, $game a game inside in running text, and $army the pieces of
# a lattice, one of the first three.

story = L’histoire de cette partie
    .tip = Chaque phrase mène à son coup
story-army = pièces { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    }
story-army-free = pièces libres
story-army-layer = pièces ({ $layer })

# The strip: what a move did that is pointed at ($told), and a lattice as a screen reader says it.
story-at = { $moved } : { $told }
story-strip = Ce que chaque coup a touché. { $rows }
story-count =
    { $count ->
        [1] un coup
        [one] { $count } coup
       *[other] { $count } coups
    }
story-row =
    { $count ->
        [0] { $layer } : aucun coup.
        [1] { $layer } : un coup.
        [one] { $layer } : { $count } coup.
       *[other] { $layer } : { $count } coups.
    }
story-row-frozen =
    { $count ->
        [1] Une pièce { OF(SIDE($side)) } gelée du coup { $from } au coup { $to }.
        [one] { $count } pièce { OF(SIDE($side)) } gelée du coup { $from } au coup { $to }.
       *[other] { $count } pièces { OF(SIDE($side)) } gelées du coup { $from } au coup { $to }.
    }
story-row-frozen-on =
    { $count ->
        [1] Une pièce { OF(SIDE($side)) } gelée à partir du coup { $from }.
        [one] { $count } pièce { OF(SIDE($side)) } gelée à partir du coup { $from }.
       *[other] { $count } pièces { OF(SIDE($side)) } gelées à partir du coup { $from }.
    }

# How long both sides played one game inside alone. $white and $black are games here.
story-alone = Jusqu’à { $moved }, les deux camps n’ont joué que dans le jeu intérieur ({ $game }) ; { SIDE($side) } { PLURAL($side, "l’a quitté le premier", "l’ont quitté les premiers") }.
story-alone-all = Personne n’a quitté le jeu intérieur ({ $game }).
story-alone-each = Jusqu’à { $moved }, chacun n’a joué qu’un jeu intérieur : { $white } pour { SIDE($side) }, { $black } pour { SIDE($other) }.
story-alone-each-all = Personne n’a quitté son jeu intérieur : { $white } pour { SIDE($side) }, { $black } pour { SIDE($other) }.

# Of $of moves $count touched several lattices; $stayed has the others: Chess 41, Shogi 22.
story-crossed =
    { $count ->
        [1] Sur { $of } coups des deux camps, { $one } sont restés sur un réseau ({ $stayed }) ; seul { $moved } est passé sur un autre.
        [one] Sur { $of } coups des deux camps, { $one } sont restés sur un réseau ({ $stayed }) ; { $count } est passé sur un autre : { $moved }.
       *[other] Sur { $of } coups des deux camps, { $one } sont restés sur un réseau ({ $stayed }) ; { $count } sont passés sur un autre, le premier étant { $moved }.
    }

# A leader was taken; $count pieces froze. The second where a side loses its own leader by its own move.
story-freezes =
    { $count ->
        [1] { THE($piece) } { OF(SIDE($side)) } tombe, et une des { $army } gèle.
        [one] { THE($piece) } { OF(SIDE($side)) } tombe, et { $count } des { $army } gèle.
       *[other] { THE($piece) } { OF(SIDE($side)) } tombe, et { $count } { $army } gèlent.
    }
story-vanishes =
    { $count ->
        [1] { THE($piece) } { OF(SIDE($side)) } disparaît aussi, et une des { $army } gèle.
        [one] { THE($piece) } { OF(SIDE($side)) } disparaît aussi, et { $count } des { $army } gèle.
       *[other] { THE($piece) } { OF(SIDE($side)) } disparaît aussi, et { $count } { $army } gèlent.
    }
story-soon = { $moved } ramène aussitôt un chef.
story-thawed = { SIDE($side) } { PLURAL($side, "a", "ont") } de nouveau un chef ({ $army }).
story-thaws =
    { $count ->
        [1] Une des { $army } { OF(SIDE($side)) } est restée immobile du coup { $from } jusqu’à { $moved }, qui a ramené un chef.
        [one] { $count } des { $army } { OF(SIDE($side)) } est restée immobile du coup { $from } jusqu’à { $moved }, qui a ramené un chef.
       *[other] { $count } { $army } { OF(SIDE($side)) } sont restées immobiles du coup { $from } jusqu’à { $moved }, qui a ramené un chef.
    }

# What came from outside a game inside. $whose has a part for each side that has any, one of the first three joined by “and”.
story-of =
    { $count ->
        [1] une chez { SIDE($side) }
       *[other] { $count } chez { SIDE($side) }
    }
story-times =
    { $count ->
        [1] une fois chez { SIDE($side) }
       *[other] { $count } fois chez { SIDE($side) }
    }
story-by =
    { $count ->
        [1] une fois par { SIDE($side) }
       *[other] { $count } fois par { SIDE($side) }
    }
story-intruded =
    { $count ->
        [1] Une pièce venue du dehors a fait une prise parmi les { $army } ({ $whose }) : { $moved }.
        [one] Une pièce venue du dehors a fait { $count } prise parmi les { $army } ({ $whose }) : { $moved }.
       *[other] Des pièces venues du dehors ont capturé des { $army } ({ $whose }), la première fois avec { $moved }.
    }
# $royal is the leader's name inside, and in the next one the piece that decides the whole game.
story-threatened =
    { $count ->
        [1] Attaque venue du dehors contre { THE($royal) } ({ $game }) : { $whose }, par { $moved }.
        [one] Attaque venue du dehors contre { THE($royal) } ({ $game }) : { $whose }, par { $moved }.
       *[other] Attaques venues du dehors contre { THE($royal) } ({ $game }) : { $whose }, la première fois avec { $moved }.
    }
story-checked =
    { $count ->
        [1] Échec { TO(THE($royal)) } donné par des { $army } : { $whose }, avec { $moved }.
        [one] Échec { TO(THE($royal)) } donné par des { $army } : { $whose }, avec { $moved }.
       *[other] Échecs { TO(THE($royal)) } donnés par des { $army } : { $whose }, la première fois avec { $moved }.
    }
story-checks =
    { $count ->
        [1] Un seul échec : { $moved }.
        [one] Un seul échec : { $moved }.
       *[other] Échec donné { $whose }, la première fois avec { $moved }.
    }

story-dropped =
    { $white ->
        [1] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } parachuté une pièce
        [one] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } parachuté { $white } pièce
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } parachuté { $white } pièces
    } et { SIDE($other) } { $black ->
        [1] une
       *[other] { $black }
    }, la première fois avec { $moved }.
story-dropped-alone =
    { $count ->
        [1] { PLURAL($side, "Seul", "Seuls") } { SIDE($side) } { PLURAL($side, "a", "ont") } parachuté une pièce : { $moved }.
        [one] { PLURAL($side, "Seul", "Seuls") } { SIDE($side) } { PLURAL($side, "a", "ont") } parachuté { $count } pièce : { $moved }.
       *[other] { PLURAL($side, "Seul", "Seuls") } { SIDE($side) } { PLURAL($side, "a", "ont") } parachuté des pièces ({ $count }), la première fois avec { $moved }.
    }
story-exchanged =
    { $count ->
        [1] Une pièce a été échangée contre une autre : { $moved }.
        [one] { $count } pièce a été échangée contre une autre : { $moved }.
       *[other] { $count } pièces ont été échangées contre d’autres, la première fois avec { $moved }.
    }
story-promoted =
    { $count ->
        [1] Une seule promotion : { $moved }.
        [one] Une seule promotion : { $moved }.
       *[other] Promotion jouée { $whose }, la première fois avec { $moved }.
    }
story-differed =
    { $count ->
        [1] Un coup a mené une pièce sur des cases où elle se déplace autrement : { $moved }.
        [one] { $count } coup a mené une pièce sur des cases où elle se déplace autrement : { $moved }.
       *[other] { $count } coups ont mené une pièce sur des cases où elle se déplace autrement, le premier étant { $moved }.
    }
# The piece that went from lattice to lattice most often.
story-travelled = Aucune pièce n’a changé de réseau plus souvent que celle qui a joué { $moved } ({ $piece }) : { $count } fois.
# $white and $black are what each side lost, said by the second.
story-lost = Pertes : { $white } pour { SIDE($side) }, { $black } pour { SIDE($other) }, la première par { $moved }.
story-lost-of =
    { $count ->
        [0] aucune
        [1] une pièce ({ $layers })
        [one] { $count } pièce ({ $layers })
       *[other] { $count } pièces ({ $layers })
    }
story-although =
    { $count ->
        [1] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } gagné malgré une pièce gelée.
        [one] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } gagné malgré { $count } pièce gelée.
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } gagné malgré { $count } pièces gelées.
    }

# A lattice that no move touched: between two moves, from one on, before one, ever.
story-quiet = Rien n’a bougé du coup { $from } jusqu’à { $moved } : { $layer }.
story-quiet-on = Rien n’a bougé depuis { $moved } : { $layer }.
story-quiet-before = Rien n’a bougé jusqu’à { $moved } : { $layer }.
story-quiet-always = Rien n’a bougé de toute la partie : { $layer }.
story-still = N’ont jamais bougé ({ $army }) : { $white } sur { $ofwhite } chez { SIDE($side) }, { $black } sur { $ofblack } chez { SIDE($other) }.

# $moved is the best move of the game inside, $best that of the whole board; $cost is a sentence about what $moved costs. The first where
# $moved was played.
story-followed = Sur tout le plateau, { $best } était le meilleur coup ; { SIDE($side) } { PLURAL($side, "a", "ont") } suivi le jeu intérieur ({ $game }), où le meilleur est { $moved }. { $cost }
story-inside = Sur tout le plateau, { $best } était le meilleur coup ; dans le seul jeu intérieur ({ $game }), c’est { $moved }. { $cost }
story-agreed = Le meilleur coup du jeu intérieur ({ $game }) était aussi le meilleur sur tout le plateau dans { $same } cas sur { $count }.
