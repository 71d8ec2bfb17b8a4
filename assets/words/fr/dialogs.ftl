# Dialogs about the game and the window.

looks-language = Langue

# How everything looks.
looks-window = Fenêtre
looks-board = Plateau
looks-board-own = Le contraste élevé a son propre plateau.
looks-pieces = Pièces
looks-size = Taille de l’interface
looks-contrast = Contraste élevé
    .tip = Du noir, du blanc et des traits épais dans la fenêtre et sur le plateau
looks-motion = Animations
    .tip = Réduites : pièces, barres et menus se placent d’un coup au lieu de glisser
looks-motion-full = Complètes
looks-motion-less = Réduites
looks-sound = Son
    .tip = Émettre un son pour les coups, les captures, l’échec et la fin de la partie, pour le gel et pour le pliage
alone-on = On ne voit plus que le plateau. Échap ramène le reste.
alone-off = Toute la fenêtre est de nouveau visible.
# The switch for sounds has been used; or why it cannot be.
sound-on = Son activé.
sound-off = Son coupé.
sound-no-player = Il n’y a pas de son : pw-play, paplay et aplay manquent tous. Pour entendre quelque chose, installez pipewire-bin, pulseaudio-utils ou alsa-utils.
sound-no-device = Il n’y a pas de son : aucun périphérique audio ne fonctionne.
looks-pieces-figurines = Figurines
looks-pieces-diagrams = Schémas de marche
looks-pieces-plain = Sobres (échecs)
looks-pieces-characters = Kanji (shogi, xiangqi)
# Below the sets of pieces, where the set that is chosen has no pictures of the pieces of $game.
looks-pieces-other = Ce jeu de pièces n’a pas toutes celles du jeu { $game } : vous voyez donc des figurines.
# The same where $inner, a game inside $game, has pictures of all its pieces in the set.
looks-pieces-inner = Ce jeu de pièces n’a pas toutes celles du plateau entier ({ $game }), qui montre donc des figurines. Pour voir ce jeu de pièces, pliez le plateau ({ $inner }).
looks-coordinates-usi = Coordonnées au shogi
looks-moves-usi = Coups au shogi
looks-coordinates-iccs = Coordonnées au xiangqi
looks-moves-iccs = Coups au xiangqi
looks-style-usual = Comme dans les autres jeux
looks-coordinates-characters = Caractères japonais
looks-coordinates-digits = Chiffres (76)
looks-coordinates-letters = Chiffres et lettres (7f)
looks-coordinates-sides = Colonnes propres à chaque camp
looks-coordinates-hidden = Aucune
looks-moves-japanese = Notation japonaise
looks-moves-western = Notation occidentale (P-7f)
looks-moves-chinese = Notation chinoise
looks-moves-wxf = Notation occidentale (C2=5)
looks-badges = Montrer la marche sur les pièces
    .tip = Un petit schéma au pied de chaque pièce ; sur de petites cases, seulement pour la pièce sous le pointeur
looks-badges-pointed = Il n’y a de place que pour la pièce sous le pointeur. Zoomez pour tout voir.
looks-badges-none = Les cases sont trop petites : zoomez.
looks-system = Suivre le système
looks-light = Clair
looks-dark = Sombre
looks-board-paper = Papier
looks-board-walnut = Noyer
looks-board-slate = Ardoise
looks-board-meadow = Prairie
# No installed font has the letters: of the language chosen, or of a text that somebody has written.
letters-missing = Aucune police japonaise n’est installée. Installez-en une, par exemple le paquet fonts-noto-cjk, puis choisissez de nouveau le japonais.
letters-missing-seen = Une partie de ce texte est en japonais, et aucune police installée ne peut l’afficher. Installez-en une, par exemple le paquet fonts-noto-cjk, puis relancez Nestmate.

# Choosing keys.
bindings-how = Cliquez sur une commande, puis appuyez sur les touches voulues. Retour arrière efface le raccourci ; Échap annule.
bindings-reset-all = Rétablir tous les raccourcis
bindings-press = Appuyez sur les touches…

