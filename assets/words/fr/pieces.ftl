# How pieces move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the piece goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $place ->
        [part] { $only ->
            [capture] pour capturer depuis { $cells },{" "}
           *[other] depuis { $cells },{" "}
        }
        [also] { $only ->
            [capture] en plus, pour capturer depuis { $cells },{" "}
           *[other] en plus, depuis { $cells },{" "}
        }
       *[whole] { $only ->
            [capture] pour capturer,{" "}
           *[other] {""}
        }
    }{ $travel }{ $only ->
        [move] , sans capturer
       *[other] {""}
    }
moves-first = { $clause }, au premier coup seulement
moves-unchecked = { $clause } et jamais pour sortir d’un échec
# $cells is never left.
moves-within = { $clause }, sans jamais quitter { $cells }
# $cells are those that the piece cannot go into or out of.
moves-walls = { $clause }, sans jamais entrer dans { $cells } ni en sortir
# $pieces are those that the piece cannot jump over.
moves-except = { $clause }, sans jamais sauter ni capturer { $pieces }

# $way is a direction or several; $number is $most in words.
moves-slide = se déplace { $way }, sans limite de distance
moves-slide-most = { $most ->
        [1] se déplace d’une case { $way }
       *[other] se déplace d’au plus { $number } cases { $way }
    }
moves-ride = court { $way } par bonds de { $step ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $step }
    } cases, sans limite de distance
# $cells is how far each leap goes.
moves-ride-most = court { $way } en au plus { $most } bonds { OF($cells) }
# Leaps as a Knight's, one after another; $most is how many, 0 any number; $step is where each goes.
moves-ride-oblique = bondit { $step }, { $most ->
        [0] autant de fois qu’on le veut
       *[other] jusqu’à { $number } fois
    } dans la même direction
# $step is where the piece goes; $via is where nothing may stand.
moves-lame = se déplace { $step }, { $via ->
        [half] si la case à mi-chemin est vide
        [straight] sauf si une pièce lui barre la route sur la case orthogonalement voisine
        [diagonal] sauf si une pièce lui barre la route sur la case voisine en diagonale
       *[other] sauf si une pièce lui barre la route
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = parcourt un cercle, dans un sens ou dans l’autre, en { $most ->
        [0] un nombre quelconque de bonds
       *[other] au plus { $number } bonds
    } { $step }, en tournant chaque fois de { $angle } dans le même sens ; peut s’arrêter après chaque bond, et s’arrête dès qu’un bond tombe sur une pièce
# The same where it turns by several angles one after the other: $angle is all of them.
moves-circle-turns = parcourt un cercle, dans un sens ou dans l’autre, en { $most ->
        [0] un nombre quelconque de bonds
       *[other] au plus { $number } bonds
    } { $step }, en tournant toujours dans le même sens, tour à tour de { $angle } ; peut s’arrêter après chaque bond, et s’arrête dès qu’un bond tombe sur une pièce
# $sides is the number of directions of the first step; $most is the number of steps, 0 for any number, and $number the same in words.
moves-zigzag = zigzague pas à pas, { $most ->
        [0] à n’importe quelle distance
       *[other] en { $number } pas au plus
    } : le premier pas { $sides ->
        [8] dans n’importe quelle direction
       *[other] { $way }
    }, les suivants en tournant de { $angle } alternativement à gauche et à droite, en commençant d’un côté ou de l’autre ; peut s’arrêter après chaque pas, et s’arrête à la première pièce rencontrée
# $steps is the number of directions of a single step.
moves-twice = fait un ou deux pas{ $steps ->
        [1] {" "}{ $way }
        [8] , chacun dans n’importe quelle direction
       *[other] , chacun dans l’une de ces directions : { $way }
    }, par-dessus n’importe quelle pièce ; peut capturer à l’un des pas ou aux deux, et revenir à son point de départ ; à côté d’une case vide, peut aussi passer son tour
moves-hop = saute { $way } par-dessus une seule pièce et se pose sur { $only ->
        [capture] la case de la pièce suivante, à n’importe quelle distance
        [move] n’importe quelle case au-delà, avant la pièce suivante
       *[both] n’importe quelle case au-delà, jusqu’à la pièce suivante, qui peut être capturée
    }
# $most is how far it can go in all, 0 for any distance, and $number is one less in words: how far away the piece may be.
moves-vault = saute { $way } par-dessus { $most ->
        [0] la première pièce rencontrée
        [2] une pièce voisine
       *[other] une pièce éloignée d’au plus { $number } cases
    } et se pose sur la case juste derrière
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] se déplace
       *[other] bondit
    } { OF($cells) } { $way }
