path-title = Vos dix premières minutes : { $whole }
path-about = { $count } courtes étapes, du pliage du plateau à une première victoire. Arrêtez quand vous voulez et reprenez plus tard.
path-step = Étape { $number } sur { $count }
path-spoken = { $title }, étapes faites : { $done } sur { $count }
path-back = Retour
    .tip = Revenir à l’étape précédente
path-next = Suivant
    .tip = Passer à l’étape suivante
path-win = Une première victoire
path-play = Affronter un adversaire facile

step-fold = Pliez le plateau pour ne voir que le jeu { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    } : Maj+{ $number }, ou un clic sur son image à gauche.
    .seen = Il ne reste que le jeu { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        } : ses pièces vivent sur ces cases, et le reste est replié.
step-inside = Jouez comme dans une partie ordinaire { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    } : passez par chaque étoile.
    .seen = Chaque coup { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        } que vous connaissez se joue aussi sur ce plateau.
    .whole = Voici votre coup, vu sur le plateau entier : les cases { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        } se mêlent à toutes les autres. Continuez vers chaque étoile.
step-bound = Sur le plateau entier, amenez { THE($piece) } sur chaque étoile.
    .seen = { $piece } : cette pièce reste sur les cases { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        } et passe entre les autres.
step-lattice = Montrez maintenant une autre partie du plateau : Maj+{ $number }, ou un clic sur « { $layer } » à gauche.
    .seen = Voici « { $layer } » sans le reste. Sur le plateau entier, ces pièces jouent la même partie que celles { $game ->
            [Shogi] de shogi
           *[other] { OF($game) }
        }.
step-free = { $piece } : cette pièce n’appartient à aucun jeu intérieur. Amenez-la sur chaque étoile.
    .seen = { $piece } : aucun jeu intérieur ne retient cette pièce, elle va partout où ses coups la mènent.
step-take = Capturez les pièces marquées d’une étoile avec { THE($piece) }, une à chaque coup.
    .seen = Une pièce capture tout ce qu’elle trouve sur ses cases, même les pièces d’un autre jeu.
step-leader = Chaque armée qui peut geler a un chef. Cliquez sur { THE($role) }.
    .seen = Voici { THE($piece) }. Sans ce chef, toutes les pièces qui en dépendent gèlent.
step-fall = Capturez { THE($semi) } { OF(SIDE($other)) } avec { THE($piece) }.
    .seen = Les pièces qui en dépendaient sont gelées : elles attendent d’avoir de nouveau un chef.
step-drop = Parachutez une pièce de votre réserve sur chaque étoile.
    .seen = Un parachutage tient lieu de coup : une pièce capturée peut revenir.
step-change = Amenez { THE($piece) } là où cette pièce en devient une autre.
    .seen = { $piece } : ce coup en a fait une autre pièce. Chaque jeu a ses propres règles pour cela.
step-check = Donnez échec en un coup.
    .seen = { CAPITAL(SIDE($other)) } { PLURAL($other, "doit", "doivent") } répondre tout de suite à l’attaque contre { THE($royal) }.
step-mate = Donnez échec et mat en un coup.
    .seen = Plus de fuite possible pour { THE($royal) } : toute la partie est gagnée.
step-win = Mettez { THE($royal) } { OF(SIDE($other)) } échec et mat, en autant de coups que vous voulez. { CAPITAL(SIDE($other)) } { PLURAL($other, "répond", "répondent") } comme le ferait un débutant.
    .seen = Gagné ! Vous en savez assez pour jouer à ce jeu : { $whole }.
    .far = À partir d’ici, gagner sera long. Réessayez : un indice montre le chemin.

step-not-leader = C’est { THE($piece) }. Cherchez { THE($role) }.
step-not-royal = { $piece } : cette pièce décide de toute la partie, mais ne mène aucune armée. Cherchez { THE($role) } qui en mène une.
step-other-layer = C’est « { $layer } ». Cherchez « { $wanted } ».
step-not-moved = Rien ne bouge à cette étape.
step-not-yours = Vous jouez { SIDE($side) } ; les pièces { OF(SIDE($other)) } vous répondent.
