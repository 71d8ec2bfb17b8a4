# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Largeur
export-height = Hauteur
export-pause = Durée par position
export-marks = Inclure les marques et les flèches du plateau
export-badges = Noms et schémas de marche sur les grandes pièces
    .tip = Montrer le nom de chaque pièce et un petit schéma de sa marche quand les pièces sont assez grandes
export-picture = Image du plateau (PNG)
    .files = Images
export-drawing = Dessin du plateau (SVG)
    .files = Dessins
export-film = Animation de la partie (GIF)
    .files = Animations
export-fold = Animation du pliage (GIF)
export-game = Jeu avec ses règles
export-link = Lien pour une classe
export-pages = Pages à imprimer
print-rules = Règles
print-inside = Les pièces et leurs rôles
print-puzzles = Problèmes, avec les solutions à la fin
print-board = Plateau grandeur nature
print-files = Pages
print-count = Nombre de problèmes
print-cell = Côté d’une case
print-a4 = A4
print-letter = Letter
print-grey = En niveaux de gris
print-no-inside = Aucune page enregistrée : ce jeu ne contient pas d’autre jeu.
print-no-board = Aucune page enregistrée : ce jeu n’a pas de position initiale.
export-working = En cours…
export-progress = Images : { $done } sur { $total }
export-no-picture = L’image n’a pas pu être créée : { $error }.
export-no-film = L’animation n’a pas pu être créée : { $error }.
export-made = { $file } enregistré.

# The page with the rules.
page-title = { $game } : règles
page-made = Page générée par Nestmate { $version } à partir de la définition du jeu.

# What the marks of the diagrams mean.
page-key = Dans les schémas, l’avant est en haut, du point de vue { OF(SIDE($side)) }. Un point plein marque une case où la pièce peut aller ou capturer ; un anneau, une case où elle peut aller sans capturer ; une croix, une case où elle ne peut que capturer. Un trait continu se prolonge jusqu’au premier obstacle ; un trait interrompu passe par-dessus une pièce.
page-piece = { $piece } { OF(SIDE($side)) }
page-moves = La marche { OF(THE($piece)) }

page-inside = { $game } : les pièces et leurs rôles
page-inside-here = Sur ce plateau
page-inside-there = Dans le jeu { $game ->
    [Shogi] de shogi
   *[other] { OF($game) }
}
page-inside-turned = Les pièces sont celles de ce jeu, mais ici elles se déplacent dans une autre direction ou partent d’ailleurs.
page-inside-others = Les autres pièces
page-inside-leaders = Les chefs

page-puzzles = { $game } – { $about }
page-puzzles-name = Nom : ______________________________
page-puzzles-outside = Les lignes qui entrent dans un plateau montrent des attaques venues du dehors : des pièces du jeu entier attaquent les cases où elles aboutissent.
page-puzzles-solutions = Solutions

page-board = { $game } : le plateau
page-board-size = { $sheets ->
    [one] Une feuille { $paper }. Une case a { $cell } mm de côté, le plateau entier { $width } × { $height } cm.
   *[other] { $sheets } feuilles { $paper }. Une case a { $cell } mm de côté, le plateau entier { $width } × { $height } cm.
}
page-board-true = Imprimer à 100 %, sans ajuster à la page. La taille est juste si cette ligne a la longueur indiquée :
page-board-rule = 100 mm
page-board-glue = Couper chaque feuille le long des repères, à gauche et en haut. Ce qui dépasse les repères à droite et en bas sert au collage : la feuille suivante le recouvre.
page-board-sheet = Feuille { $number } sur { $all } · rangée { $row }, colonne { $column }
page-board-sets = Pièces
page-board-no-sets = La définition de ce jeu n’indique aucun jeu de pièces pour y jouer.
page-board-source = Source : { $source }

# Why there is no film.
export-film-long = Aucune animation créée : la partie compte { $moves } coups, et une animation en contient au plus { $most }.
export-film-stopped = Animation annulée.
