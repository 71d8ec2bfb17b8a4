# L’entraînement aux problèmes.

puzzle-title = Problèmes
puzzle-streak = Série : { $count } (record { $best })
puzzle-count = Résolus : { $solved } sur { $all }
puzzle-rating = Cote : { $rating }
puzzle-level = Niveau { $level } sur 8

# À quoi sert une liste, et ce qui y est choisi, comme on le lit à voix haute.
puzzle-choice = { $name } : { $chosen }
puzzle-game = Jeu
puzzle-game-count = { $game } ({ $solved } sur { $all })
puzzle-theme = Thème
puzzle-any-theme = Tous les thèmes
puzzle-theme-count = { $theme } ({ $count })
puzzle-aim = Difficulté
puzzle-aim-easier = Plus facile
puzzle-aim-own = Mon niveau
puzzle-aim-harder = Plus difficile

puzzle-coming = Regardez ce que { PLURAL($side, "joue", "jouent") } { SIDE($side) }.
puzzle-ask = Trait { TO(SIDE($side)) } : trouvez le meilleur coup.
puzzle-ask-mate = Trait { TO(SIDE($side)) } : trouvez le mat.
puzzle-right = Bien joué.
puzzle-go-on = Bien joué. De nouveau, trait { TO(SIDE($side)) } : trouvez le coup suivant.
puzzle-wrong = { $tried } n’est pas le bon coup. Réessayez.
puzzle-wrong-reply = { $tried } n’est pas le bon coup : { SIDE($side) } { PLURAL($side, "répond", "répondent") } { $reply }. Réessayez.
puzzle-wrong-end = { $tried } n’est pas le bon coup : { SIDE($side) } { PLURAL($side, "répond", "répondent") } { $reply } et { PLURAL($side, "gagne", "gagnent") }. Réessayez.
puzzle-showing = Voici la solution. Regardez le plateau.
puzzle-shown = C’était la solution.
puzzle-why-only = Aucun autre coup ne vaut celui-ci, loin de là.
puzzle-about =
    { $count ->
        [one] Thème : { $themes }
       *[other] Thèmes : { $themes }
    }
puzzle-solved = Résolu !
puzzle-solved-helped = Résolu, avec de l’aide.
puzzle-solved-later = Résolu, mais pas du premier coup.
puzzle-solved-otherwise = Résolu : ce coup aussi gagne tout de suite.
puzzle-hint = Jouez { $best }.

puzzle-ask-hint = Indice
    .tip = Montrer quelle pièce jouer, puis où ; un problème résolu avec un indice met fin à la série
puzzle-solution = Voir la solution
    .tip = Regarder les coups sur le plateau, puis les parcourir un à un
puzzle-skip = Passer
    .tip = Passer à un autre problème ; rien n’est noté si vous n’avez rien essayé
puzzle-next = Problème suivant
    .tip = Passer au problème suivant
puzzle-again = Recommencer
    .tip = Résoudre le même problème depuis le début ; votre score ne change pas
puzzle-analyse = Analyser
    .tip = Ouvrir le problème comme une partie, avec l’analyse ; vous pourrez retrouver la vôtre
puzzle-open = Ouvrir un fichier…
    .tip = Ouvrir un fichier de problèmes écrit par « nestmate puzzles »

puzzle-none = Il n’y a pas de problèmes de ce genre.
puzzle-not-now = Indisponible pendant un problème. Revenez d’abord à la partie.
puzzle-wait = Attendez le prochain coup sur le plateau.
puzzle-over = Ce problème est terminé. Passez au suivant, ou recommencez.
puzzle-unplayable = Le problème { $id } n’est pas jouable : { $why }.
puzzle-file-unread = { $name } ne contient aucun problème jouable : { $why }.
puzzle-file-empty = le fichier est vide
puzzle-pasted = Presse-papiers
