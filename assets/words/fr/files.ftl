# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = Ce système n’offre pas de sélecteur de fichiers. Tapez ici le chemin du fichier.
file-open-path = Chemin d’une partie ou d’un fichier de définition
file-open-hint = …/partie.nestmate
file-within = Dans { $folder }
file-browse = Parcourir…
file-open = Ouvrir
file-recent = Récents
paste-failed = Rien à ouvrir dans le presse-papiers
paste-as-game = Le texte a été lu comme une partie.
paste-as-position = Le texte a été lu comme une position.
paste-as-record = Le texte a été lu comme un fichier de partie de Nestmate.
paste-as-puzzles = Le texte a été lu comme un fichier de problèmes.
paste-as-link = Le texte a été lu comme une adresse.
paste-as-variants = Le texte a été lu comme des variantes de Fairy-Stockfish.
paste-as-definition = Le texte a été lu comme une définition.
file-path = Chemin du fichier
file-save = Enregistrer
file-replaces = Un fichier nommé « { $name } » existe déjà. Appuyez de nouveau sur Enregistrer pour le remplacer.
file-games = Parties
file-table = Tableaux

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = Partie ouverte : { $game }.
file-saved = Enregistré sous { $path }.
file-unwritten = Impossible d’écrire { $path } : { $why }.
file-array-kept = Enregistré sous { $path }. Vous retrouverez ce jeu sous « Nouvelle partie ».
file-nothing-kept = La partie en cours et les réglages ne peuvent pas être enregistrés : { $why }.
file-kept-again = Votre partie ou vos réglages n’ont pas pu être enregistrés à l’instant. Nestmate va réessayer. Cause : { $why }.
file-copy = copie de { $name }

# Why a game is only a copy of what is in its file.
copy-several = Le fichier est ouvert sous forme de copie en lecture seule. À l’enregistrement, un autre nom vous sera demandé.
copy-letters = Le fichier n’est pas en UTF-8 : il reste donc inchangé. À l’enregistrement, un autre nom vous sera demandé.
copy-position = Le fichier contient une position et non une partie : il reste donc inchangé. À l’enregistrement, un autre nom vous sera demandé.
copy-kifu = Le fichier vient d’un autre programme : il reste donc inchangé. À l’enregistrement, un autre nom vous sera demandé.
save-no-form = Les parties de ce jeu ne peuvent pas s’écrire dans un tel fichier. Choisissez un autre nom, par exemple en .pgn.
save-missing = Ces caractères n’existent pas en Shift-JIS, le codage des fichiers .kif et .ki2, et ont été remplacés par 〓 : { $signs }. Pour les garder, enregistrez la partie en .kifu ou .ki2u.
convert-strange = { $count ->
        [one] { $count } partie ne peut pas s’écrire dans ce format
       *[other] { $count } parties ne peuvent pas s’écrire dans ce format
    }
copy-ending = Le nom du fichier n’indique pas le format de la partie : le fichier reste donc inchangé. À l’enregistrement, un autre nom vous sera demandé.

# Why a file was not written. $name is the file.
clash-changed = Un autre programme a modifié « { $name } » depuis que vous l’avez ouvert ou enregistré.
clash-gone = « { $name } » n’est plus là. Le fichier a été déplacé ou supprimé depuis que vous l’avez ouvert ou enregistré.
clash-no-file = « { $name } » n’est plus un fichier.
clash-several = « { $name } » contient plusieurs parties. Vous pouvez y ajouter celle-ci.
clash-unread = « { $name } » a peut-être changé : le fichier est illisible ({ $why }).
clash-add = L’ajouter aux parties du fichier
save-not-added = la partie ne peut pas être ajoutée au contenu du fichier
clash-beside = Garder les deux : enregistrer sous un autre nom…
clash-overwrite = Remplacer le fichier
clash-again = L’enregistrer de nouveau au même endroit
clash-reload = Recharger depuis le fichier
file-read = { $name } chargé. Jeux jouables : { $games }.
file-read-one = { $game } : le jeu est prêt.
newcomer-unknown = Nestmate ne connaît pas encore ce jeu. Vous pouvez y jouer cette fois seulement, ou l’ajouter aux jeux de « Nouvelle partie ».
newcomer-clash = Vous avez déjà « { $known } », mais avec d’autres règles. Vous pouvez jouer selon celles-ci cette fois seulement, ou garder les deux jeux.
newcomer-play = Jouer
    .tip = Jouer seulement la partie de ce fichier ; la liste des jeux reste telle quelle
