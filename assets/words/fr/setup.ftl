# Setting a position up.

# The panel as a whole.
setup = Composer une position
setup-good = Cette position est jouable.
setup-wrong = Position pas encore valable : { $reason }.
setup-array = Position initiale
    .tip = Mettre en place la position initiale du jeu
setup-clear = Vider
    .tip = Retirer toutes les pièces du plateau et des réserves
setup-clear-inside = Vider l’intérieur
    .tip = Enlever toutes les pièces des cases visibles ; le reste ne change pas
setup-swap = Échanger les camps
    .tip = Échanger les pièces des deux camps
setup-mirror = Copier { SIDE($side) } en miroir
    .tip = Donner { TO(SIDE($other)) } l’image en miroir des pièces { OF(SIDE($side)) }
setup-undo = Défaire
    .tip = Annuler la dernière étape
setup-redo = Refaire
    .tip = Rétablir la dernière étape annulée
setup-text = Texte de la position
setup-text-wrong = Mise en place impossible : { $reason }.
setup-text-dropped = Position composée : { $why }.
setup-name = Nom du jeu qui part de cette position
setup-keep-named = Enregistrer
setup-not-now = Pas maintenant
setup-play = Jouer
    .tip = Jouer à partir de cette position, avec les joueurs et les réglages de la dernière partie
setup-analyse = Analyser
    .tip = Analyser cette position
setup-keep = En faire un jeu…
    .tip = En faire un jeu à vous, qui part de cette position
setup-cancel = Revenir à la partie sans rien changer

# The pieces to be stamped. $owner is the name of a side, $piece a name.
setup-hand = Déplacer
    .tip = Cliquez sur une pièce puis sur une case, ou faites-la glisser ; hors du plateau, elle disparaît
setup-eraser = Gomme
    .tip = Cliquez sur une pièce pour la retirer ; le clic droit la retire avec n’importe quel outil
setup-stamp-pieces = Placer les pièces { OF(SIDE($owner)) }
setup-others = Autres
setup-stamp = Placer { A($piece) } { OF(SIDE($owner)) }

# Reserves. $owner is the name of a side, or `neutral`.
setup-reserve =
    { $owner ->
        [neutral] Neutre { $count }
       *[other] { $owner } { $count }
    }
    .spoken =
        { $owner ->
            [neutral] Réserve neutre, { $count }
           *[other] Réserve { OF(SIDE($owner)) }, { $count }
        }
setup-missing-piece =
    { $count ->
        [1] { A($piece) }
       *[other] { $count } × { $piece }
    }
setup-rest =
    { $owner ->
        [neutral] Mettre le reste dans la réserve neutre
       *[other] Mettre le reste dans la réserve { OF(SIDE($owner)) }
    }
setup-none-missing = Toutes les pièces de la position initiale sont sur le plateau ou dans une réserve
setup-missing =
    { $count ->
        [one] { $count } manquante
       *[other] { $count } manquantes
    }
setup-add =
    { $owner ->
        [neutral] Ajouter { A($piece) } à la réserve neutre
       *[other] Ajouter { A($piece) } à la réserve { OF(SIDE($owner)) }
    }
    .tip = { $piece } : un clic pour ajouter, un clic droit pour retirer
setup-held =
    { $owner ->
        [neutral] { $piece } dans la réserve neutre
       *[other] { $piece } dans la réserve { OF(SIDE($owner)) }
    }

# Whose turn it is, rights and counters.
setup-to-move = Trait { TO(SIDE($side)) }
    .spoken = Trait { TO(SIDE($side)) }
setup-unmoved = N’a pas bougé (peut encore roquer)
setup-piece-on = { $piece } { $cell }
setup-passing-none = aucune
setup-passing = En passant :
    .spoken = Pièce à prendre en passant : { $what }
setup-number = Numéro du coup
setup-halfmoves = demi-coups sans progrès
