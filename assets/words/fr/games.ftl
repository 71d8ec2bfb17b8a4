# Games: outcomes, layers, reserves, glyphs.

# How a game ended.
outcome-won = { CAPITAL(SIDE($side)) } { PLURAL($side, "gagne", "gagnent") } : { $reason }
outcome-drawn = Nulle : { $reason }
ended-mate = échec et mat
ended-mated = à ce jeu, le camp maté gagne
ended-mate-without-win = un mat qui ne compte pas comme victoire
ended-no-move = aucun coup légal
ended-stalemate = pat
ended-reached = objectif atteint
ended-impasse = impasse, avec assez de points
ended-bare = roi dépouillé
ended-extinct = plus assez de pièces d’un même type
ended-spent = trop peu de pièces
ended-checks = { $times ->
        [one] échec donné
       *[other] { $times } échecs donnés
    }
ended-passed = les deux joueurs ont passé
ended-counted = le décompte des coups est épuisé
ended-blown-up = une explosion
ended-perpetual = échec perpétuel
ended-dead = matériel insuffisant
ended-agreement = accord mutuel
ended-resignation = abandon
ended-time = temps dépassé
ended-repetition = même position pour la { $times ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $times }e
    } fois
ended-no-progress = { $moves } coups de chaque camp sans progrès

# How a layer is shown.
layer-state-shown = visible
layer-state-dimmed = en demi-teinte
layer-state-outlined = en contour
layer-state-hidden = hors de vue

# What signs on moves and positions mean, by their numbers in PGN.
glyph-1 = bon coup
glyph-2 = erreur
glyph-3 = coup brillant
glyph-4 = gaffe
glyph-5 = coup intéressant
glyph-6 = coup douteux
glyph-7 = seul coup
glyph-10 = égalité
glyph-13 = position peu claire
glyph-slight = { SIDE($side) } { PLURAL($side, "est", "sont") } légèrement mieux
glyph-clear = { SIDE($side) } { PLURAL($side, "est", "sont") } mieux
glyph-winning = { SIDE($side) } { PLURAL($side, "gagne", "gagnent") }
