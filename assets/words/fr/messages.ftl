# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = Donnez d’abord un nom à cette disposition.
array-long-name = Un nom compte au plus { $most } caractères.
array-name-taken = Il existe déjà un jeu nommé { $name }.
array-unknown = La définition de ce jeu est introuvable.
array-no-folder = Il n’y a pas de dossier où l’enregistrer.
array-refused = Impossible d’enregistrer cette disposition : { $why }.

# Setting up a position.
editor-busy = Vous composez une position. Jouez-la, analysez-la ou annulez d’abord.
editor-unreadable = Impossible de composer cette position : { $why }.
editor-no-position = Cette position n’est pas complète : { $why }.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.

# Playing.
nothing-to-take-back = Vous n’avez aucun coup à reprendre.
taken-back = Coup { $played } repris. « Rétablir le coup » le ramène.
nothing-to-replay = Il n’y a aucun coup à rétablir.
draw-declined = L’ordinateur refuse la nulle.
draw-nobody = Vous ne pouvez proposer la nulle que si c’est à vous de jouer.
game-over = La partie est finie. Reprenez un coup ou commencez une nouvelle partie pour continuer à jouer.
computer-plays = L’ordinateur joue { SIDE($side) }. Pour jouer ce camp vous-même, ouvrez le menu Moteur.
computer-busy = L’ordinateur choisit son coup. Attendez qu’il ait joué.
computer-no-move = L’ordinateur n’a trouvé aucun coup.

# The computer, which played the game inside called $game for $side, plays the whole board from now on, and why. $mover made the last move;
# $royal is the King of that game.
inside-left = { CAPITAL(SIDE($mover)) } { PLURAL($mover, "a", "ont") } quitté le jeu intérieur ({ $game }) : désormais, { SIDE($side) } { PLURAL($side, "joue", "jouent") } sur tout le plateau.
inside-lost = Dans le jeu intérieur ({ $game }), { SIDE($side) } ne { PLURAL($side, "peut", "peuvent") } plus sauver { THE($royal) } : désormais, { PLURAL($side, "il joue", "ils jouent") } sur tout le plateau.
inside-illegal = Le meilleur coup { OF(SIDE($side)) } dans le jeu intérieur ({ $game }) est interdit sur le plateau entier : désormais, { PLURAL($side, "il joue", "ils jouent") } sur tout le plateau.
inside-unsafe = Le meilleur coup { OF(SIDE($side)) } dans le jeu intérieur ({ $game }) perdrait aussitôt sur le plateau entier : désormais, { PLURAL($side, "il joue", "ils jouent") } sur tout le plateau.
inside-over = Le jeu intérieur ({ $game }) est terminé : désormais, { SIDE($side) } { PLURAL($side, "joue", "jouent") } sur tout le plateau.
inside-asked = Désormais, { SIDE($side) } { PLURAL($side, "joue", "jouent") } sur tout le plateau, comme vous l’avez demandé.

neutral-no-drop = Les pièces de la réserve neutre ne se parachutent pas ; elles ne reviennent qu’en échange d’une pièce du plateau.
no-drop-but-gate = { CAPITAL(THE($name)) } entre en jeu là où une autre pièce quitte sa case de départ. Jouez cette pièce, puis choisissez { THE($name) }.
no-drop-now = Il n’y a pour l’instant nulle part où parachuter { THE($name) }.
not-legal = Ce coup n’est pas légal.
picked-frozen = { CAPITAL(THE($name)) } est { AGREE($name, "gelé", "gelée") } { $why }.

# The first time in a game that a piece goes to a reserve: $reserve is whose, $changes is `yes` if the piece changes sides, $turns if it
# turns back; $place is `whole`, `part` or `elsewhere`, for where such pieces are captured. $new took the place of the piece.
kept-captured = { CAPITAL(THE($piece)) } { $turns ->
        [yes] reprend sa face d’origine et rejoint
       *[no] rejoint
    } { $reserve ->
        [neutral] la réserve neutre
       *[other] la réserve { OF(SIDE($reserve)) }
    }{ $changes ->
        [yes] {" "}en changeant de camp
       *[no] {""}
    }, comme toutes les pièces capturées{ $place ->
        [whole] {""}
        [elsewhere] {" "}ailleurs que sur { $cells }
       *[part] {" "}sur { $cells }
    }.
kept-exchanged = { CAPITAL(THE($piece)) } rejoint { $reserve ->
        [neutral] la réserve neutre
       *[other] la réserve { OF(SIDE($reserve)) }
    }, d’où est { AGREE($new, "venu", "venue") } en échange { THE($new) }.
