# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = le fichier fait { $bytes } octets
def-large-hint = un fichier de définition fait au plus 1 Mio
def-no-list = ce n’est pas une liste de jeux
def-no-list-hint = écrivez [ (id: …), (id: …) ], et cherchez une parenthèse ou un crochet non fermé ; les commentaires commencent par //
def-after = il y a du texte inattendu après la liste des jeux
def-after-hint = seuls des commentaires peuvent suivre la liste
def-unclosed = ce `{ $sign }` n’est jamais fermé
def-unclosed-hint = ajoutez un `{ $sign }` là où finit la valeur qui commence ici
def-many = lecture arrêtée ici : plus de { $games } jeux ou de { $problems } problèmes, ou des jeux trop volumineux
def-many-hint = corrigez les problèmes listés, ou répartissez les jeux entre plusieurs fichiers

# A game as a whole.
def-missing = le champ `{ $field }` manque
def-missing-hint = ajoutez-le ici, ou indiquez par `based_on` un jeu qui le contient
def-id = « { $id } » n’est pas un identifiant valable
def-id-hint = utilisez au plus 64 minuscules, chiffres et traits d’union
def-hidden = il y a un caractère invisible ({ $code }) dans ce texte
def-hidden-hint = évitez les caractères de contrôle, les sauts de ligne dans les noms et les marques de sens d’écriture
def-side-unnamed = un camp n’a pas de nom
def-sides-alike = les deux camps s’appellent « { $name } »
def-sides-hint = écrivez deux noms différents, comme sides: ("Red", "Black"), ou omettez sides pour les Blancs et les Noirs
def-id-taken = l’identifiant « { $id } » est déjà pris
def-id-taken-hint = donnez à chaque jeu son propre identifiant
def-base = il n’y a pas de jeu « { $id } » au-dessus de celui-ci
def-base-hint = un jeu peut reposer sur un autre placé plus haut ou fourni avec Nestmate
def-inherited = dans `{ $field }`, repris de « { $game } » : { $problem }
def-inherited-hint = ou donnez à ce jeu son propre `{ $field }`
def-entries = { $count } entrées ; { $most } au plus sont permises
def-complex = ce jeu est trop long à préparer
def-complex-hint = réduisez le nombre de pièces, de façons de se déplacer, de régions ou de règles, la longueur des lignes (`most`) ou la taille du plateau

# The board.
def-forward = ce n’est pas une direction
def-forward-hint = utilisez (0, 1) pour aller vers le haut ou (1, 1) d’un angle à l’autre
def-board = un plateau de { $files } × { $ranks } est impossible
def-board-hint = utilisez de 1 à 26 colonnes et au plus 512 cases
def-river = il ne peut pas y avoir de fleuve entre les rangées { $near } et { $far }
def-river-hint = indiquez deux rangées voisines du plateau, par exemple (5, 6)
def-no-cells = le plateau n’a aucune case

# The start array.
def-start-hint = écrivez les rangées de haut en bas, séparées par `/`
def-start-fields = une position a sept champs, ou les six de FEN
def-start-fields-hint = plateau trait réserves non-bougées en-passant demi-coups coup
def-start-castling = « { $letter } » ne désigne pas un roque précis de ce jeu
def-start-castling-hint = indiquez plutôt les cases des pièces qui n’ont pas bougé, comme une position à sept champs
def-royals = { SIDE($side) } { PLURAL($side, "a", "ont") } { $count ->
        [one] { $count } pièce royale
       *[other] { $count } pièces royales
    }
def-royals-hint = une seule suffit ; pour plusieurs, ajoutez la règle Royals
def-royals-none-hint = marquez le Roi par `royal: true`, ou ajoutez une règle qui permet de gagner sans lui : Reach, Extinct ou Spent

