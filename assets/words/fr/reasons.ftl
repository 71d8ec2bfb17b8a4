# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $piece is the name of the piece, $cell where it comes from or is dropped.
reason-moved = { CAPITAL(THE($piece)) } de { $cell }
reason-dropped = { CAPITAL(THE($piece)) } { AGREE($piece, "parachuté", "parachutée") } en { $cell }

# $who is one of the two above; each claim is said of it.
reason-none = { $who } se déplace.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } et { $second }.
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who } capture { $victim } et { $second }.
reason-captures-freezing = { $who } capture { $victim }, ce qui gèle { $pieces ->
        [1] une pièce
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } { OF(SIDE($side)) }.

# A piece of the sentence; $lattice tells apart those that freeze apart.
reason-piece = { THE($name) } en { $cell }
reason-piece-of = { THE($name) } en { $cell } ({ $lattice })

claim-only = joue le seul coup légal
claim-mate = donne échec et mat
claim-no-move = laisse { SIDE($side) } sans coup légal, ce qui gagne la partie
claim-wins = gagne aussitôt
claim-forces-mate = force le mat en { $moves ->
        [1] un coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }
claim-freezes = gèle { $pieces ->
        [1] une pièce
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } { OF(SIDE($side)) }
claim-thaws = dégèle { $pieces ->
        [1] une pièce
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } { OF(SIDE($side)) }
claim-checks = donne échec
claim-uncovers-check = découvre un échec donné par { $piece }
claim-leaves-check = se soustrait à l’échec
claim-ends-check = met ainsi fin à l’échec
claim-blocks-check = pare l’échec donné par { $piece } en s’interposant
claim-castles = roque
claim-forks = attaque à la fois { $piece } et { $other }
claim-threatens = menace de gagner { $piece }
claim-threatens-mate = menace mat
claim-stops-mate = { $moves ->
        [1] empêche le mat au coup suivant
       *[other] empêche le mat en { $moves } coups
    }
claim-escapes = échappe { TO($piece) }
claim-guards = protège { $piece }
claim-shields = protège { $piece } en faisant écran { TO($other) }
claim-wins-later = va gagner { $piece }
claim-nears = { $moves ->
        [1] n’est plus qu’à un coup de la promotion
       *[other] n’est plus qu’à { $moves } coups de la promotion
    }
claim-frees = ouvre des lignes pour { $piece } ({ $to } coups au lieu de { $from })
claim-gains-room = gagne en activité ({ $to } coups au lieu de { $from })
# $by is a number of pawns with its fraction.
claim-better = joue le meilleur coup, avec { $by } d’avance sur tout autre

claim-captures-free = capture { $piece } (sans défense)
claim-captures-won = capture { $piece } et y gagne même après une reprise
claim-captures-even = s’échange contre { $piece }
claim-captures-given = se sacrifie contre { $piece }

# $name is what the piece becomes; for some languages with an article.
claim-promoted = se promeut en { $name }
claim-turned = se promeut en { $name }
claim-exchanged = s’échange contre { $piece }
claim-restored = ramène { THE($name) } { OF(SIDE($side)) }

# $verdict is a number of pawns, or a mate.
claim-balance = maintient l’équilibre
claim-ahead = maintient l’avantage { OF(SIDE($side)) } ({ $verdict })
claim-best-behind = joue le moins mauvais coup : { SIDE($side) } { PLURAL($side, "a", "ont") } l’avantage ({ $verdict })
claim-best-lost = joue le moins mauvais coup : { SIDE($side) } { PLURAL($side, "gagne", "gagnent") } ({ $verdict })

# What a move of the user's costs, $side being the opponent and $piece a piece of the user's.
caution-loses = Ce coup perd { $piece }.
caution-loses-freezing = Ce coup perd { $piece } et gèle { $pieces ->
        [1] une de vos pièces
        [one] { $pieces } de vos pièces
       *[other] { $pieces } de vos pièces
    }.
caution-later = Ce coup perdra bientôt { $piece }.
caution-freezes = Ce coup permet { TO(SIDE($side)) } de geler { $pieces ->
        [1] une de vos pièces
        [one] { $pieces } de vos pièces
       *[other] { $pieces } de vos pièces
    }.
# The same of a side's move: $whose has made it.
cost-loses-freezing = Ce coup perd { $piece } et gèle { $pieces ->
        [1] une pièce
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } { OF(SIDE($whose)) }.
cost-freezes = Ce coup permet { TO(SIDE($side)) } de geler { $pieces ->
        [1] une pièce
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } { OF(SIDE($whose)) }.
caution-forks = Ce coup permet { TO(SIDE($side)) } d’attaquer à la fois { $piece } et { $other }.
caution-mate = Ce coup permet { TO(SIDE($side)) } de mater aussitôt.
caution-wins = Ce coup permet { TO(SIDE($side)) } de gagner aussitôt.
caution-mates = Ce coup permet { TO(SIDE($side)) } de forcer le mat en { $moves ->
        [1] un coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
caution-much = Ce coup coûte cher.
