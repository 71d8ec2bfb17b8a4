# What the special rules do with a piece, and how games end.

# $royal is the name of the royal piece.
ends-royal = Le joueur dont { THE($royal) } est en échec et ne peut pas y échapper { $gets ->
        [wins] gagne la partie
        [draws] obtient la nulle
       *[loses] perd la partie
    }.
ends-stalemate-draw = Si un joueur n’a aucun coup légal et n’est pas en échec (pat), la partie est nulle.
ends-stalemate-draw-unchecked = Si un joueur n’a aucun coup légal, la partie est nulle.
ends-stalemate-loss = Un joueur qui n’a aucun coup légal perd la partie.
ends-stalemate-win = Un joueur qui n’a aucun coup légal gagne la partie.
ends-stalemate-fewer = Si un joueur n’a aucun coup légal, celui qui a le moins de pièces sur le plateau gagne ; à égalité, la partie est nulle.
# $pieces are those that win by coming to $cells.
ends-reach = { $side ->
        [both] Le joueur qui amène { $pieces } sur { $cells } gagne aussitôt.
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "gagne", "gagnent") } aussitôt en amenant { $pieces } sur { $cells }.
    }
ends-reach-safe = { $side ->
        [both] Après chaque coup, d’un camp ou de l’autre, le joueur qui a { $pieces } sur { $cells }, à l’abri de toute attaque, gagne aussitôt.
       *[other] Si, après un coup de l’un ou l’autre camp, { SIDE($side) } { PLURAL($side, "a", "ont") } { $pieces } sur { $cells }, à l’abri de toute attaque, { PLURAL($side, "il gagne", "ils gagnent") }.
    }
ends-reach-race = Le premier joueur qui amène { $pieces } sur { $cells } gagne, à une exception près.
ends-reach-answer = Si { SIDE($side) } y { PLURAL($side, "arrive le premier", "arrivent les premiers") }, { SIDE($other) } { PLURAL($other, "a", "ont") } encore un coup : { PLURAL($other, "s’il y arrive", "s’ils y arrivent") } aussi, la partie est nulle.
ends-impasse = Le joueur qui a le trait et n’est pas en échec gagne avec { AGREE($royal, "son", "sa") } { $royal } et au moins { $least } autres pièces sur { $cells }, si ces pièces et la réserve comptent assez de points : { $kinds ->
        [0] 1 chacune
       *[other] { $pieces }, promues ou non, et 1 pour toute autre pièce
    }.
ends-impasse-points = Points nécessaires : { $points } pour { SIDE($side) }, { $others } pour { SIDE($other) }.
# $kinds is how many kinds of pieces may not be left, $pieces has their names.
ends-counting = { $kinds ->
        [0] La partie est nulle après { $moves } coups de chaque camp.
       *[other] Quand il ne reste plus { OF($pieces) }, la partie est nulle après { $moves } coups de chaque camp.
    }
# One of the limits below: $pieces are what the stronger side has at least; $kinds is 0 for whatever it has.
ends-counting-limit = { $kinds ->
        [0] { $moves } sinon
       *[other] { $moves } ({ $pieces })
    }
ends-counting-bare = Quand un camp n’a plus que { AGREE($royal, "son", "sa") } { $royal }, le décompte des coups recommence à partir { $begins ->
        [pieces] du nombre de pièces sur le plateau
       *[zero] de 1
    } ; la partie est nulle quand le décompte atteint une limite qui dépend des pièces de l’adversaire : { $limits }.
ends-bare = Le joueur à qui il ne reste que { AGREE($royal, "son", "sa") } { $royal } perd. Mais si l’adversaire n’a plus qu’une pièce en dehors de { AGREE($royal, "son", "sa") } { $royal }, ce joueur a encore un coup pour la capturer.
ends-royals-each = Un joueur qui a plusieurs pièces royales ne peut en laisser aucune en échec.
ends-royals-one = Un joueur qui a plusieurs pièces royales n’est en échec que si elles sont toutes attaquées. Toutes peuvent être capturées, sauf la dernière.
ends-royals-last = Un joueur qui a plusieurs pièces royales n’est jamais en échec. Toutes peuvent être capturées, sauf la dernière ; un joueur qui n’en a plus perd la partie.
# $count is how many kinds of $pieces there are, $left the most of one kind that are too few.
ends-extinct = { $left ->
        [0] { $count ->
            [1] { $pieces } : un joueur qui n’en a plus perd la partie.
           *[other] Un joueur qui n’a plus aucune pièce d’un de ces types perd la partie : { $pieces }.
        }
        [1] { $count ->
            [1] { $pieces } : un joueur qui n’en a pas au moins deux perd la partie.
           *[other] Un joueur qui n’a pas au moins deux pièces de chacun de ces types perd la partie : { $pieces }.
        }
        [2] { $count ->
            [1] { $pieces } : un joueur qui n’en a pas au moins trois perd la partie.
           *[other] Un joueur qui n’a pas au moins trois pièces de chacun de ces types perd la partie : { $pieces }.
        }
       *[other] { $count ->
            [1] { $pieces } : un joueur à qui il en reste { $left } au plus perd la partie.
           *[other] Un joueur à qui il reste { $left } pièces au plus d’un de ces types perd la partie : { $pieces }.
        }
    }
