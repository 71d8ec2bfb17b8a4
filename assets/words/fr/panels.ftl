# The panels beside the board.

# Whose turn it is. $side is the name of a side.
status-to-move = Trait { TO(SIDE($side)) }
status-in-check = Trait { TO(SIDE($side)) }, en échec
status-to-drop = { CAPITAL(TO(SIDE($side))) } de parachuter une pièce
status-counted = Coups décomptés : { $moves } sur { $limit }
status-thinks = { CAPITAL(SIDE($side)) } { PLURAL($side, "réfléchit", "réfléchissent") }
status-thinks-in-check = { CAPITAL(SIDE($side)) }, en échec, { PLURAL($side, "réfléchit", "réfléchissent") }
status-played =
    { $count ->
        [1] Un coup joué
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
status-recorded = Résultat selon l’enregistrement
status-clocks =
    { $keys ->
        [none] Les pendules sont arrêtées. Jouez un coup pour reprendre.
       *[other] Les pendules sont arrêtées. Jouez un coup ou appuyez sur { $keys } pour reprendre.
    }
status-waits =
    { $keys ->
        [none] C’est à l’ordinateur.
       *[other] C’est à l’ordinateur. Appuyez sur { $keys } pour le faire jouer.
    }
status-earlier = Vous voyez une position antérieure.{ $end ->
        [none] {""}
       *[other] {" "}{ $end } mène au dernier coup.
    }{ $keys ->
        [none] {""}
       *[other] {" "}{ $keys } fait jouer l’ordinateur à partir d’ici.
    }
status-depth = profondeur { $depth }
status-depth-engine = { $engine }, profondeur { $depth }
status-offer = L’ordinateur étudie votre proposition de nulle
status-depth-hint = indice, profondeur { $depth }
status-depth-best = meilleur coup, profondeur { $depth }
status-show-now = Voir maintenant
status-move-now = Jouer maintenant
status-answer-now = Répondre maintenant

# Reserves. $owner is the name of a side, or `neutral`.
reserves = Réserves
reserve-owner =
    { $owner ->
        [neutral] Neutre
       *[other] { $owner }
    }
reserve-none = Pas { OF($piece) } dans cette réserve
reserve-empty = La réserve { OF(SIDE($owner)) } est vide : rien à parachuter.
reserve-title =
    { $owner ->
        [neutral] Réserve neutre
       *[other] Réserve { OF(SIDE($owner)) }
    }
reserve-total =
    { $owner ->
        [neutral] Réserve neutre : { $total } en tout. Elle n’appartient à personne ; ses pièces ne reviennent qu’en échange d’une pièce du plateau.
       *[other] Réserve { OF(SIDE($owner)) } : { $total } en tout
    }
reserve-piece =
    { $owner ->
        [neutral] { $piece } dans la réserve neutre, { $count }
       *[other] { $piece } dans la réserve { OF(SIDE($owner)) }, { $count }
    }
reserve-neutral = Elle n’appartient à aucun joueur et ne revient qu’en échange d’une pièce du plateau.

# Layers. $layer is the name of one.
layers = Couches
layers-keys = touches 1–9 ; avec Maj : cette couche seule
layer-state = { $layer } : { $state }
layer-alone =
    .spoken = { $layer } seulement
layer-fold = Plier le plateau sur cette couche ; un second appui affiche toutes les couches
layer-only = N’afficher que cette couche ; un second appui affiche toutes les couches
# Whether pieces can leave a layer: $cells are those that they stay on.
layer-bound = Pièces liées : aucun coup ne leur fait quitter { $cells }
layer-unbound = Pièces libres (non liées) : elles vont aussi sur les cases des autres couches

# The tabs below the moves.
tab-piece = Pièce
    .tip = La pièce sous le pointeur : comment elle se déplace et ce qui peut la bloquer
tab-hint = Indice
    .tip = Des indices qui en révèlent un peu plus à chaque fois
tab-analysis = Analyse
    .tip = La partie vue par le moteur

# The piece under the pointer. $piece is its name.
diagram-here = Sur ce plateau
diagram-there = Dans le jeu intérieur ({ $game }) : { $piece }
diagram-turn =
    .tip = Montrer ses coups ici ou dans le jeu intérieur ({ $game })
piece-diagram = Schéma de la marche { OF(THE($piece)) }
piece-none = Pointez une pièce pour voir comment elle se déplace.
piece-frozen = Pièce gelée { $reason }.
piece-from = Depuis { $cell } ({ $lattice }), les pièces { OF(SIDE($side)) } se déplacent ainsi :
piece-cannot-move = Aucun coup possible depuis cette case.
piece-does = { $piece } : { $words }
census = Sur le plateau : { $pieces }
census-held = Sur le plateau : { $pieces } · En réserve : { $held }
# The same of a folded board, on which not all of it is seen.
census-whole = Sur tout le plateau : { $pieces }
census-whole-held = Sur tout le plateau : { $pieces } · En réserve : { $held }
census-none = aucune
census-count =
    { $owner ->
        [neutral] neutre { $count }
       *[other] { $owner } { $count }
    }
piece-worth =
    { $halves ->
        [0] Vaut moins d’un demi-pion dans ce jeu
        [1] Vaut environ un demi-pion dans ce jeu
        [2] Vaut environ un pion dans ce jeu
        [3] Vaut environ un pion et demi dans ce jeu
       *[other] Vaut environ { $pawns } pions dans ce jeu
    }
    .tip = L’estimation du moteur pour une pièce sur sa case de départ, dans l’unité de ses évaluations : 1 correspond à un pion des échecs
piece-neutral = Neutre
piece-stands-for = Joue le rôle { OF($piece) }
piece-layer-on = { $layer }, maintenant sur : { $lattice }
piece-layer = { $layer }
piece-turned = Pièce promue ; capturée, elle redevient { A($piece) }
piece-decides = Cette pièce décide de la partie.
piece-decides-not = Perdre cette pièce ne fait pas perdre la partie.

# Lines of play.
line-play = Jouer jusqu’à { $last }
line-show = Montrer { $best }, le meilleur coup

# The field for typed moves.
typed = Saisir un coup
typed-none = Aucun coup légal ne correspond. Appuyez sur Entrée pour savoir pourquoi.
typed-more = et { $count } de plus

# The list of moves. $move is one of them.
moves-copy = Copie en lecture seule de { $name }
moves-start = Position initiale nº { $number }
moves-none = Aucun coup
moves-clock = reste { $time }
moves-comment = Cliquer pour modifier le commentaire
moves-show = Afficher cette variante
    .spoken = Afficher la variante { $first }
moves-hide = Masquer cette variante
    .spoken = Masquer la variante { $first }
comment-before = Avant { $on }
comment-after = Commentaire sur { $on }
comment-game = Commentaire sur toute la partie
comment-done = Ctrl+Entrée

# The players. $level is the number of the computer's; $owner is the name of a side.
player-you = vous
player-lead = Avance matérielle de { $pawns }, sur le plateau et en réserve : un pion des échecs vaut 1
# Who is better, and who is ahead in material, in one line.
analysis-glance = { $standing } ; { $material }
analysis-both =
    { $pawns ->
        [one] { $standing }, avec { $pawns } pion de plus
       *[other] { $standing }, avec { $pawns } pions de plus
    }
analysis-although = { $standing }, mais { $material }
analysis-material = Le matériel ne compte que les pièces. L’évaluation du moteur tient aussi compte de leur place et de ce qui va être pris.
standing-unknown = En comptant les pièces : { $material }. Activez « En direct » pour voir qui est mieux.
standing-equal = La position est égale
standing-over = La partie est terminée
standing-slightly-better = Léger avantage { TO(SIDE($side)) }
standing-better = Avantage { TO(SIDE($side)) }
standing-winning = Position gagnante pour { SIDE($side) }
because-gains =
    { $pawns ->
        [one] La meilleure variante rapporte un pion { TO(SIDE($side)) }.
       *[other] La meilleure variante rapporte { TO(SIDE($side)) } l’équivalent de { $pawns } pions.
    }
because-active = Les pièces { OF(SIDE($side)) } ont { $more } coups, celles { OF(SIDE($other)) } { $fewer }.
because-placed = Rien à gagner tout de suite, mais les pièces { OF(SIDE($side)) } sont mieux placées.
analysis-frozen =
    { $count ->
        [one] { $count } pièce { OF(SIDE($side)) } est gelée.
       *[other] { $count } pièces { OF(SIDE($side)) } sont gelées.
    }
material-even = matériel égal
material-lead =
    { $pawns ->
        [one] { SIDE($side) } { PLURAL($side, "a", "ont") } { $pawns } pion de plus
       *[other] { SIDE($side) } { PLURAL($side, "a", "ont") } { $pawns } pions de plus
    }
piece-more = Plus
player-engine = moteur
player-engine-skill = moteur, niveau { $step }
player-engine-elo = moteur, Elo { $rating }
player-computer = ordinateur, niveau { $level }
# The computer plays nothing but the game inside, or did until now.
player-inside = niveau { $level }, jeu intérieur : { $game }
player-whole = niveau { $level }, tout le plateau
# How often the side has given check, and how often it has to.
player-checks = échecs : { $given } sur { $times }
captured = Capturées par { SIDE($owner) } : { $pieces }
captured-kind =
    { $count ->
        [1] { $piece }
       *[other] { $count } × { $piece }
    }

# The edge by which the panel is drawn wider or narrower.
panel-edge = Largeur du panneau
panel-split = Hauteur de la liste des coups

# What the marks of a movement diagram mean.
diagram-both = déplacement et capture
diagram-move = déplacement seul
diagram-capture = capture seule

# While the board is folded: what a piece is in the game ($game) outside.
piece-outside = { $game } : { $piece }
piece-rules-outside = Sur le plateau entier ({ $game })