# Layers, games inside, endings, weights.
def-layer-name = « { $name } » n’est pas un nom de couche valable
def-layer-name-hint = chaque couche doit avoir son propre nom, sans espace, virgule ni signe égal
def-tint = « { $text } » n’est pas une couleur
def-tint-hint = écrivez-la sous la forme "#rrggbb"
def-from-zero = les cases se comptent à partir de 1, pas de 0
def-from-zero-hint = utilisez 1 ou plus pour `scale` et `origin`
def-pair = « { $text } » n’est pas une paire de lettres
def-pair-hint = la lettre du jeu intérieur, puis celle de ce jeu
def-repetition = la partie finirait aussitôt
def-repetition-hint = utilisez 0 (jamais) ou un nombre à partir de 2
def-no-piece = il n’y a pas de pièce « { $name } »
def-no-piece-hint = utilisez une lettre de `pieces`, précédée de + pour sa face promue
def-piece-weight = l’un des poids de « { $name } » est hors limites
def-weight = un poids est hors limites
def-weight-hint = les poids vont de -{ $most } à { $most }
def-levels = les nombres pour les niveaux ne sont pas valables
def-levels-hint = donnez { $count } nombres croissants de 0 à { $most }, ou aucun
def-letters = les lettres que d’autres programmes utilisent pour « { $letter } » ne sont pas valables
def-letters-hint = associez à la lettre d’une pièce des majuscules qui ne servent à aucune autre, par exemple letters: { "{" }'E': "B"{ "}" }
def-signs = les signes de notation pour « { $letter } » ne sont pas valables
def-signs-hint = donnez à chaque pièce un signe qu’aucune autre n’a, et un second pour son autre face, par exemple pieces: { "{" }'P': "歩と"{ "}" }
def-two-signs-hint = donnez à chaque pièce un signe par camp, qu’aucune autre pièce n’a, par exemple pieces: { "{" }'P': "兵卒"{ "}" } ; order contient des lettres de pièces

# Pieces.
def-kinds = ce jeu a { $count } types de pièces, faces promues comprises
def-kinds-hint = un jeu peut en avoir de 1 à { $most }
def-piece-letter = « { $letter } » ne peut pas être la lettre d’une pièce
def-piece-letter-hint = utilisez une lettre de A à Z
def-letter-taken = la lettre « { $letter } » est déjà prise
def-letter-taken-hint = donnez à chaque pièce sa propre lettre
def-letter = aucune pièce n’a la lettre « { $letter } »
def-letter-hint = les lettres de ce jeu sont { $letters }
def-nothing-to-change = il n’y a pas de jeu de base dont les pièces pourraient être complétées, modifiées ou retirées
def-nothing-to-change-hint = indiquez un jeu par `based_on`, et omettez `pieces`
def-piece-name = chaque pièce doit avoir un nom
def-piece-name-hint = utilisez de 1 à 60 caractères
def-no-royal = aucune pièce n’est royale
def-no-royal-hint = marquez le Roi par `royal: true`
def-royal-turned = une pièce royale ne peut pas avoir de face promue
def-royal-turned-hint = rendez aussi la face promue royale et ajoutez la règle Royals
def-royal-side = une face promue ne peut pas être royale sans la règle Royals
def-royal-side-hint = ajoutez `Royals(safe: One)` ou `Royals(safe: Each)` aux règles
def-not-turned = « { $letter } » n’a pas de face promue
def-not-turned-hint = donnez à la pièce un `turned`
def-promoted-twice = des pièces de deux types deviennent « { $letter } » jusqu’à leur capture
def-promoted-twice-hint = un seul type le peut : une « { $letter }~ » capturée doit montrer ce qu’elle était

# Ways of moving.
def-ways = cette pièce a { $count } façons de se déplacer
def-ways-hint = { $most } au plus sont permises
def-as = un `As` renvoie à un autre `As`
def-as-hint = indiquez une pièce qui a ses propres déplacements
def-no-image = aucun symétrique de ce pas ne va dans cette direction
def-no-image-hint = vérifiez `dirs` et le `forward` du plateau
def-nowhere = ce pas ne mène nulle part
def-nowhere-hint = donnez (colonnes, rangées) : pas deux zéros, et 25 au plus pour chaque nombre
def-via = `via` ne sert qu’à `Lame`, qui en a besoin
def-via-hint = pour un Mao : Lame(step: (2, 1), via: (1, 0)) ; plusieurs cases forment une liste : via: [(1, 0), (2, 1)]
def-and = `and` ne sert qu’à `Zigzag`, qui en a besoin
def-and-hint = par exemple : Zigzag(step: (1, 0), and: (1, 1))
def-except = `except` ne sert qu’à `Hop` et `Vault`
def-except-hint = il indique les pièces que l’on ne peut ni sauter ni capturer
def-twice = un déplacement en deux pas exige un plateau d’au plus { $most } cases et n’admet pas `only`
def-twice-hint = omettez `only`, ou utilisez `Leap`
def-never-first = une pièce promue a forcément déjà joué
def-never-first-hint = supprimez `first` ici
def-unchecked = `unchecked` ne va qu’avec `first`
def-unchecked-hint = ajoutez `first: true`, ou supprimez `unchecked`
def-first-moves = au plus { $most } pièces peuvent roquer ou avoir des déplacements avec `first`