# $of is `all` for all pieces, $gets is `wins` or `loses`.
ends-spent = { $of ->
        [all] Un joueur
       *[some] { $pieces } : un joueur
    } { $left ->
        [0] { $of ->
            [all] qui n’a plus aucune pièce
           *[some] qui n’en a plus
        }
        [1] { $of ->
            [all] à qui il reste au plus une pièce
           *[some] à qui il n’en reste pas au moins deux
        }
       *[other] { $of ->
            [all] à qui il reste au plus { $left } pièces
           *[some] à qui il en reste { $left } au plus
        }
    } { $gets ->
        [wins] gagne la partie
        [draws] obtient la nulle
       *[loses] perd la partie
    }.
ends-checks = Un joueur qui a donné échec { $times ->
        [1] une fois
        [2] deux fois
        [3] trois fois
        [4] quatre fois
        [5] cinq fois
       *[other] { $times } fois
    } gagne la partie.
# $facing is `yes` where a pass is enough while the royal pieces face each other.
ends-passed-draw = Si les deux joueurs passent l’un après l’autre{ $facing ->
        [yes] , ou si l’un passe alors que les pièces royales se font face
       *[no] {""}
    }, la partie est nulle.
# $pieces are the pieces with their worth, $bonus what Black has more.
ends-passed-worth = Si les deux joueurs passent l’un après l’autre{ $facing ->
        [yes] , ou si l’un passe alors que les pièces royales se font face
       *[no] {""}
    }, le gagnant est celui dont les pièces valent le plus : { $pieces }.{ $bonus ->
        [0] {""}
       *[other] {" "}{ CAPITAL(SIDE($other)) } { PLURAL($other, "reçoit", "reçoivent") } un bonus de { $bonus }.
    }
ends-piece-worth = { $piece } { $worth }
ends-tenths = { $whole },{ $rest }
ends-blown-up = Un joueur dont { THE($royal) } explose perd la partie.
ends-repetition = La partie est nulle quand la même position se présente { $times ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $times }
    } fois.
ends-repetition-perpetual = La partie est nulle quand la même position se présente { $times ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $times }
    } fois, sauf si un camp a donné échec à chaque coup entre-temps : ce camp perd alors.
ends-no-chase = Seul l’échec perpétuel fait perdre : attaquer sans fin une autre pièce ne donne que la nulle.
ends-no-impasse = Il n’y a pas de règle d’impasse (jishōgi) : même si aucun camp ne peut plus être maté, la partie continue et l’on ne compte pas de points.
# $drops is `yes` where pieces can be dropped; $pieces are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = La partie est nulle après { $moves } coups de chaque camp sans capture{ $kinds ->
        [0] { $drops ->
            [yes] {" "}ni parachutage
           *[no] {""}
        }
       *[other] { $drops ->
            [yes] {" "}ni parachutage
           *[no] {""}
        }{" "}et sans qu’{ $pieces } ait bougé
    }.
# $pieces are the pieces of which one is too little.
ends-dead-bare = La partie est nulle quand il ne reste aux deux joueurs que leur { $royal }.
ends-dead-lone = Elle est nulle aussi quand la seule autre pièce qui reste est { $pieces }.
# $pieces never leave some of the cells, such as Bishops those of one colour.
ends-dead-bound = Elle est nulle aussi quand chacune des autres pièces qui restent est { $pieces }, et que toutes sont cantonnées aux mêmes cases.
ends-mate-draws = Si l’échec qui donne le mat vient { OF($pieces) }, la partie est nulle.

# $places are those where the semi-royal keeps its pieces from freezing, $count how many of them are named: 0 where it is the whole board.
rule-holds = Pièce semi-royale : tant que son camp n’en a aucune{ $count ->
        [0] , les pièces qui en dépendent sont gelées
        [1] {" "}{ $places }, les pièces qui en dépendent y sont gelées
       *[other] {" "}{ $places }, les pièces qui en dépendent y sont gelées ; de même { $more }
    }.
