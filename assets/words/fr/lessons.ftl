# Lessons: the list of them, and the exercises.

lesson-title = Leçons : { $game }
lesson-making = Préparation des leçons…
lesson-back-to-game = Retour à la partie
    .tip = Votre partie est restée telle quelle
lesson-back-to-course = Toutes les leçons
    .tip = Revenir à la liste des leçons
lesson-go-on = Continuer à apprendre
    .tip = Commencer le premier exercice non résolu
lesson-intro = De courts exercices sur chaque pièce et chaque règle de ce jeu. Seul le camp { OF(SIDE($side)) } joue, sauf si l’exercice dit que { SIDE($other) } { PLURAL($other, "répond", "répondent") }. Moins vous jouez de coups, plus vous gagnez d’étoiles.
lesson-progress = Étoiles : { $earned } sur { $all }
lesson-fewest = Minimum de coups : { $count }
lesson-moves = Vos coups : { $count }
lesson-stars-left = Étoiles restantes : { $count }
lesson-again = Recommencer
    .tip = Reprendre l’exercice au début
lesson-next = Suivant
    .tip = Passer à l’exercice suivant
lesson-hint = Indice
    .tip = Montrer quelle pièce jouer, puis où ; avec un indice, deux étoiles au plus
lesson-how-it-goes = Sa marche

lesson-group-inside = Jeux intérieurs
lesson-group-pieces = Les pièces
lesson-group-captures = Capturer
lesson-group-changes = Promotion et échange
lesson-group-drops = La réserve
lesson-group-freezing = Gel et dégel
lesson-group-kings = Le Roi

lesson-drops = Parachutage
lesson-check = Échec
lesson-mate = Mat en un coup
lesson-stands-for = tient lieu { OF($role) }

lesson-goal-stars = { $count ->
    [1] Amenez { THE($piece) } sur l’étoile.
   *[other] Amenez { THE($piece) } sur chaque étoile.
}
lesson-goal-captures = Avec { THE($piece) }, capturez les pièces marquées d’une étoile. Chaque coup doit être une capture.
lesson-goal-beyond = Amenez { THE($piece) } là où cette pièce peut se transformer, puis menez sur l’étoile ce qu’elle est devenue.
lesson-goal-drops = Parachutez une pièce de votre réserve sur chaque étoile. Toutes les pièces ne peuvent pas aller partout.
lesson-goal-drop-and-go = { $count ->
    [1] Parachutez { THE($piece) }, puis amenez cette pièce sur l’étoile.
   *[other] Parachutez { THE($piece) }, puis amenez cette pièce sur chaque étoile.
}
lesson-goal-freeze = Capturez { THE($semi) } avec { THE($piece) } et regardez geler les pièces qui en dépendent.
lesson-goal-thaw = Vos pièces sont gelées, car il leur manque { THE($semi) }. Faites revenir cette pièce.
lesson-goal-check = { $count ->
    [1] Donnez échec en un coup.
   *[other] Donnez échec en { $count } coups.
}
lesson-goal-drop-check = Parachutez une pièce pour donner échec.
lesson-goal-mate = Donnez échec et mat en un coup.

lesson-change-promote = promotion
    .goal = Amenez { THE($piece) } là où cette pièce se promeut et choisissez { A($outcomes) }.
lesson-change-turn = retournement
    .goal = Amenez { THE($piece) } là où cette pièce peut se retourner, et retournez-la pour obtenir { A($outcomes) }.
lesson-change-exchange = échange
    .goal = Amenez { THE($piece) } là où cette pièce s’échange contre une pièce d’une réserve : { A($outcomes) }.
lesson-change-swap = troc
    .goal = Amenez { THE($piece) } là où cette pièce peut s’échanger contre une pièce de la réserve adverse : { A($outcomes) }.

lesson-inside-opening = { $count ->
    [1] Voici un jeu { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        }. Amenez une pièce sur l’étoile, comme dans une partie ordinaire.
   *[other] Voici un jeu { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        }. Amenez des pièces sur les étoiles, comme dans une partie ordinaire. Chaque coup dévoile une plus grande part du plateau.
}
lesson-inside-king = Dans ce jeu { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    }, { THE($semi) } tient le rôle { OF(THE($role)) }. Capturez cette pièce avec { THE($piece) }, puis regardez le plateau entier : les pièces { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    } sont gelées.
lesson-inside-outsider = Les pièces { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    } ne sont pas seules. Capturez { THE($semi) } avec { THE($piece) }, une pièce venue du dehors.

lesson-solved-best = Résolu avec le minimum de coups.
lesson-solved-frozen = Pièce capturée, et celles qui en dépendent sont gelées. Résolu avec le minimum de coups.
lesson-solved-thawed = La voilà de retour, et vos pièces sont dégelées. Résolu avec le minimum de coups.
lesson-solved = { $moves ->
    [1] Résolu en un coup.
   *[other] Résolu en { $moves } coups.
} Minimum : { $par }.
lesson-solved-helped = Résolu avec un indice.
lesson-lost = L’exercice ne peut plus être résolu à partir d’ici. Recommencez.
lesson-next-try = Cette fois, on vous montre la pièce à jouer.
    .move = Cette fois, on vous montre le coup.