newcomer-play-other = Jouer selon ces règles
newcomer-keep = Ajouter à la liste des jeux
    .tip = Jouer, et retrouver désormais le jeu sous « Nouvelle partie »
newcomer-keep-both = Garder les deux : ajouter sous le nom « { $name } »
file-changed = { $name } a changé et a été rechargé ; la partie en cours garde ses anciennes règles.
file-changed-badly = Un fichier de définition a changé et présente maintenant un problème. Ses jeux restent inchangés jusqu’à ce qu’il soit corrigé. { $problem }
file-chooser = Ouvrir une partie ou un fichier de définition
file-kinds = Parties, problèmes et définitions
file-all = Tous les fichiers
file-unread = Impossible de lire { $name } : { $why }.
file-no-position = { $name }, ligne { $line }, lue comme une position ({ $game }) : { $why }.

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = Réglages
kept-game = Partie en cours
kept-lessons = Progression dans les leçons
kept-practice = Révisions
kept-draft = Définition de l’atelier
kept-place = ligne { $line }, colonne { $column } : { $why }
kept-aside = { $what } : lecture impossible ({ $place }). L’ancien fichier a été gardé sous { $path }.
kept-not-aside = { $what } : lecture impossible ({ $place }), et le fichier n’a pas pu être mis de côté : { $why }.
kept-unread = { $what } : lecture impossible dans { $path } ({ $place }).
kept-put-aside = L’ancien fichier a été déplacé vers { $path }.
kept-lock = { $path } ne peut pas être ouvert : { $why }. Pour l’instant, la partie est gardée dans un autre fichier.
kept-nothing = Rien ne peut être enregistré dans { $path } : { $why }. Enregistrez votre partie ailleurs avant de quitter.
kept-no-home = Vous n’avez pas de dossier personnel : Nestmate ne peut donc rien enregistrer de lui-même. Définissez HOME ou NESTMATE_HOME, ou enregistrez votre partie avant de quitter.

# When something inside the program has failed.
stopped = Nestmate s’est arrêté
stopped-kept = Une erreur s’est produite dans le programme. Votre partie est à l’abri et reviendra quand vous relancerez Nestmate.
stopped-kept-before = Une erreur s’est produite dans le programme. Votre partie est à l’abri, telle qu’elle était avant son dernier changement.
stopped-untouched = Une erreur s’est produite dans le programme. Ce qui était enregistré sera toujours là quand vous relancerez Nestmate.
stopped-lost = Une erreur s’est produite dans le programme, et votre partie n’a pas pu être enregistrée. Copiez-la à partir d’ici.
stopped-beside = Une erreur s’est produite en arrière-plan. Votre partie continue, à l’abri, mais il manquera peut-être quelque chose jusqu’au redémarrage de Nestmate.
stopped-report = Merci de nous transmettre ce texte :
stopped-copy = Copier le rapport
stopped-copy-game = Copier la partie
stopped-quit = Quitter
stopped-ask = Les derniers démarrages de Nestmate ont échoué
stopped-ask-why = La partie qui était ouverte, ou vos propres variantes et langues, en sont peut-être la cause.
stopped-ask-plain = Démarrer sans elles
    .tip = Mettre de côté la partie ouverte, et ignorer cette fois vos propres variantes et langues
stopped-ask-again = Réessayer avec elles
    .tip = Démarrer comme d’habitude avec la partie qui était ouverte
stopped-plain = Vos propres variantes et langues dans { $path } sont laissées de côté cette fois.

# When no window can be opened. What follows the first line is told on the error stream and in a dialog of the desktop.
start = Nestmate ne peut pas ouvrir sa fenêtre
start-display = Il n’y a pas d’affichage : ni WAYLAND_DISPLAY ni DISPLAY n’est défini. Lancez Nestmate depuis une session graphique, ou par SSH avec `ssh -X`.
start-commands = Les commandes que liste `nestmate --help` n’ont pas besoin d’affichage.
start-answer = Aucun affichage ne répond sur { $display }.
start-other-display = Il y a aussi { $other }. Pour l’utiliser, lancez Nestmate avec { $variable } vide.
start-library = La bibliothèque { $name } ne peut pas être chargée.
start-graphics = OpenGL ne fonctionne pas sur cet affichage ({ $why }).
start-install = Installez ce dont la fenêtre a besoin :
    {"  "}{ $command }
