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
export-page = Page des règles (HTML)
    .files = Pages
export-working = En cours…
export-progress = { $done } images sur { $total }
export-no-picture = L’image n’a pas pu être créée : { $error }.
export-no-film = L’animation n’a pas pu être créée : { $error }.
export-made = { $file } enregistré.

# The page with the rules.
page-title = { $game } : règles
page-made = Produit par Nestmate { $version } à partir de la définition du jeu.

# What the marks of the diagrams mean.
page-key = Dans les schémas, l’avant est en haut, comme le voient les Blancs. Un point plein est une case où la pièce peut aller ou capturer ; un anneau, aller seulement ; une croix, capturer seulement. Un trait continu se prolonge jusqu’au premier obstacle ; un trait interrompu saute par-dessus une pièce.
page-piece = { $piece }, { $side }
page-moves = La marche { OF(THE($piece)) }

# Why there is no film.
export-film-long = Aucune animation créée : la partie compte { $moves } coups, et une animation en contient au plus { $most }.
export-film-stopped = Animation annulée.
