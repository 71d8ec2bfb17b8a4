# What a screen reader says: what happens in the game, and answers to a player who does not see the board.

voice-sentence = { $text }.

# Moves. $side is the name of a side, $piece a piece's name, $from and $to are cells.
voice-plays = { CAPITAL(SIDE($side)) } { PLURAL($side, "joue", "jouent") } { $piece } { $from } { $to }
voice-takes = { CAPITAL(SIDE($side)) }, { $piece } { $from } prend { $victim } en { $to }
voice-takes-in-passing = { CAPITAL(SIDE($side)) }, { $piece } { $from } prend en passant en { $to }
voice-pass = { CAPITAL(SIDE($side)) } { PLURAL($side, "passe", "passent") }
voice-gates = { $moved }, et { A($piece) } prend la place quittée
voice-brief-pass = passe
voice-castles = { CAPITAL(SIDE($side)) } { PLURAL($side, "roque", "roquent") }, { $piece } { $from } { $to }
voice-passes = { CAPITAL(SIDE($side)) } { PLURAL($side, "passe", "passent") }, { $piece } { $from }
voice-takes-on-way = { CAPITAL(SIDE($side)) }, { $piece } { $from } prend { $victim } en { $cell } en allant en { $to }
voice-takes-two = { CAPITAL(SIDE($side)) }, { $piece } { $from } prend { $victim } en { $cell } et { $other } en { $to }
voice-drops = { CAPITAL(SIDE($side)) } { PLURAL($side, "parachute", "parachutent") } { $piece } en { $to }
# $moved is one of the moves above.
voice-promotes = { $moved }, promotion en { $piece }
voice-turns = { $moved }, promotion en { $piece }
voice-becomes = { $moved }, transformation en { $piece }
voice-transforms = { CAPITAL(SIDE($side)) } { PLURAL($side, "change", "changent") } { $piece } { $from } en { $other } { $to }
voice-exchanged = { $moved }, échange contre { A($piece) } de { $reserve ->
        [neutral] la réserve neutre
       *[other] la réserve { OF(SIDE($reserve)) }
    }
voice-outside = À l’extérieur : { $moved }
voice-check = Échec.
voice-freezes = { $count ->
        [1] Une pièce { OF(SIDE($side)) } est gelée.
        [one] { $count } pièce { OF(SIDE($side)) } est gelée.
       *[other] { $count } pièces { OF(SIDE($side)) } sont gelées.
    }
voice-thaws = { $count ->
        [1] Une pièce { OF(SIDE($side)) } peut de nouveau jouer.
        [one] { $count } pièce { OF(SIDE($side)) } peut de nouveau jouer.
       *[other] { $count } pièces { OF(SIDE($side)) } peuvent de nouveau jouer.
    }
# Before a move that was gone to, not played.
voice-at = Coup { $number } :
voice-start = Position initiale.
# A move in a hint.
voice-brief = { $piece } { $from } { $to }
voice-brief-takes = { $piece } { $from } prend { $to }
voice-brief-drop = { $piece } { AGREE($piece, "parachuté", "parachutée") } en { $to }
voice-best = Meilleur coup : { $moved }.

# What is in hand. $count is the number of cells it can go to, $captures how many of them are captures.
voice-picked = { $piece } { AGREE($piece, "saisi", "saisie") }, { $count ->
        [0] aucun coup.
        [one] un coup{ $captures ->
            [0] .
           *[other] , une capture.
        }
       *[other] { $count } coups{ $captures ->
            [0] .
            [one] , une capture.
           *[other] , { $captures } captures.
        }
    }
voice-looked-at = { $piece } { OF(SIDE($side)) }, { $count ->
        [0] aucun coup.
        [one] un coup{ $captures ->
            [0] .
           *[other] , une capture.
        }
       *[other] { $count } coups{ $captures ->
            [0] .
            [one] , une capture.
           *[other] , { $captures } captures.
        }
    }
voice-held-picked = { $piece } de la réserve { AGREE($piece, "saisi", "saisie") }, { $count ->
        [0] aucune case où parachuter.
        [one] une case où parachuter.
       *[other] { $count } cases où parachuter.
    }
voice-lifted = { $piece } { AGREE($piece, "saisi", "saisie") }.
voice-put-down = Pièce reposée.
voice-choice = Choisissez ce que devient la pièce : { $count } possibilités.

