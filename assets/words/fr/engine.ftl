# What the engine thinks of the position and of the game.

# The panel.
engine-hidden =
    { $keys ->
        [none] Le moteur est masqué.
       *[other] Le moteur est masqué. Appuyez sur { $keys } pour l’afficher.
    }
engine-live = En direct
    .tip = Analyser la position en continu
engine-threat = Menace
    .tip = Montrer ce que l’adversaire jouerait si c’était à lui
engine-arrows = Flèches
    .tip = Dessiner les meilleurs coups sur le plateau ; une flèche se courbe là où sa pièce tourne
engine-lines = Lignes d’analyse
    .unit =
        { $count ->
            [one] ligne
           *[other] lignes
        }
    .tip = Nombre de lignes à montrer ; glissez, ou cliquez et tapez un nombre
engine-over = La partie est finie dans cette position.
engine-begins = Démarrage du moteur…
engine-figures = profondeur { $depth } · { $nodes } positions · { $speed }/s
engine-worth = { $worth } pour { SIDE($side) }
engine-threat-check = En cas d’échec, les menaces ne sont pas affichées.
engine-threat-none = L’adversaire n’aurait aucun coup légal.
engine-threatens = Menace : { $what } ({ $worth })
engine-threat-sought = Recherche d’une menace…
engine-review = Analyser la partie
    .tip = Examiner tous les coups de cette ligne et signaler les mauvais
engine-stop = Arrêter
    .tip = Arrêter l’analyse ; les résultats obtenus sont gardés
engine-progress = Analyse : { $done } sur { $total }

# What is thought of a move that was made. $worth is what it is worth, $whose `own` where the user made it against the computer.
judged-looking = Examen de { $played }…
judged-best =
    { $whose ->
        [own] Votre { $played } était le meilleur coup.
       *[other] { $played } était le meilleur coup.
    }
judged-good =
    { $whose ->
        [own] Votre { $played } : bon coup.
       *[other] { $played } : bon coup.
    }
judged-lesser =
    { $whose ->
        [own] Votre { $played } n’était pas le meilleur coup.
       *[other] { $played } n’était pas le meilleur coup.
    }
judged-decided =
    { $whose ->
        [own] Votre { $played } ne change pas grand-chose : { SIDE($side) } { PLURAL($side, "a", "ont") } presque gagné de toute façon.
       *[other] { $played } ne change pas grand-chose : { SIDE($side) } { PLURAL($side, "a", "ont") } presque gagné de toute façon.
    }
judged-inaccuracy =
    { $whose ->
        [own] Votre { $played } : imprécision.
       *[other] { $played } : imprécision.
    }
judged-mistake =
    { $whose ->
        [own] Votre { $played } : erreur.
       *[other] { $played } : erreur.
    }
judged-blunder =
    { $whose ->
        [own] Votre { $played } : gaffe.
       *[other] { $played } : gaffe.
    }
# The best move follows, and by how many Pawns it is better, to a tenth.
judged-instead = Le meilleur était
judged-more = ({ $by } de mieux)

# La recherche d’un mat forcé.
mate-looking =
    Recherche d’un mat forcé pour { SIDE($side) } : { $nodes } positions{ $moves ->
        [0] {""}
        [one]  ; aucun en { $moves } coup
       *[other]  ; aucun en { $moves } coups ou moins
    }
mate-looking-shorter = Mat en { $moves }. Recherche d’un mat plus court : { $nodes } positions
mate-found = Mat en { $moves }
mate-found-maybe = Mat en { $moves }, peut-être en moins
mate-not-found =
    Aucun mat forcé trouvé pour { SIDE($side) } après { $nodes } positions{ $moves ->
        [0] .
        [one]  ; il n’y en a pas en { $moves } coup.
       *[other]  ; il n’y en a pas en { $moves } coups ou moins.
    }
mate-none = { $moves ->
        [one] { CAPITAL(SIDE($side)) } { PLURAL($side, "n’a", "n’ont") } pas de mat forcé en { $moves } coup.
       *[other] { CAPITAL(SIDE($side)) } { PLURAL($side, "n’a", "n’ont") } pas de mat forcé en { $moves } coups ou moins.
    }
mate-stop = Arrêter
    .tip = Arrêter la recherche d’un mat

# The graph of the game.
graph = Courbe d’évaluation, après le coup { $at } sur { $all } : { $worth }
graph-one = Évaluation ici : { $worth }. Une courbe apparaîtra quand d’autres positions auront été évaluées.
graph-unknown = inconnue
graph-start = Début
graph-mark = { $at } : { $worth }, { $mark }
graph-recorded = Évaluations tirées de la partie enregistrée

# The computer: levels, and what a review thinks of moves.

# What a review thinks of a move; as a label, and within a sentence.
mark-inaccuracy = Imprécision
mark-mistake = Erreur
mark-blunder = Gaffe
mark-inaccuracy-in-sentence = imprécision
mark-mistake-in-sentence = erreur
mark-blunder-in-sentence = gaffe

# What people call the levels, weakest first, and what to expect of each.
level-1 = Premiers pas
    .tip = Pour une toute première partie : ne voit presque rien de ce qui se passe sur le plateau