# $command is the words of a menu entry.
bindings-keys = Raccourci pour « { $command } » : { $keys }
bindings-none = Raccourci pour « { $command } » : aucun
bindings-reset = Rétablir
bindings-reset-keys = Rétablir le raccourci pour « { $command } »
bindings-taken = Ces touches servent déjà à « { $command } ». Changez d’abord ce raccourci-là.
bindings-fixed-layers = Ces touches sont réservées aux couches.
bindings-fixed-glyphs = Ces touches sont réservées aux annotations de coups.
bindings-fixed-clipboard = Ces touches sont réservées au presse-papiers.
bindings-fixed-size = Ces touches sont réservées à la taille de l’interface.

# What can be set about the computer.
computer-note = Les niveaux faibles calculent moins loin et répondent donc avant la fin de leur temps. Comme nous, ils jouent mieux à certains jeux qu’à d’autres.
computer-hints = Temps pour un indice
    .spoken = Secondes pour un indice
computer-review = Temps d’analyse
    .spoken = Secondes d’analyse par coup
    .unit = par coup
computer-lines = Lignes d’analyse
computer-unhurried = Répondre à un rythme humain
    .tip = L’ordinateur attend un instant avant de jouer un coup qu’il a trouvé tout de suite. Il n’attend jamais quand sa pendule tourne.
computer-threads = Fils d’exécution
    .tip = Nombre de fils d’exécution du processeur que le moteur peut utiliser
computer-table = Table de hachage
    .tip = Mémoire pour les positions déjà examinées
computer-table-less = La mémoire ne suffit que pour { $mib } Mio.

# Who plays, where and when.
details-event = Tournoi
details-site = Lieu
details-date = Date
details-round = Ronde
details-eco = Ouverture (ECO)
details-time = Cadence
details-elo = Elo
details-rating = Elo, { SIDE($side) }
details-start = Position de départ
details-start-number = nº { $number }

# Finding a piece.
go-to-hint = Case, colonne, rangée ou pièce
find-hint = Nom, lettre, marche ou réseau
find-none = Aucune pièce trouvée.
palette-hint = Que voulez-vous faire ?
palette-none = Aucune commande ne contient ces mots.

# Odds of pieces.
odds-none = Handicap : aucun
odds = Handicap : { SIDE($side) } { PLURAL($side, "joue", "jouent") } sans { $missing }
odds-gives = Handicap { OF(SIDE($side)) }
    .spoken = { CAPITAL(SIDE($side)) } { PLURAL($side, "joue", "jouent") } avec le handicap
odds-clear = Aucun handicap
odds-how = Cliquez sur une pièce pour retirer une pièce de ce type ; après la dernière, un clic de plus les remet toutes
odds-missing = { $piece } : { $missing } sur { $most } en moins
odds-kind = { $piece } ({ $layer })

# The game and its pieces, the keys, the program.
info-stands-for = Joue le rôle { OF($piece) }.
keys-fold = Pliage et couches
keys-board = Sur le plateau
keys-own = Vos raccourcis
keys-switch = Plier le plateau avec les images à sa gauche
    .keys = Tab, puis ↑ ↓
keys-layers = Afficher une couche, l’estomper, n’en montrer que le contour ou la masquer
    .keys = 1 … 9
keys-solo = Plier le plateau sur cette couche, ou le déplier
    .keys = Maj+1 … 9
keys-draw = Glisser pour tracer une flèche, cliquer pour un cercle : en vert ; rouge avec Maj ou Ctrl ; bleu avec Alt ; jaune avec Alt+Maj
    .keys = bouton droit
dialog-draw = Proposition de nulle
draw-asked = { CAPITAL(SIDE($side)) } { PLURAL($side, "propose", "proposent") } la nulle. { CAPITAL(SIDE($other)) } { PLURAL($other, "accepte-t-il", "acceptent-ils") } ?
draw-accept = Accepter la nulle
draw-decline = Continuer
keys-glyphs = Annoter le dernier coup : ! ? !! ?? !? ?! ou seul coup
    .keys = Ctrl+1 … 7
keys-let-go = Annuler ou reposer
    .keys = Échap, bouton droit
keys-cursor = Déplacer le curseur ; parcourir la partie avec Alt+flèches
    .keys = Tab, puis flèches
keys-enter = Prendre et poser
    .keys = Entrée sur le plateau
keys-size = Interface plus grande, plus petite ou à la taille par défaut
    .keys = Ctrl++, Ctrl+−, Ctrl+0