# Regions.
def-circle = la région « { $name } » renvoie à elle-même
def-circle-hint = rompez le cycle
def-no-region = il n’y a pas de région nommée « { $name } »
def-no-region-hint = les régions de ce jeu sont : { $names }
def-deep = cette région est trop profondément imbriquée
def-deep-hint = donnez un nom à ses parties dans `regions`
def-no-rank = il n’y a pas de rangée { $rank }
def-no-rank-hint = les rangées vont de 1 à { $last }
def-no-file = il n’y a pas de colonne « { $letter } »
def-no-file-hint = les colonnes vont de a à { $last }
def-cell-hint = écrivez les cases par colonne et rangée, comme `a1`

# Rules.
def-step-forward = ce pas ne va pas vers l’avant
def-step-forward-hint = donnez le pas simple, par exemple (0, 1)
def-steps = `most` doit valoir au moins 2 et au plus { $most }
def-partner = le partenaire doit s’arrêter avant le Roi
def-partner-hint = donnez à `partner_steps` une valeur inférieure à `steps`
def-castle-alike = deux roques du même côté s’écriraient de la même façon
def-castle-alike-hint = choisissez d’autres `steps`, pour que le Roi ne puisse atteindre par lui-même plus d’une des deux cases
def-castle-ends = un roque vers des cases fixes demande une case pour le Roi et une autre de la même rangée pour son partenaire, sans nombre de pas
def-castle-ends-hint = écrivez `to: (Cells("g1"), Cells("f1"))` sans `steps` ni `partner_steps`
def-shuffle-order = le nombre de cases encore libres dépendrait du tirage, ou il y a moins de cases que de pièces
def-shuffle-order-hint = donnez à une règle toutes les cases de chaque règle précédente, ou aucune
def-shuffle-array = la position initiale ne fait pas partie de celles que l’on peut tirer au sort
def-shuffle-array-hint = dans `start`, placez exactement ces pièces sur ces cases, et celles des Noirs en miroir de celles des Blancs
def-shuffle-many = il y a plus de { $most } positions de départ à tirer au sort
def-vanish = la pièce royale ne peut pas être retirée du plateau
def-nothing-counted = cette règle ne compte aucun coup
def-nothing-counted-hint = donnez un nombre de coups à `both` ou à `bare`
def-none-on-file = aucune de ces pièces ne pourrait jamais être parachutée
def-none-on-file-hint = donnez à `most` la valeur 1 ou plus
def-no-end = le plateau se referme sur lui-même et n’a pas de dernière rangée
def-no-end-hint = nommez les cases dans `on`
def-enemy-reserve = une pièce capturée ne peut pas revenir dans la réserve de son propre camp
def-enemy-reserve-hint = utilisez `Own` ou `Neutral`
def-royal-among = la pièce royale ne peut pas en faire partie
def-royal-among-hint = un camp garde toujours ses pièces royales, sauf avec la règle Royals
def-worthless = la valeur des pièces décide de la partie, mais aucune n’en a
def-worthless-hint = donnez une valeur aux pièces, par exemple worth: 50
def-one-royal = cette règle porte sur la pièce royale, et il en faut exactement une par camp
def-one-royal-hint = commencez avec une pièce royale dans chaque camp
def-checks = on peut compter jusqu’à { $most } échecs
def-no-choice = il n’y a rien à choisir
def-no-choice-hint = donnez au moins une lettre
def-overlap = ce groupe en recouvre un autre donné plus haut
def-overlap-hint = sur chaque case, une pièce ne peut dépendre que d’une seule pièce semi-royale

