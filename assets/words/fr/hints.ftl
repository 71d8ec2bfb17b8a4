# The ladder of hints.

# Its rungs.
hint-place = Où
    .tip = Où regarder sur le plateau
hint-piece = Quelle pièce
    .tip = Quelle pièce jouer
hint-moves = Coups
    .tip = Quelques bons coups, sans ordre particulier
hint-line = Suite
    .tip = La meilleure suite, à parcourir, avec son explication
hint-looking = Recherche d’un indice…
hint-how =
    { $keys ->
        [none] Chaque étape en révèle un peu plus. Échap pour arrêter.
       *[other] Chaque étape en révèle un peu plus. { $keys } pour la suivante, Échap pour arrêter.
    }
hint-pass = Passez.
hint-drop = Parachutez { A($piece) }.
hint-move = Jouez { THE($piece) } qui est en { $cell }.
hint-good =
    { $count ->
        [1] Un coup est meilleur que tous les autres.
       *[other] Chacun de ces { $count } coups est bon.
    }
hint-lost =
    La position est perdue. { $count ->
        [1] Un coup offre la meilleure résistance.
       *[other] Ces { $count } coups offrent la meilleure résistance.
    }
hint-bent = Une flèche courbe passe par les cases que la pièce traverse.
hint-worth = L’évaluation à la fin de la suite, du point de vue { OF(SIDE($side)) }
hint-play = Jouer ce coup
    .tip = Jouer le meilleur coup
hint-watch = Voir la suite
    .tip = Dérouler la suite sur le plateau
# The best move of the game inside called $game is $inner. The best of all, $best, is worth so many pawns more on the whole board.
hint-inside = Dans le jeu intérieur ({ $game }), { $inner } est le meilleur coup. Sur le plateau entier, { $best } vaut { $by } de plus.
hint-inside-wins = Dans le jeu intérieur ({ $game }), { $inner } est le meilleur coup. Sur le plateau entier, { $best } force le gain.
hint-inside-loses = Dans le jeu intérieur ({ $game }), { $inner } est le meilleur coup. Sur le plateau entier, il perd par force, mais pas { $best }.

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = Regardez la réserve { OF(SIDE($side)) }. La pièce va { $across ->
        [left] sur la gauche { OF(SIDE($side)) }
        [right] sur la droite { OF(SIDE($side)) }
       *[middle] au milieu
    }, { $up ->
        [home] près de { PLURAL($side, "son", "leur") } camp
        [far] loin de { PLURAL($side, "son", "leur") } camp
       *[half] à mi-hauteur du plateau
    }.
place-layer = Regardez la couche « { $layer } », { $across ->
        [left] sur la gauche { OF(SIDE($side)) }
        [right] sur la droite { OF(SIDE($side)) }
       *[middle] au milieu
    }, { $up ->
        [home] { $across ->
            [middle] près du camp { OF(SIDE($side)) }
           *[other] près de { PLURAL($side, "son", "leur") } camp
        }
        [far] { $across ->
            [middle] loin du camp { OF(SIDE($side)) }
           *[other] loin de { PLURAL($side, "son", "leur") } camp
        }
       *[half] à mi-hauteur du plateau
    }.
place-board = Regardez { $across ->
        [left] sur la gauche { OF(SIDE($side)) }
        [right] sur la droite { OF(SIDE($side)) }
       *[middle] au milieu
    }, { $up ->
        [home] { $across ->
            [middle] près du camp { OF(SIDE($side)) }
           *[other] près de { PLURAL($side, "son", "leur") } camp
        }
        [far] { $across ->
            [middle] loin du camp { OF(SIDE($side)) }
           *[other] loin de { PLURAL($side, "son", "leur") } camp
        }
       *[half] à mi-hauteur du plateau
    }.
place-outside = Le coup se joue en dehors de « { $layer } ».

# On a folded board, where the hint is about what is not seen there.
hint-unfold =
    .tip = L’indice porte sur tout le plateau : dépliez-le pour le voir