# How the board is seen.
voice-folded = Plateau plié sur : { $game }.
voice-unfolded = Plateau entier.
voice-layer = { $layer } : { $state }.
voice-flipped = { CAPITAL(SIDE($side)) } { PLURAL($side, "est", "sont") } en bas.
voice-rules = Règles. Tab permet de continuer la lecture.
voice-set-up = Composition d’une position.
voice-rearranged = Le plateau a changé.
# $what is a command that is switched on or off.
voice-on = { $what } : activé.
voice-off = { $what } : désactivé.

# Moves that are typed.
voice-completions = { $count ->
        [1] Un coup : { $moves }.
       *[other] { $count } coups : { $moves }.
    }

# How the game stands.
voice-turn = Coup { $number }. Trait { TO(SIDE($side)) }{ $check ->
        [yes] , en échec.
       *[no] .
    }
voice-you = Vous jouez { SIDE($side) }.
voice-clock = Il reste { $time } { TO(SIDE($side)) }.
voice-hours = { $count ->
        [1] une heure
        [one] { $count } heure
       *[other] { $count } heures
    }
voice-minutes = { $count ->
        [1] une minute
        [one] { $count } minute
       *[other] { $count } minutes
    }
voice-seconds = { $count ->
        [1] une seconde
        [one] { $count } seconde
       *[other] { $count } secondes
    }
voice-clocks-stand = Les pendules sont arrêtées.
voice-time-short = { CAPITAL(SIDE($side)) } { PLURAL($side, "n’a", "n’ont") } presque plus de temps.

# Pieces and cells. $piece is a piece's name, in voice-cell-piece and further on with whose it is, or the word for an empty cell.
voice-empty = vide
voice-piece = { $piece }, { $side }
voice-frozen-piece = { $piece }, { $side }, pièce gelée
voice-placed = { $piece } { $cell }
voice-cell-piece = { $cell } { $piece }
voice-nothing = Rien.
voice-nothing-on = Il n’y a pas de pièce en { $cell }.
voice-in-whole = Sur le plateau entier : { $cell } { $piece }.
voice-in-game = { $game } : { $cell } { $piece }.
voice-lattice = Cette case fait partie { OF($cells) }.

# What goes where.
voice-arrivals = { CAPITAL(SIDE($side)) } { PLURAL($side, "peut", "peuvent") } jouer en { $cell } avec { $pieces }.
voice-no-arrivals = { CAPITAL(SIDE($side)) } ne { PLURAL($side, "peut", "peuvent") } pas jouer en { $cell }.
voice-from-reserve = { $piece } de la réserve
voice-moves = { $piece } { $cell }, { $count ->
        [0] aucun coup.
        [1] un coup : { $cells }.
       *[other] { $count } coups : { $cells }.
    }
voice-captures = { $piece } { $cell }, { $count ->
        [0] aucune capture.
        [1] une capture : { $cells }.
       *[other] { $count } captures : { $cells }.
    }
voice-capture = { $cell } prend { $victim }
voice-capture-in-passing = { $cell } en passant
voice-attackers = { $count ->
        [0] { CAPITAL(SIDE($side)) } { PLURAL($side, "n’attaque", "n’attaquent") } pas { $cell }.
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "attaque", "attaquent") } { $cell } avec { $pieces }.
    }
voice-defenders = { $count ->
        [0] { CAPITAL(SIDE($side)) } ne { PLURAL($side, "défend", "défendent") } pas { $cell }.
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "défend", "défendent") } { $cell } avec { $pieces }.
    }

# The board read out. $way is one of the ways below.
voice-up = en haut
voice-up-right = en haut à droite
voice-right = à droite
voice-down-right = en bas à droite
voice-down = en bas
voice-down-left = en bas à gauche
voice-left = à gauche
voice-up-left = en haut à gauche
voice-way = { $way } : { $pieces }
voice-way-free = { $way } : { $count ->
        [1] une case vide
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
voice-way-edge = { $way } : bord du plateau
voice-nearest = { $way } { $cell } { $piece }
voice-file = Colonne { $file } : { $pieces }.
voice-rank = rangée { $rank } : { $pieces }
voice-kind = { $piece } { $cells }
voice-held =
    { $count ->
        [1] { A($piece) }
       *[other] { $count } × { $piece }
    }
voice-reserve = en réserve : { $pieces }
voice-pieces = { $side } : { $pieces }
voice-no-place = Il n’y a ici ni case, ni colonne, ni rangée, ni pièce du nom de « { $text } ».
voice-stars = { $count ->
        [one] L’étoile est en { $cells }.
       *[other] Les étoiles sont en { $cells }.
    }
voice-goes-on = Entrée pour continuer.