start-find = Cherchez les paquets de votre distribution qui contiennent ces bibliothèques : { $libraries }
start-software = Pour dessiner sans la carte graphique, définissez LIBGL_ALWAYS_SOFTWARE=1.
start-driver = Mettez à jour le pilote de la carte graphique. Dans une machine virtuelle ou par Bureau à distance, OpenGL manque parfois.
start-more = Définissez RUST_LOG=debug pour en voir davantage.

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = fichier ou dossier introuvable
trouble-not-allowed = permission refusée
trouble-folder = c’est un dossier
trouble-no-file = c’est un tube ou un périphérique, pas un fichier
trouble-no-folder = une partie du chemin n’est pas un dossier
trouble-full = le disque est plein
trouble-read-only = le disque est en lecture seule
trouble-name = ce n’est pas un nom de fichier valable
trouble-exists = un élément porte déjà ce nom
trouble-data = son contenu est endommagé
trouble-unread = aucun programme ne lit ce tube
trouble-other = erreur système « { $text } »

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = une position a sept champs, ou six en FEN ; celle-ci en a { $count }
position-long = ce texte est trop long pour une position ({ $bytes } octets)
position-field = dans le champ { $number } ({ $name }), { $why }
position-field-1 = plateau
position-field-2 = trait
position-field-3 = réserves
position-field-4 = pièces qui n’ont pas bougé
position-field-5 = en passant
position-field-6 = demi-coups
position-field-7 = numéro du coup
position-field-9 = les tours qui viennent d’être passés
position-field-10 = la pièce qui vient d’être capturée
position-field-11 = les coups comptés
position-field-8 = les échecs donnés
position-exposed = { THE($name) } { OF(SIDE($side)) } en { $cell } pourrait être { AGREE($name, "capturé", "capturée") } tout de suite
position-royals = { SIDE($side) } { PLURAL($side, "a", "ont") } { $count ->
        [one] { $count } pièce royale
       *[other] { $count } pièces royales
    } ; { $needs ->
        [none] il n’en faut aucune
        [most-one] il en faut au plus une
        [some] il en faut au moins une
       *[one] il en faut exactement une
    }
position-passes = « { $text } » n’indique pas combien de tours viennent d’être passés, comme « p1 »
position-traded = « { $text } » ne dit pas où vient d’être capturée une pièce qui ne s’échange pas, comme « xf6 »
position-counted = « { $text } » n’est pas un nombre de demi-coups avec sa limite, comme « c12/128 », ou « b12/16 » contre une pièce royale seule
position-checks = « { $text } » ne dit pas combien d’échecs chaque camp a donnés, comme « +1+0 », ou en compte plus qu’il n’en faut pour gagner
position-no-letter = aucune pièce n’a la lettre « { $letter } »
position-no-turned = « { $letter } » n’a pas de face promue
position-side = « { $text } » n’est ni « w » ni « b »
position-no-reserves = ce jeu n’a pas de réserves ; écrivez « - »
position-reserves = écrivez [blancs|noirs|neutre]
position-reserve-count = réserves trouvées : { $count } ; il faut [blancs|noirs|neutre]
position-unsorted-letters = les lettres de « { $text } » ne sont pas dans l’ordre
position-royal-held = la pièce royale « { $letter } » ne peut pas être dans une réserve
position-too-many = trop de « { $letter } » dans une réserve
position-moved = il n’y a en { $cell } aucune pièce dont le premier coup compte
position-passing = écrivez « cases>victime » ou « - »
position-no-passing = aucun coup joué juste avant ne peut avoir permis « { $text } »
position-unsorted-cells = les cases de « { $text } » ne sont pas dans l’ordre alphabétique
position-no-cell = « { $text } » n’est pas une case de ce plateau
position-no-number = « { $text } » n’est pas un nombre
position-from-one = les numéros de coup commencent à 1

# Ce qui a été écarté d’une position. $text est ce qui s’y trouve.
dropped-right = « { $text } » a été écarté : aucune pièce ne peut y roquer ni jouer un premier coup
dropped-passed = « { $text } » a été écarté : il n’y a rien à y prendre en passant
dropped-hand = les pièces en réserve « { $text } » ont été écartées : ce jeu n’a pas de réserve
dropped-checks = les échecs « { $text } » ont été écartés : ce jeu ne les compte pas
dropped-marks = les marques « ~ » des pièces promues ont été écartées : elles ne comptent pas dans ce jeu
dropped-number = « { $text } » ne peut être ni un numéro de coup ni un décompte et a été écarté
dropped-rest = « { $text } » ne fait pas partie d’une position et a été écarté