kept-restored = { CAPITAL(THE($piece)) } rejoint la réserve { OF(SIDE($reserve)) }, comme toute pièce dont { THE($new) } prend la place.
kept-swapped = { CAPITAL(THE($piece)) } rejoint la réserve { OF(SIDE($reserve)) }, d’où est { AGREE($new, "venu", "venue") } { THE($new) } à sa place.

# Premoves: what is to be played as soon as it is the user’s turn. $moved is one, $number counts them, $lost those that go with it.
premove-set = { $number ->
        [1] Coup anticipé : { $moved }
       *[other] Coup anticipé ({ $number }) : { $moved }
    }
premove-taken-back = { $left ->
        [0] Il ne reste aucun coup anticipé.
        [1] Coup anticipé repris ; il en reste un.
       *[other] Coup anticipé repris ; il en reste { $left }.
    }
premove-dropped = { $lost ->
        [0] { CAPITAL(THE($piece)) } ne pouvait pas aller en { $cell } : le coup anticipé est annulé.
       *[other] { CAPITAL(THE($piece)) } ne pouvait pas aller en { $cell } : tous les coups anticipés sont annulés.
    }

# Changing the moves of a game.
line-raised = Variante remontée.
line-main = C’est maintenant la ligne principale.
line-main-already = C’est déjà la ligne principale.
line-deleted = Coups supprimés. « Annuler la dernière modification », dans le menu Édition, les rétablit.
line-start = La position initiale ne peut pas être supprimée.
moves-undone = Modification annulée.
game-waits = Votre partie ({ $game }) attend dans « Mes parties ».
game-back = La partie précédente est de nouveau sur le plateau.

# Clocks and reviews.
no-clocks = Cette partie se joue sans pendule. Vous pouvez en choisir une au début d’une nouvelle partie.
time-up = { CAPITAL(SIDE($side)) } { PLURAL($side, "a", "ont") } dépassé { PLURAL($side, "son", "leur") } temps.
review-nothing = Il n’y a encore aucun coup à analyser.
judged-nothing = Il n’y a encore aucun coup à examiner.
review-done = Tous les coups de cette ligne ont été analysés.
retry-review-first = La partie doit d’abord être analysée. Redemandez ensuite.
retry-none = L’analyse n’a trouvé aucune erreur de votre part dans cette ligne.

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = L’analyse n’a trouvé aucune { $mark } avant ce coup.
review-none-after = L’analyse n’a trouvé aucune { $mark } après ce coup.

# Moves that are typed. $text is what was written.
typed-several = « { $text } » peut vouloir dire { $moves }.
typed-reserve-empty = { CAPITAL(SIDE($side)) } { PLURAL($side, "n’a", "n’ont") } pas { OF($name) } en réserve.
typed-no-letter = Aucune pièce n’a la lettre « { $letter } ».
typed-no-cell = Il n’y a pas de case « { $cell } » sur ce plateau.
typed-no-move = « { $text } » n’est pas un coup légal. Tapez la case de départ et la case d’arrivée, par exemple { $example }.
typed-nothing-there = Il n’y a pas de pièce en { $cell }.
typed-not-own = { CAPITAL(THE($name)) } en { $cell } appartient { TO(SIDE($side)) }.
typed-write = Tapez { $moves }.

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the piece comes from.
move-drop = parachuter { A($piece) }
move-pass = passe
move-gates = { $moved }, { A($piece) } entre en jeu
move-castles = { $piece } : roque
move-passes = { $piece } : passe
move-takes-on-way = { $piece } prend { $victim } au passage
move-in-passing = { $piece } prend en passant
move-takes = { $piece } prend { $victim }
move-turns = { $moved }, promotion
move-becomes = { $moved } et devient { $piece }
move-exchanged = { $moved }, échange contre { A($piece) } de { $reserve ->
        [neutral] la réserve neutre
       *[other] la réserve { OF(SIDE($reserve)) }
    }

# Work beside the window that failed; the last two stand after a colon.
task-failed = Une erreur s’est produite dans Nestmate : { $why }. Merci de la signaler.
task-panicked = la tâche « { $task } » a échoué avec « { $message } »
task-not-started = le système n’a pas pu démarrer de fil d’exécution pour la tâche « { $task } » (« { $message } »)

# Shown when the boards of the inner games are asked for in a game that has none.
inside-none = Ce jeu ({ $game }) n’a pas de jeu intérieur à montrer.