# $needs are one or more of the next; $piece is the name of the semi-royal.
rule-bound = Cette pièce est gelée { $needs }.
rule-needs = { $count ->
        [0] tant que son camp n’a pas { OF($piece) }
        [1] { $places } tant que son camp n’y a pas { OF($piece) }
       *[other] { $places } tant que son camp n’y a pas { OF($piece) }, et de même { $more }
    }
rule-place = sur { $cells }
# A piece with the article that its name takes.
rule-a = { A($name) }
rule-an = { A($name) }
# The same further on in a list: `a Rook, Knight or Queen`.
rule-or-a = { A($name) }

# $most is how often at most, $times the same in words; $taken is `own` for pieces of its kind, `none`, or `others`, which are $by.
rule-double-step = { $place ->
        [whole] Peut
       *[part] Depuis { $cells }, peut
    } faire { $most ->
        [2] deux pas
       *[other] jusqu’à { $times } pas
    } en un seul coup, sans capturer{ $taken ->
        [none] .
        [own] {" ; "}la prise en passant est alors possible.
       *[others] {" ; "}la prise en passant est alors possible par { $by }.
    }
rule-side-only = Cela ne vaut que pour { SIDE($side) }.
# $partner is whom the royal piece castles with, $steps how many files it goes, and $files the same in words.
rule-castles = Peut roquer{ $place ->
        [part] {" "}sur { $cells }
       *[whole] {""}
    } avec { THE($partner) } en se déplaçant { $steps ->
        [1] d’une colonne
       *[other] de { $files } colonnes
    } vers { AGREE($partner, "lui", "elle") }, si aucune des deux pièces n’a bougé.
rule-castles-to = Peut roquer{ $place ->
        [part] {" "}sur { $cells }
       *[whole] {""}
    } avec { THE($partner) } en arrivant sur { $end } (du point de vue de son camp), si aucune des deux pièces n’a bougé.
rule-castled-with = { CAPITAL(THE($royal)) } peut roquer{ $place ->
        [part] {" "}sur { $cells }
       *[whole] {""}
    } avec cette pièce si aucune des deux n’a encore bougé.
# $names are those that it can become, $pieces the same with articles.
rule-promotes-must = Promotion obligatoire en { $names } quand le coup finit sur { $cells }.
rule-promotes-may = Promotion facultative en { $names } quand le coup finit sur { $cells }.
# $count is how many kinds of $pieces there are.
rule-promotes-may-if-none = Promotion facultative en { $names } quand le coup finit sur { $cells }, { $count ->
        [1] tant que son camp n’en a pas
       *[other] mais pas en une pièce que son camp a déjà
    }.
rule-promotes-if-none = Promotion également possible en { $names } quand le coup amène la pièce sur { $cells }, { $count ->
        [1] tant que son camp n’en a pas
       *[other] mais pas en une pièce que son camp a déjà
    }.
rule-promotes-there = Promotion également possible, au même endroit, en { $names }, { $count ->
        [1] tant que son camp n’en a pas
       *[other] mais pas en une pièce que son camp a déjà
    }.
# $pieces is what it becomes, with its article.
rule-becomes = Depuis { $cells }, peut devenir { $pieces } au lieu de jouer un coup, sur place ou sur une case que la nouvelle pièce pourrait atteindre de là sans capturer.
rule-becomes-none = Son camp ne doit pas en avoir déjà.
rule-becomes-last = La dernière pièce de son type peut le faire de n’importe où.
rule-becomes-calm = La nouvelle pièce ne doit pas attaquer aussitôt une pièce adverse.
rule-promotes-lost = Cette pièce ne peut devenir qu’une pièce perdue par son camp.
rule-promotes-lost-only = Cette pièce ne peut devenir qu’une pièce perdue par son camp ; s’il n’y en a pas, ce coup lui est interdit.
rule-until-captured = Capturée, cette pièce redevient { $piece }.
# $name is what it turns over into, $piece the same with an article.
rule-turns-over = Promotion facultative en { $name } quand le coup commence ou finit sur { $cells }.
# $place is `whole` where that is the whole board.
rule-turns-over-must = { $place ->
        [whole] Se retourne à chaque coup et devient { $name }.
       *[part] Promotion obligatoire en { $name } quand le coup commence ou finit sur { $cells }.
    }