# What is wrong with the first field of the text of a position.
board-ranks = le plateau a { $ranks } rangées, mais le texte en donne { $given }
board-rank = rangée { $rank }, { $why }
board-large = « { $text } » est trop grand
board-empty = il n’y a pas assez de place pour « { $text } » cases vides
board-plus = « + » sans lettre
board-letter = « { $letter } » n’est ni une lettre ni un nombre
board-more = plus de { $count } cases
board-no-cell = « { $letter } » est en { $cell }, qui n’est pas une case de ce plateau
board-fewer = il faut { $count } cases, et le texte en donne { $given }

# What is wrong with the text of a move.
move-unfinished = « { $text } » est incomplet ; il peut s’agir de { $moves }
move-not-legal = « { $text } » n’est pas un coup légal ici

# Games that cannot be played.
no-game = il n’existe pas de jeu « { $id } »
nothing-to-play = aucun jeu n’est jouable : tous les jeux des fichiers de définition ont un problème (lancez `nestmate check FICHIER.ron` pour les voir)

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = erreur
report-warning = avertissement
report-help = aide

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = le texte fait { $bytes } octets
text-long-hint = un fichier de partie fait au plus 8 Mio
text-start-hint = le début doit être une position comme celles que donne « Copier la position »
text-game-hint = indiquez l’un des jeux par son identifiant ou son nom
text-rule = « { $rule } » n’est pas une règle ; écrivez nom=valeur
text-rule-switch = « { $rule } » n’est pas une règle ; écrivez { $name }=on ou { $name }=off
text-rule-number = « { $value } » n’est pas un nombre valable pour « { $name } »
text-rule-unknown = ce jeu n’a pas de règle maison « { $name } »
text-tag-inside = il y a une étiquette à l’intérieur d’une variante
text-close-variation-hint = fermez la variante par « ) »
text-ends-inside = le texte finit à l’intérieur d’une variante
text-close-hint = fermez-la par « ) »
text-deep = les variantes sont imbriquées sur plus de { $most } niveaux
text-variation-first = une variante commence avant qu’il y ait un coup à remplacer
text-variation-first-hint = placez-la après le coup
text-close-many = il y a une « ) » de trop
text-close-many-hint = retirez-la, ou ouvrez la variante par « ( »
text-no-move = « { $text } » n’est pas un coup légal { OF(SIDE($side)) } au coup { $number }
text-no-move-hint = écrivez les coups comme le fait « Copier la partie », par exemple e2e4
text-ambiguous = « { $text } » est ambigu : { $moves }
text-ambiguous-hint = dites de quelle case vient la pièce
text-many-moves = la partie compte plus de { $most } coups
text-no-kifu = aucun des jeux disponibles ne s’écrit dans ce format
text-kifu-array = aucune position initiale ni aucun handicap ne s’appelle « { $name } »
text-kifu-array-hint = écrivez 手合割：平手, ou dessinez le plateau
text-kifu-rank = la rangée { $rank } du plateau est illisible
text-kifu-rank-hint = écrivez un signe ou ・ par case, avec v devant les pièces du camp qui joue vers le bas
text-kifu-hand = « { $text } » ne dit pas ce qu’un camp a en main
text-kifu-hand-hint = écrivez les pièces avec leur nombre, par exemple 飛　歩三
text-kifu-places = « { $text } » ne dit pas où sont les pièces
text-kifu-places-hint = écrivez PI, une rangée comme P1-KY-KE ou des pièces comme P+77FU00KI
text-kifu-line = cette ligne n’est ni un coup ni un commentaire
text-kifu-line-hint = commencez les commentaires par *
text-kifu-branch = il n’y a pas de coup { $number } avant cette variante
text-hidden = Des caractères invisibles ont été laissés de côté ; le premier est à la ligne { $line }, colonne { $column }.
text-kept = Ligne { $line }, colonne { $column } : { $why }. La suite de ces coups a été gardée comme commentaire.
text-mended = Ligne { $line }, colonne { $column } : { $why }.
text-cut = Ligne { $line }, colonne { $column } : le commentaire dépasse { $most } caractères et a été coupé.
text-tag-changed = Ligne { $line }, colonne { $column } : l’étiquette « { $name } » n’a pas pu être gardée telle quelle.
text-empty = le texte est vide
text-first-only = Seule la première partie du texte a été lue.
text-bracket-many = il y a un signe « { $bracket } » de trop
text-bracket-many-hint = retirez-le, ou ajoutez le signe ouvrant
text-no-tag = ce n’est pas une étiquette
text-tag-hint = écrivez [Nom "valeur"]
text-tag-open = cette étiquette n’est pas fermée
text-tag-endless = la valeur de cette étiquette n’est pas fermée
text-comment-endless = ce commentaire n’est pas fermé
text-comment-endless-hint = fermez-le par « {"}"} »
text-no-glyph = ce n’est pas un symbole d’annotation
text-no-glyph-hint = écrivez $ et un nombre de 0 à 255

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = le fichier dépasse { $most } Mio
own-format = ce n’est pas un fichier { $format }
own-format-hint = un tel fichier commence par son format et sa version
own-newer = ce fichier { $format } vient d’une version plus récente (il est au format { $known } ; ce programme connaît les formats jusqu’au { $version })
own-newer-hint = ouvrez-le avec une version plus récente du programme
own-no-version = la version du format manque
own-definition = la définition dans { $name }
own-no-game = la définition n’a pas de jeu « { $id } »
own-no-parent = le coup auquel celui-ci fait suite ne figure pas avant lui
own-no-move = ce coup n’existe pas
own-not-agreed = seuls les coups décident si une partie se termine ainsi

illegal-move = ce coup n’est pas légal ici

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }, ligne { $line } : message non valable, ignoré.
words-names = { $file }, ligne { $line } : liste de noms non valable, ignorée.
words-unfit = { $file } : le message « { $key } » est inutilisable ({ $what }) ; celui du programme le remplace.
words-twice = { $file } répète un message qui est déjà dans un autre fichier.
words-unknown = { $file } : il n’existe pas de message « { $key } ».
words-code = « { $code } » n’est pas un code de langue comme fr ou pt-BR.
words-more =
    { $count ->
        [0] { $first }
        [one] { $first } (Un autre problème est dans le journal.)
       *[other] { $first } ({ $count } autres problèmes sont dans le journal.)
    }