lesson-no-mate = Il n’y a pas mat. Recommencez.
    .quiet = Il n’y a même pas échec. Recommencez.
    .flees = Échec, mais pas mat : { THE($piece) } peut aller en { $cell }. Recommencez.
    .captured = Échec, mais pas mat : { THE($piece) } en { $from } peut capturer en { $cell } la pièce qui donne échec. Recommencez.
    .stopped = Échec, mais pas mat : { THE($piece) } en { $from } peut aller en { $cell } et parer l’échec. Recommencez.
    .dropped = Échec, mais pas mat : { SIDE($other) } { PLURAL($other, "peut", "peuvent") } parachuter une pièce en { $cell } et parer l’échec. Recommencez.

lesson-not-now = Indisponible pendant les leçons. Revenez d’abord à la partie.
lesson-no-hint = Pas d’indice ici.
lesson-not-yours = Les pièces { OF(SIDE($other)) } ne bougent pas ici. Vous jouez { SIDE($side) }.
lesson-must-take = Dans cet exercice, chaque coup doit être une capture.
lesson-must-drop = Dans cet exercice, parachutez chaque pièce sur une étoile.
lesson-other-piece = Cet exercice porte sur une autre pièce.

# What a screen reader says of a lesson in the list: $lesson is its name.
lesson-spoken = { $group } : { $lesson }, étoiles : { $earned } sur { $all }
lesson-spoken-more = { $group } : { $lesson }, { $more }, étoiles : { $earned } sur { $all }
lesson-spoken-exercise = Exercice { $number }, { $stars ->
    [0] non résolu
    [1] une étoile
   *[other] { $stars } étoiles
}
lesson-spoken-earned = { $stars ->
    [1] Une étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

# The introduction to a game. $game is the whole game, $inner one inside it.
intro-move = On dirait une partie { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    }. Jouez un coup.
intro-own = { $inner } : ce jeu vit dans un plus grand ({ $game }), sur ces seules cases ; ses pièces ne les quittent jamais.
# $was is what the piece that was moved is called there, $is what the whole game calls it.
intro-own-renamed = { $inner } : ce jeu vit dans un plus grand ({ $game }), sur ces seules cases. Votre { $was } s’y appelle { $is }.
intro-other = { $inner } : ce jeu vit sur ces cases, et ses pièces ne les quittent jamais non plus.
intro-pieces = Sur ces cases { OF($game) } vivent des pièces { $inner ->
        [Shogi] de shogi
       *[other] { OF($inner) }
    }, et elles y sont liées : elles ne les quittent jamais.
intro-layer = D’autres pièces occupent ces cases : { $layer }.
intro-free = { $layer } : elles n’appartiennent à aucun jeu intérieur, et la plupart peuvent aller partout sur le plateau.
# $royal is the royal piece, $only is `yes` where it is told apart from leaders.
intro-royal = { $only ->
        [yes] Une seule pièce de chaque camp décide de la partie, hors des jeux intérieurs : { THE($royal) }. Matez celle de l’adversaire et vous gagnez.
       *[no] Matez { THE($royal) } adverse et vous gagnez.
    }
intro-captured = Que devient une pièce prise ? Regardez { SIDE($side) } prendre celle-ci.
# $piece is the captured piece.
intro-drop = { CAPITAL(THE($piece)) } est maintenant à vous. Cliquez sur cette pièce, à côté du plateau, puis sur une case marquée.
intro-dropped = { $neutral ->
        [yes] Elle joue maintenant pour vous. Les pièces prises sur d’autres cases attendent un échange dans une réserve neutre.
       *[no] La voilà de nouveau sur le plateau, et elle joue pour vous.
    }
# $captures says what becomes of captured pieces: they come back as has been shown, or in another way, or never.
intro-changes = { $captures ->
        [drops] Des pièces peuvent aussi en devenir d’autres : regardez celle-ci ({ $piece }) au bout du plateau.
        [kept] Les pièces prises restent à côté du plateau et peuvent revenir. D’autres changent : regardez celle-ci ({ $piece }).
       *[gone] Les pièces prises quittent la partie. D’autres se transforment : regardez celle-ci ({ $piece }) au bout du plateau.
    }
intro-changed = Au bout du plateau, cette pièce ({ $was }) en est devenue une autre : { $piece }.
intro-fate = { $kept ->
        [yes] Les pièces prises restent à côté du plateau et peuvent revenir.
       *[no] Les pièces prises quittent la partie.
    }
intro-leader = Chaque jeu intérieur a un chef, ici celui { OF(SIDE($other)) } : { $leader }. Regardez ce que sa chute entraîne.
# $count is how many pieces are frozen.
intro-freeze = { $count ->
        [one] Il est pris, et le gel saisit la seule pièce qu’il menait : elle ne peut plus bouger.
       *[other] Il est pris, et le gel saisit les { $count } pièces qu’il menait : aucune ne peut plus bouger.
    }
# $piece is a piece of Black’s that brings the leader back.
intro-thaw = Une pièce { OF(SIDE($other)) } ({ $piece }) arrive au bout du plateau et ramène le chef ({ $leader }) : son armée dégèle.
intro-doors = Voilà l’idée. Jouez tout de suite, ou apprenez pas à pas.
# A piece with what it is in the game inside.
intro-both = { $piece } ({ $inside })
# Told before a page's sentence to who hears it.
intro-page = Introduction, page { $number } sur { $count }.
intro-back = Retour
intro-next = Suivant
intro-skip = Passer
intro-play = Affronter un adversaire facile
intro-look = Explorer