rule-turns-over-entry = Promotion facultative en { $name } à l’entrée sur { $cells }, ou lors d’une prise qui y commence ou y finit.
rule-turns-over-entry-must = Promotion obligatoire en { $name } à l’entrée sur { $cells }, ou lors d’une prise qui y commence ou y finit.
rule-turns-over-capture = Promotion facultative en { $name } lors d’une prise qui commence ou finit sur { $cells }.
# $place is `whole` where that is the whole board.
rule-turns-over-capture-must = { $place ->
        [whole] Se retourne à chaque prise et devient { $name }.
       *[part] Promotion obligatoire en { $name } lors d’une prise qui commence ou finit sur { $cells }.
    }
rule-turns-back = Le retour à la face d’origine se fait de la même façon.
rule-no-flight = En échec, ne peut pas bouger, sauf pour prendre la seule pièce qui donne échec.
rule-exchanged = Échange obligatoire contre une pièce d’une réserve quelconque quand le coup finit sur { $cells }.
# $missing is where its side must have none of them.
rule-restores = { CAPITAL($piece) } peut prendre sa place quand un coup amène cette pièce sur { $cells }, tant que son camp n’en a pas sur { $missing }. La nouvelle pièce vient { $reserves }.
rule-swapped = Échange possible contre { A($piece) } de la réserve adverse quand le coup commence ou finit sur { $cells }.
rule-vanishes = Quand cette pièce capture { THE($piece) } adverse, { THE($piece) } de son propre camp disparaît aussi.
rule-dropped = Se parachute depuis la réserve de son joueur sur { $cells }.
rule-dropped-either = L’une ou l’autre face peut être visible.
rule-dropped-stuck = Se parachute même là où aucun coup ne lui est possible.
rule-one-per-file =
    { $most ->
        [1] Ne se parachute pas sur une colonne où son camp a déjà une pièce du même type.
       *[other] Ne se parachute pas sur une colonne où son camp a déjà { $most } pièces du même type.
    }
rule-one-per-colour = Ne se parachute pas sur une case de la couleur où son camp a déjà une pièce du même type.
rule-unmoved = Parachutée sur { $cells }, cette pièce compte comme n’ayant pas encore bougé.
rule-shuffled = Commence sur { $cells }, sur une case tirée au sort.
rule-gated = Peut passer de la réserve à la case de départ d’une pièce qui bouge pour la première fois, dans le même coup.
rule-no-drop-mate = Son parachutage ne peut pas donner le mat.
# $chapter is the heading of the chapter that says more.
rule-barred = Certains de ses coups au bord du plateau sont interdits ; voir « { $chapter } ».
rule-facing = Ne peut pas faire face à son homologue adverse sur une colonne{ $lines ->
        [all] {" "}ou une rangée
       *[files] {""}
    } ouverte.
rule-reaches = En atteignant { $cells }, cette pièce gagne la partie.
rule-royals-each = Ne peut jamais rester en échec, même si son camp a une autre pièce royale.
rule-royals-one = Peut rester en échec tant que son camp a une autre pièce royale hors de danger.
rule-royals-last = Peut rester en échec, et même se faire capturer, tant que son camp a une autre pièce royale.
rule-extinct = { $left ->
        [0] Son camp perd quand il n’a plus aucune pièce de ce type.
        [1] Son camp perd quand il n’a pas au moins deux pièces de ce type.
        [2] Son camp perd quand il n’a pas au moins trois pièces de ce type.
       *[other] Son camp perd quand il ne lui reste que { $left } pièces de ce type ou moins.
    }
rule-loses-first = Compte comme ayant déjà joué dès qu’{ $by } adverse vise cette pièce, même à travers d’autres pièces.
rule-trade = Ne peut capturer { $piece } adverse sur une case non voisine, si cette pièce est protégée, qu’en capturant aussi en chemin une autre pièce{ $count ->
        [0] .
       *[other] {" "}qui ne soit pas { $except }.
    } Juste après la capture { OF($piece) } par une pièce d’un autre type, il faut { $piece } pour capturer { $piece } ailleurs.
rule-blast-proof = Résiste à l’explosion d’une capture voisine.
rule-never-captures = Ne peut pas capturer : cette pièce exploserait elle aussi.
rule-mate-draws = Si cette pièce donne elle-même le mat, la partie est nulle.

# Whose reserve a piece comes from.
# $first and $next are two of the next.
rule-reserve-else = { $first } ou, à défaut, { $next }
rule-reserve-own = de la réserve de son camp
rule-reserve-enemy = de la réserve adverse
rule-reserve-neutral = de la réserve neutre