# Quitting.
leave-lose = Nestmate ne peut pas garder cette partie : { $why }. Si vous quittez maintenant, elle est perdue.
leave-nowhere = il n’y a aucun dossier où le programme puisse écrire
leave-answer = L’enregistrement n’est pas terminé. Terminez-le ou annulez-le d’abord, ou quittez de nouveau pour partir sans enregistrer.
leave-slow = le disque ne répond pas
leave-waits = Enregistrement de la partie…
leave-kept = Cette partie n’est enregistrée dans aucun fichier, mais rien n’est perdu : elle reviendra quand vous relancerez Nestmate. Ce message n’apparaît qu’une fois.
leave-kept-file = Vos derniers changements ne sont pas enregistrés dans « { $file } », mais rien n’est perdu : la partie reviendra, telle qu’elle est, quand vous relancerez Nestmate. Ce message n’apparaît qu’une fois.
leave-elsewhere = Enregistrer ailleurs…
leave-again = Réessayer
leave-unsaved = Quitter sans enregistrer
leave-quit = Quitter
leave-save = Enregistrer…

link-about = Donnez cette adresse à une classe : elle ouvre ce qui est sur le plateau, avec le pliage actuel.
link-address = Adresse
link-copy = Copier
link-file = Vous pouvez aussi l’enregistrer dans un fichier, qui s’ouvre d’un double-clic là où Nestmate est installé.
share-about = Un seul fichier avec le jeu et ses règles. Quiconque a Nestmate peut l’ouvrir et continuer ; rien d’autre n’est nécessaire.
share-made = Prêt à partager : { $file }.
link-files = Liens
link-long = l’adresse est trop longue ; { $most } caractères au plus sont lus
link-no-game = l’adresse ne nomme aucun jeu, comme le fait nestmate://shogi
link-encoding = « { $text } » dans l’adresse est illisible
link-unknown = l’adresse contient « { $key } », mais seuls position, lesson, puzzle et fold sont permis
link-several = l’adresse désigne plusieurs choses à montrer
link-number = « { $text } » n’est pas le numéro d’un exercice
link-position = La position de l’adresse est illisible : { $why }.
link-no-lesson = Ce jeu n’a pas de leçon « { $lesson } ».
link-no-puzzle = Il n’y a pas de problème « { $puzzle } » pour ce jeu.
link-no-fold = Le plateau ne se plie pas sur « { $layer } » ; il se plie sur : { $known }.

variants-title = Variantes de Fairy-Stockfish
variants-left-out =
    { $count ->
        [one] Un élément du fichier ne peut pas être exprimé dans une définition. Le texte du jeu l’indiquera aussi :
       *[other] { $count } éléments du fichier ne peuvent pas être exprimés dans une définition. Les textes des jeux les indiqueront aussi :
    }
variants-take = Ouvrir dans l’atelier
variants-unread = { $name } ne peut pas être lu comme fichier de variantes de Fairy-Stockfish : { $why }
variants-long = plus de { $most } octets