problems-found =
    { $count ->
        [1] Un problème trouvé. Les jeux sans problème restent jouables.
        [one] { $count } problème trouvé. Les jeux sans problème restent jouables.
       *[other] { $count } problèmes trouvés. Les jeux sans problème restent jouables.
    }
about-program = Des variantes d’échecs gigognes, à jouer et à apprendre : chacune cache un jeu familier sur une case sur deux d’un plateau plus grand.
about-data = Chaque jeu est un simple fichier de données. Pour jouer au vôtre, ouvrez son fichier de définition avec « Ouvrir… » dans le menu Partie.

# Choosing a new game.
new-game-play = Jouer
# $games is how many there are, $family what a group of them is called.
new-game-all = Tous ({ $games })
new-game-family = Jeux : { $family }
family-nested = Gigognes
family-squares = Échecs
family-tiles = Shogi
family-crossings = Xiangqi
family-other = Autres plateaux
# What is told of a game of which nothing is known.
new-game-board = Plateau de { $files }×{ $ranks }
new-game-opponent = Adversaire
new-game-nobody = L’ordinateur seul
new-game-side = Vous jouez
new-game-lot = Au hasard
new-game-numbered = Numéro
new-game-numbers = de 0 à { $last }
# $what is one of the two before, $choice what it is set to.
new-game-choice = { $what } : { $choice }
new-game-search = Chercher par nom, inventeur ou pièce
new-game-none = Aucun jeu trouvé.
new-game-more = Règles maison et handicap
new-game-repetition = Nulle quand la même position se présente ce nombre de fois :
new-game-no-progress = ou après ce nombre de coups de chaque camp sans capture ni autre progrès :
new-game-never = (0 = jamais)

# How strong the computer should be in the next game, by the last games against it; $next is the level to try.
new-game-training = Entraînement : le niveau suit vos résultats
    .tip = Choisir le niveau de l’ordinateur d’après vos dernières parties contre lui
training-first = Pas encore de partie contre l’ordinateur : commencez au niveau { $level }.
training-up = { $drawn ->
    [0] Vous avez gagné { $won } de vos { $games } dernières parties contre le niveau { $level } : essayez le niveau { $next }.
   *[other] Lors de vos { $games } dernières parties contre le niveau { $level }, vous avez gagné { $won } fois et fait nulle { $drawn } fois : essayez le niveau { $next }.
}
training-down = Vous avez perdu { $lost } de vos { $games } dernières parties contre le niveau { $level } : essayez le niveau { $next }.
training-stay = Vos dernières parties contre le niveau { $level } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }. Restez à ce niveau.

# Who plays a side, and how well.
strength-person = Humain
strength-computer = Ordinateur
strength-of = { $side } : { $what }
strength-how-well = Force
strength-level = { $side } : niveau
strength-think = Temps par coup
strength-seconds = { $side } : secondes par coup
strength-by-clock = selon sa pendule
strength-most = Temps de réflexion maximal de l’ordinateur par coup
strength-plays = { $side } : façon de jouer
strength-whole = Joue sur tout le plateau
    .tip = Joue avec toutes ses pièces, dès le premier coup
strength-nest = Intérieur : { $game }
strength-inside = Joue seulement au jeu intérieur ({ $game }) jusqu’à ce que vous en sortiez
    .tip = Joue à ce jeu ({ $game }) comme s’il n’y avait rien d’autre sur le plateau. Quand il se met à utiliser le reste du plateau, il le dit et explique pourquoi.
strength-chosen = { $what }, { $level }

# The headings of dialogs.
dialog-new-game = Nouvelle partie
dialog-open = Ouvrir un fichier
dialog-resign = Abandonner
dialog-save = Enregistrer la partie
dialog-conflict = La partie n’est pas encore enregistrée
dialog-leaving = Quitter
dialog-export = Exporter
dialog-share = Partager
dialog-newcomer = Un nouveau jeu
dialog-copy-as = Copier au format
copy-as-pgn = PGN
    .tip = Étiquettes et coups, tels que les lisent la plupart des programmes
copy-as-kif = KIF
    .tip = Un coup par ligne, avec son temps et les variantes, comme dans Kifu for Windows et ShogiHome
