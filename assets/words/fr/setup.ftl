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
setup-mirror-white = Copier les Blancs
    .tip = Donner aux Noirs l’image en miroir des pièces blanches
setup-mirror-black = Copier les Noirs
    .tip = Donner aux Blancs l’image en miroir des pièces noires
setup-undo = Défaire
    .tip = Annuler la dernière étape
setup-redo = Refaire
    .tip = Rétablir la dernière étape
setup-text = Position en texte
setup-text-wrong = Mise en place impossible : { $reason }.
setup-text-dropped = Position composée : { $why }.
setup-name = Nom du jeu qui commence dans cette position
setup-keep-named = Enregistrer
setup-not-now = Pas maintenant
setup-play = Jouer
    .tip = Jouer à partir de cette position, avec les joueurs et les réglages de la dernière partie
setup-analyse = Analyser
    .tip = Analyser cette position
setup-keep = En faire un jeu…
    .tip = En faire un jeu à vous, qui commence dans cette position
setup-cancel = Revenir à la partie, inchangée

# The pieces to be stamped. $owner is `white` or `black`, $piece a name.
setup-hand = Déplacer
    .tip = Cliquez sur une pièce puis sur une case, ou faites-la glisser ; hors du plateau, elle disparaît
setup-eraser = Gomme
    .tip = Cliquez sur une pièce pour la retirer ; le clic droit la retire avec n’importe quel outil
setup-stamp-pieces =
    { $owner ->
        [white] Placer les pièces blanches
       *[black] Placer les pièces noires
    }
setup-others = Autres
setup-stamp =
    { $owner ->
        [white] Placer { A($piece) } { AGREE($piece, "blanc", "blanche") }
       *[black] Placer { A($piece) } { AGREE($piece, "noir", "noire") }
    }

# Reserves. $owner is `white`, `black` or `neutral`.
setup-reserve =
    { $owner ->
        [white] Blancs { $count }
        [black] Noirs { $count }
       *[neutral] Neutre { $count }
    }
    .spoken =
        { $owner ->
            [white] Réserve des Blancs, { $count }
            [black] Réserve des Noirs, { $count }
           *[neutral] Réserve neutre, { $count }
        }
setup-missing-piece = { $count } { $piece }
setup-rest =
    { $owner ->
        [white] Mettre le reste dans la réserve des Blancs
        [black] Mettre le reste dans la réserve des Noirs
       *[neutral] Mettre le reste dans la réserve neutre
    }
setup-none-missing = Toutes les pièces de la position initiale sont sur le plateau ou dans une réserve
setup-missing =
    { $count ->
        [one] { $count } manquante
       *[other] { $count } manquantes
    }
setup-add =
    { $owner ->
        [white] Ajouter { A($piece) } à la réserve des Blancs
        [black] Ajouter { A($piece) } à la réserve des Noirs
       *[neutral] Ajouter { A($piece) } à la réserve neutre
    }
    .tip = { $piece } : un clic en ajoute une, un clic droit en retire une
setup-held =
    { $owner ->
        [white] { $piece } dans la réserve des Blancs
        [black] { $piece } dans la réserve des Noirs
       *[neutral] { $piece } dans la réserve neutre
    }

# Whose turn it is, rights and counters.
setup-to-move = Trait aux { $side }
    .spoken = Trait aux { $side }
setup-unmoved = N’a pas bougé (peut encore roquer)
setup-piece-on = { $piece } { $cell }
setup-passing-none = rien
setup-passing = En passant :
    .spoken = Peut être prise en passant : { $what }
setup-number = Numéro du coup
setup-halfmoves = demi-coups sans progrès
