# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a piece becomes. $owner is the name of a side, or `neutral`: whose reserve it is.
choose = Choisissez ce que devient la pièce
choose-from =
    { $owner ->
        [neutral] De la réserve neutre
       *[other] De la réserve { OF(SIDE($owner)) }
    }
choose-nothing = inchangée
choose-turned = promue

# $piece is the name of what stands on the cell after the move.
choose-keep = Garder { THE($piece) }
choose-move = Jouer
choose-move-piece = Jouer { THE($piece) }
choose-double = Avancer { THE($piece) } de deux pas
choose-passing = Prendre en passant avec { THE($piece) }
choose-castle = Roquer
# The $piece is captured.
choose-twice = Capturer { THE($piece) } en { $cell } au passage
choose-passes = Passer avec { THE($piece) }
choose-put-nothing = Ne rien mettre à sa place
choose-put = Mettre { THE($piece) } à sa place
choose-put-royal = Roquer et mettre { THE($piece) } à la place du Roi
choose-put-partner = Roquer et mettre { THE($piece) } à la place de la Tour
choose-taken = × { $piece } { $cell }
choose-directly = Aller directement
choose-pass = Passer
choose-turn = Promouvoir en { $piece }
choose-promote = Promouvoir en { $piece }
choose-restore = Ramener { A($piece) } d’une réserve
choose-swap = Échanger contre { A($piece) } de la réserve adverse
# The $piece goes off the board, and what is chosen takes its place.
choose-exchange-why = { CAPITAL(THE($piece)) } doit s’échanger ici et rejoint la réserve d’où vient la nouvelle pièce.
choose-swap-why = En cas d’échange, { THE($piece) } rejoint la réserve adverse.
choose-restore-why = Si une autre pièce revient à sa place, { THE($piece) } rejoint la réserve adverse.
choose-drop = Parachuter { A($piece) }
choose-exchange =
    { $owner ->
        [neutral] Échanger contre { A($piece) } de la réserve neutre
       *[other] Échanger contre { A($piece) } de la réserve { OF(SIDE($owner)) }
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = Plateau : { $game }
board-focus = Plateau. Utilisez les flèches.
board-at = Plateau, { $cell }
cell-piece = { $cell } { $piece }, { $side }
cell-empty = { $cell } vide
cell-hidden = { $cell } masquée
# $cells are those of a lattice.
cell-lattice = sur { $cells }
cell-whole = { $cell } du plateau entier
cell-whole-piece = { $piece } { $cell } du plateau entier
cell-frozen = pièce gelée
cell-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
cell-goal = case gagnante
cell-star = étoile
cell-check = en échec
cell-picked = pièce saisie
cell-target = arrivée possible
cell-capture = capture possible
cell-last = dernier coup

# Where the board goes on out of sight.
board-scroll-files = Partie visible du plateau, horizontalement
board-scroll-ranks = Partie visible du plateau, verticalement
board-map = Carte de tout le plateau
beyond-check = Échec en { $cell }, hors de vue
beyond-last = Dernier coup en { $cell }, hors de vue
beyond-hint = Indice en { $cell }, hors de vue
beyond-target = Arrivée en { $cell }, hors de vue

# What the move under the pointer does to other pieces, beside its cell; $what is one or two of the first two.
consequence-leads =
    { $count ->
        [one] { $count } pièce dépend { OF(THE($piece)) }
       *[other] { $count } pièces dépendent { OF(THE($piece)) }
    }
consequence-freezes = { $count ->
        [one] une pièce est gelée
       *[other] { $count } pièces sont gelées
    }
consequence-thaws = { $count ->
        [one] une pièce est dégelée
       *[other] { $count } pièces sont dégelées
    }
consequence-captures = Capture { THE($piece) } : { $what }
consequence = Alors { $what }

# A position that is only looked at: $played is the move before it with its number, the one of that place among all of the line.
preview-peek = Aperçu après { $played }
preview = Aperçu après { $played } ({ $at } sur { $all }) : les flèches font défiler, Échap ferme
preview-start = Variante { $moves ->
        [1] d’un demi-coup
        [one] de { $moves } demi-coup
       *[other] de { $moves } demi-coups
    } : les flèches font défiler, Échap ferme

# The pictures at the left of the board. $game is the game inside that it folds to, or a layer's name, $keys the keys that do the same.
dial =
    .spoken = Degré de pliage du plateau : { $game }
    .tip = { $less ->
            [none] Plier le plateau à volonté ({ $game }) : glissez
           *[other] Plier le plateau à volonté ({ $game }) : glissez, ou utilisez les touches { $less } et { $more }
        }
faces =
    .spoken = Pièces comme dans le jeu intérieur : { $game }
    .tip = Montrer les pièces comme dans le jeu intérieur ({ $game }), même sur le plateau entier
outsider = { $piece }, { $side }, en { $cell } du plateau entier
outsider-royal = { $piece }, { $side }, en { $cell } : la pièce royale, qui décide de toute la partie
fold-whole = Plateau entier
    .tip = Afficher le plateau entier
fold-to =
    .spoken = Plier sur : { $game }
    .touched = Plier sur : { $game }, dernier coup ici
    .tip = Plier le plateau sur : { $game } ({ $keys }). Glissez d’une image à l’autre pour plier à la main.
# The folded board: $inner is the game inside, $game the whole one.
fold-title = { $inner }, dans { $game }

# The last move, where the folded board does not show it: $piece went from $from to $to, and $royal is in check.
outside-played = À l’extérieur : { $played }
outside-move = À l’extérieur : { $piece } { $from }–{ $to }
outside-drop = À l’extérieur : { $piece } { AGREE($piece, "parachuté", "parachutée") } en { $to }
# $what is one or several of those below: what the move did to the pieces of the folded board.
outside-did = { $moved }, { $what }
outside-captures = capture { THE($victim) } en { $cell }
outside-in-passing = prend en passant
outside-check = donne échec ({ $royal })
outside-attacks = attaque { THE($piece) } en { $cell }
outside-freezes = gèle { $count ->
        [1] une pièce ici
        [one] { $count } pièce ici
       *[other] { $count } pièces ici
    }
outside-thaws = dégèle { $count ->
        [1] une pièce ici
        [one] { $count } pièce ici
       *[other] { $count } pièces ici
    }
# A cell beside the folded board, in a sentence; the royal piece of the whole $game, told apart from that of the game inside.
cell-outside = { $cell } du plateau entier
royal-whole = { $royal } { OF($game) }
outside-unfold = Déplier

# The card on the board when a game has ended. $side has won.
ending-won = { CAPITAL(SIDE($side)) } { PLURAL($side, "gagne", "gagnent") }
ending-you-win = Vous gagnez
ending-you-lose = Vous perdez
ending-draw = Nulle
ending-helped = Le moteur a joué pour vous : cette partie ne compte pas pour votre niveau.
ending-rematch = Revanche
    .tip = Rejouer avec les mêmes réglages en échangeant les camps
ending-review = Analyser
    .tip = Chercher les erreurs dans chaque coup de la partie
ending-new-game = Nouvelle partie…
    .tip = Choisir un autre jeu, d’autres joueurs ou un autre niveau
ending-look = Voir le plateau
    .tip = Fermer cette carte (Échap)

# The bar beside the board.
bar-unknown = Pas encore d’évaluation
bar = Évaluation : { $worth } pour { SIDE($side) }

# The legend of the control map, below the board: what its colours and corners mean. $side is the name of a side.
control-legend = Plus d’attaquants : violet pour { SIDE($side) }, orange pour { SIDE($other) }. Plus la marque est grande, plus l’écart est important. Pointez une case pour voir les nombres.