copy-as-ki2 = KI2
    .tip = Les coups comme dans les livres de shogi, avec les variantes
copy-as-csa = CSA
    .tip = Seulement la ligne principale, comme l’écrivent les serveurs de shogi
copy-as-chinese = PGN, coups en chinois
    .tip = PGN avec des coups comme 炮二平五, tel que le lisent les programmes chinois
copy-as-wxf = WXF
    .tip = Seulement la ligne principale, avec des coups tels que C2=5, comme l’écrivent les serveurs de xiangqi
copy-as-dhtmlxq = DhtmlXQ
    .tip = Tous les coups avec variantes et commentaires, tels que les lisent les plateaux des sites chinois
copy-as-position = Position
    .tip = La position du plateau en une ligne
dialog-details = Informations sur la partie
dialog-practice = Révision
dialog-progress = Progrès
dialog-computer = Ordinateur
dialog-find = Trouver une pièce
dialog-palette = Commandes
dialog-go-to = Aller à
dialog-workbench = Atelier
dialog-stage = Imbriquer deux jeux
dialog-problems = Erreurs de définition
dialog-looks = Apparence
dialog-bindings = Modifier les raccourcis
dialog-keys = Raccourcis clavier
dialog-failed = Une erreur s’est produite
copied-game = Partie copiée dans le presse-papiers.
copied-position = Position copiée dans le presse-papiers.
bindings-fixed-tab = Ces touches sont réservées à la navigation au clavier.

# What parts the whole from the decimals of a number.
decimal-sign = ,
plies-in-a-move = 2

collection-title = { $count } parties dans { $name }
collection-title-text = { $count } parties
collection-search = Chercher par joueur, tournoi ou date
collection-import = Tout ajouter à Mes parties
    .tip = Vous pourrez alors les chercher par position, et l’explorateur les comptera
collection-none = Aucune partie trouvée.
collection-checking = Vérification de toutes les parties…
collection-broken = { $count ->
        [1] Une partie est illisible. Elle reste telle quelle dans le fichier.
        [one] { $count } partie est illisible. Elle reste telle quelle dans le fichier.
       *[other] { $count } parties sont illisibles. Elles restent telles quelles dans le fichier.
    }
collection-game = { $number }. { $white } – { $black }
collection-game-broken = { $game } (illisible, ligne { $line })

# A move of the user's gives much away: is it meant? The title says what it costs (reasons.ftl); the chances are percentages.
caution-chances = Vos chances de gain passent de { $before } % à { $after } %.
caution-play = Jouer { $played } quand même
    .tip = Garder le coup ; le rejouer revient au même
caution-back = Reprendre le coup
    .tip = Reprendre le coup et en jouer un autre (Entrée ou Échap)

# Giving up.
resign-ask = Voulez-vous abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer

# Les moteurs d’autrui.
dialog-learning = Apprentissage du moteur
dialog-engines = Moteurs
engines-path = Moteur UCI ou XBoard
    .hint = Chemin, avec des arguments s’il en faut
engines-add = Ajouter
engines-chooser = Choisir un moteur
engines-trying = Lancement du moteur pour l’identifier…
engines-added = { $engine } a été ajouté.
engines-tested = { $engine } fonctionne.
engines-none = Pas encore de moteur. Ajoutez-en un pour jouer contre lui ou analyser avec lui.
engines-missing = introuvable
engines-wrong = ne fonctionne pas
engines-games = Jeux : { $games }
engines-no-games = Ne joue à aucun des jeux proposés.
engines-play = Jouer contre lui
    .tip = Commencer une partie avec ce moteur pour adversaire
engines-analyse = Analyser avec lui
    .tip = Laisser ce moteur analyser la partie sur le plateau
engines-not-this = Il ne connaît pas le jeu { $game }.
engines-options = Options
engines-more-options = Autres options ({ $count })
engines-test = Tester
    .tip = Le lancer et relire ses options
engines-remove = Retirer
    .tip = Le retirer de cette liste ; le fichier reste
engines-reset = Réinitialiser les options
engines-idle = Seulement pendant que le moteur joue ou analyse
strength-engine = { $side } : moteur
strength-limit = { $side } : limite
limit-full = Sans limite
limit-skill = Niveau
limit-elo = Classement Elo