level-2 = Débutant
    .tip = Connaît la marche des pièces, mais en perd souvent une de vue
level-3 = Apprenti
    .tip = Prend les pièces sans défense et voit certaines de vos réponses
level-4 = Amateur
    .tip = Joue pour le plaisir : voit les menaces simples, rate les coups longs et les reculs
level-5 = Club
    .tip = Calcule un peu à l’avance et punit les erreurs graves
level-6 = Fort
    .tip = Laisse passer peu de chose et prévoit quelques coups à l’avance
level-7 = Expert
    .tip = Voit presque tout à quelques coups de profondeur
level-8 = Pleine puissance
    .tip = Aussi fort que votre ordinateur et le temps le permettent
# What a level is worth in a game where that was measured.
level-elo = environ { $elo } Elo
    .tip = Environ { $elo } Elo, à 150 près : mesuré dans des parties contre Stockfish à force limitée

# A reviewed game: how accurately it was played, and what decided it.
review-accuracy = Précision : { $side } { $white } %, { $other } { $black } %
review-moments = Coups les plus coûteux
    .tip = Les coups qui ont le plus coûté ; cliquez sur l’un d’eux pour le voir
retry-offer = Rejouer vos erreurs
    .tip = Trouver un meilleur coup pour chacune de vos erreurs dans cette partie

# Mistakes of a reviewed game, put to the player again.
retry = Rejouer vos erreurs
retry-progress = { $at } sur { $of }
retry-ask-inaccuracy = { $played } était une imprécision. Trouvez mieux pour { SIDE($side) }.
retry-ask-mistake = { $played } était une erreur. Trouvez mieux pour { SIDE($side) }.
retry-ask-blunder = { $played } était une gaffe. Trouvez mieux pour { SIDE($side) }.
retry-judging = Examen de { $tried }…
retry-best = { $tried } est le meilleur coup.
retry-good = { $tried } est bon aussi. Le moteur préfère { $best }.
retry-wrong-inaccuracy = { $tried } est une imprécision : regardez le plateau.
retry-wrong-mistake = { $tried } est une erreur : regardez le plateau.
retry-wrong-blunder = { $tried } est une gaffe : regardez le plateau.
retry-shown = Le meilleur coup est { $best }.
retry-over =
    { $of ->
        [1] { $found ->
            [0] Vous n’avez pas trouvé le meilleur coup cette fois.
           *[other] Vous avez trouvé le meilleur coup.
        }
       *[other] Meilleurs coups trouvés sans aide : { $found } sur { $of }.
    }
retry-answer = Voir la réponse
retry-skip = Passer
retry-again = Réessayer
retry-next = Suivant
retry-leave = Retour à la partie
retry-once-more = Tout refaire

# Ce que des moteurs d’autrui ont fait de travers.
engine-missing = Impossible de lancer { $engine } : ce fichier n’existe pas.
engine-folder = Impossible de lancer { $engine } : c’est un dossier.
engine-no-program = Impossible de lancer { $engine } : le fichier n’est pas un programme, ou vous n’avez pas le droit de l’exécuter.
engine-unstarted = Impossible de lancer { $engine } : { $why }.
engine-speechless = { $engine } ne parle ni UCI ni XBoard.
engine-ended = { $engine } s’est arrêté de lui-même.
engine-ended-code = { $engine } s’est arrêté de lui-même, avec le code de sortie { $code }.
engine-ended-signal = { $engine } a planté : le système l’a arrêté par le signal { $signal }.
engine-not-ready = { $engine } n’était pas prêt à temps.
engine-deaf = { $engine } ne lit pas les commandes qu’on lui envoie.
engine-babbles = { $engine } déverse un flot de lignes qui ne relèvent ni d’UCI ni de XBoard.
engine-no-move = { $engine } n’a pas joué à temps.
engine-no-stop = { $engine } ne s’est pas arrêté quand on le lui a demandé.
engine-illegal = { $engine } a choisi { $text }, qui n’est pas un coup légal ici.
engine-refuses = { $engine } a refusé de continuer : « { $what } ».
engine-other-rules = { $engine } a choisi ou refusé { $text } : il joue à ce jeu ({ $game }) avec d’autres règles. { $differs }
engine-claims-draw = { $engine } réclame la nulle, mais la partie n’est pas nulle.
engine-claims-win = { $engine } déclare la partie gagnée, mais elle ne l’est pas.
engine-no-game = { $engine } ne connaît pas ce jeu.
engine-unlisted = { $engine } n’est plus dans votre liste de moteurs.
engine-elsewhere = Lancer { $engine } ({ $command }) ? Ses réglages viennent d’un autre ordinateur ou d’un autre utilisateur.
engine-no-thread = Il ne reste aucun fil d’exécution pour parler à { $engine } : { $why }.

# Un moteur d’autrui dans le panneau.
engine-analyst = Moteur d’analyse
    .tip = Le moteur qui analyse ; « Moteurs… », dans le menu Moteur, permet d’en ajouter d’autres
engine-retry = Réessayer
engine-start = Lancer
engine-take-over = Laisser jouer Nestmate
engine-use-own = Utiliser le moteur de Nestmate