moves-leap = bondit { $step }

# Leaps of two lengths.
moves-leaps = { $first } ; { $next }

# A single step along a line.
moves-to-along = { OF($cells) } { $way }
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] { OF($long) } orthogonalement et { OF($short) } de côté
        [forward] { OF($long) } orthogonalement et { OF($short) } de côté, vers l’avant
        [forwardmost] { OF($long) } tout droit vers l’avant et { OF($short) } de côté
        [backward] { OF($long) } orthogonalement et { OF($short) } de côté, vers l’arrière
        [sideways] { OF($long) } sur le côté et { OF($short) } en avant ou en arrière
       *[other] { OF($long) } orthogonalement et { OF($short) } de côté, { $way }
    }
# The same where the step goes on diagonally, outward.
moves-to-outward = { $dirs ->
        [all] { OF($long) } orthogonalement, puis { OF($short) } en diagonale vers l’extérieur
        [forward] { OF($long) } orthogonalement, puis { OF($short) } en diagonale vers l’extérieur, vers l’avant
        [forwardmost] { OF($long) } tout droit vers l’avant, puis { OF($short) } en diagonale vers l’avant
        [backward] { OF($long) } orthogonalement, puis { OF($short) } en diagonale vers l’extérieur, vers l’arrière
        [sideways] { OF($long) } sur le côté, puis { OF($short) } en diagonale vers l’extérieur
       *[other] { OF($long) } orthogonalement, puis { OF($short) } en diagonale vers l’extérieur, { $way }
    }
moves-to-apart = { OF($long) } orthogonalement et { OF($short) } de côté

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] orthogonalement
           *[diagonal] en diagonale
        }
        [forward] { $along ->
            [straight] tout droit vers l’avant
           *[diagonal] en diagonale vers l’avant
        }
        [backward] { $along ->
            [straight] tout droit vers l’arrière
           *[diagonal] en diagonale vers l’arrière
        }
        [sideways] sur le côté
       *[other] dans les directions { $steps }
    }
# Directions that are named one by one.
moves-way-forward = tout droit vers l’avant
moves-way-forward-right = en diagonale vers l’avant à droite
moves-way-right = vers la droite
moves-way-backward-right = en diagonale vers l’arrière à droite
moves-way-backward = tout droit vers l’arrière
moves-way-backward-left = en diagonale vers l’arrière à gauche
moves-way-left = vers la gauche
moves-way-forward-left = en diagonale vers l’avant à gauche
moves-way-eight = dans toutes les directions
# Two directions of which one is forward or backward only.

moves-cells = { $count ->
        [0] aucune case
        [1] une case
        [2] deux cases
        [3] trois cases
        [4] quatre cases
        [5] cinq cases
        [6] six cases
        [7] sept cases
        [8] huit cases
        [9] neuf cases
        [10] dix cases
       *[other] { $count } cases
    }
# Of cells, files or leaps.
moves-number = { $count ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }

# Sets of cells, as they are said after `sur`, `depuis` and OF. Regions that the program's own games name are in names.ron.
cells-board = n’importe quelle case
cells-certain = certaines cases
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is, and `place` where it is one
# of several words, as `promotion zone` is.
cells-named = { $number ->
        [several] les cases « { $name } »
        [place] les cases « { $name } »
       *[one] les cases « { $name } »
    }
# $ranks are as cells-rank has them.
# $form is `run` for ranks one after the other, of which the first and the last are named.
cells-ranks = { $form ->
        [run] ses { $ranks } rangées
        [first] ses { $ranks } premières rangées
        [beyond] sa { $ranks } rangée ou au-delà
       *[one] sa { $ranks } rangée
    }
# $files are letters.
cells-files = { $count ->
        [1] la colonne { $files }
        [2] la colonne { $files }
       *[other] les colonnes { $files }
    }
# $rank is the number of a rank.
cells-rank = { $rank ->
        [1] 1re
       *[other] { $rank }e
    }
cells-run = { $first } à { $last }
cells-and-more = { $count ->
        [1] { $ranks } ou la case { $cells }
       *[other] { $ranks } ou l’une des cases { $cells }
    }
cells-part = { $cells } { OF($ranks) }
cells-outside = { $cells } en dehors { OF($without) }
# Which cells a lattice has: where every second file and every second rank cross, or what other lattices leave.
cells-every-second = celles d’une colonne sur deux, de { $first } à { $last }, et d’une rangée sur deux, de { $low } à { $high }
cells-rest = toutes les autres
# A block of cells, by the corner next to a1 and the opposite one.
cells-block = { $first }–{ $last }