# What can be played, but is most likely not meant.
warn-picture = il n’y a pas d’image « { $name } »
warn-picture-hint = une pièce sans image montre sa marche
warn-off-board = cette façon de se déplacer fait sortir du plateau depuis n’importe quelle case
warn-off-board-hint = vérifiez le pas, et où il est permis
warn-no-layer = { THE($piece) } n’est dans aucune couche
warn-no-layer-hint = ajoutez sa lettre aux `pieces` d’une couche
warn-never-moves = { THE($piece) } ne peut jamais bouger
warn-never-moves-hint = vérifiez ses pas et ses régions
warn-never-promotes = { THE($piece) } n’est jamais { AGREE($piece, "promu", "promue") }
warn-never-promotes-hint = ajoutez une règle Promote pour la dernière rangée
warn-never-castles = cette règle ne permet jamais de roquer
warn-never-castles-hint = placez les deux pièces sur une même rangée, à plus de `steps` l’une de l’autre, et indiquez dans `start` qu’elles n’ont pas bougé

# What cannot be read at all, in definitions and in the program's own files.
ron-field = il n’y a pas de champ `{ $name }` ici
ron-word = `{ $name }` est inconnu ici
ron-known = attendu, au choix : { $names }
ron-near = vouliez-vous `{ $name }` ?
ron-letter-hint = une lettre seule s’écrit entre apostrophes, 'K', et un texte plus long entre guillemets droits, "King"
ron-whole-hint = écrivez-le sans guillemets : 8
ron-text-hint = employez des guillemets droits : "King" ; les lettres de plusieurs pièces forment aussi un texte : "PR"
ron-identifier-hint = les noms s’écrivent sans guillemets : `board`, `Slide` ou, pour des cases, `Cells("a8")`
ron-round-hint = écrivez les valeurs entre parenthèses : un pas est (1, 0), et la plupart des règles nomment des pièces, comme DoubleStep(pieces: "P")
ron-list-hint = écrivez une liste entre crochets, même d’un seul élément : [8]
ron-map-hint = écrivez des noms avec leurs valeurs entre accolades : { "{" }"zone": Ranks([8]){ "}" }
ron-colon-hint = mettez un deux-points entre un champ et sa valeur : files: 8
ron-comma-hint = mettez une virgule après la valeur qui finit avant cet endroit
def-no-regions-hint = définissez-la dans `regions`
def-start-letter-hint = ajoutez la pièce à `pieces` ou corrigez la lettre ; les nombres désignent des cases vides
ron-twice = le champ `{ $name }` apparaît deux fois
ron-name = inattendu : `{ $name }`
ron-name-hint = utilisez `{ $name }`, ou omettez-le
ron-digit = `{ $digit }` n’est pas un chiffre de ce nombre
ron-sign = inattendu : `{ $sign }`
ron-no-name = `{ $name }` n’est pas un nom valable
ron-extension = il n’y a pas d’extension de format nommée `{ $name }`
ron-end = fin de fichier inattendue
ron-needs-sign = attendu : `{ $sign }`
ron-attribute = extension inconnue
ron-boolean = attendu : `true` ou `false`
ron-letter = attendu : un seul caractère entre apostrophes, '…'
ron-whole = attendu : un nombre entier
ron-number = attendu : un nombre
ron-option = attendu : `Some(…)` ou `None`
ron-text = attendu : un texte entre guillemets, "…"
ron-text-end = ce texte n’a pas de guillemet fermant (")
ron-identifier = attendu : un nom
ron-escape = échappement inconnu après \
ron-range = ce nombre est hors limites
ron-trailing = texte inattendu après la fin
ron-deep = les parenthèses sont trop profondément imbriquées
ron-other = lecture impossible : { $text }
ron-mismatch =
    { $needed ->
        [text] `{ $found }` trouvé ; attendu : un texte entre guillemets, "…"
        [letter] `{ $found }` trouvé ; attendu : un seul caractère entre apostrophes, '…'
        [boolean] `{ $found }` trouvé ; attendu : `true` ou `false`
        [bracket] `{ $found }` trouvé ; attendu : des valeurs entre parenthèses, (…)
        [list] `{ $found }` trouvé ; attendu : une liste, […]
        [map] `{ $found }` trouvé ; attendu : des noms avec leurs valeurs, {"{"}…{"}"}
        [whole] `{ $found }` trouvé ; attendu : un nombre entier
       *[other] inattendu : `{ $found }`
    }
ron-count = valeurs attendues entre ces parenthèses : { $wanted } ; trouvées : { $found }
ron-count-other = mauvais nombre de valeurs ({ $found })
