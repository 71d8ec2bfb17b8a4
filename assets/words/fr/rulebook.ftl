# The rules of a game as a book: for the window, for pages and for plain text.

# The headings.
rulebook-ending = Fin de la partie
rulebook-board = Le plateau
rulebook-board-inside = Le plateau et les jeux intérieurs
rulebook-pieces = Les pièces
rulebook-capturing = Les captures
rulebook-captured = Où vont les pièces capturées
rulebook-drops = Le parachutage
rulebook-promotion = La promotion
rulebook-turning = Promotion par retournement
rulebook-exchange = L’échange
rulebook-exchange-neutral = L’échange et la réserve neutre
rulebook-freezing = Les pièces gelées
rulebook-castling = Le roque
rulebook-special = Règles spéciales
rulebook-house = Règles maison
rulebook-history = Histoire
rulebook-author = Créé par { $author }.
rulebook-array = À propos de la position initiale
rulebook-decisions = Ce qu’il a fallu décider

# $royal is the name of the royal piece.
rulebook-aim = { $gets ->
        [wins] Le but est de se faire mater.
        [draws] La façon de gagner est indiquée ci-dessous ; un mat donne la nulle.
       *[loses] Le but est de mater { THE($royal) } adverse.
    } { CAPITAL(SIDE($side)) } { PLURAL($side, "commence", "commencent") }, puis chacun joue à son tour.
rulebook-aim-reach = Le but est d’amener { $pieces } sur { $cells }. { CAPITAL(SIDE($side)) } { PLURAL($side, "commence", "commencent") }, puis chacun joue à son tour.
rulebook-aim-below = La façon de gagner est indiquée ci-dessous. { CAPITAL(SIDE($side)) } { PLURAL($side, "commence", "commencent") }, puis chacun joue à son tour.
rulebook-aim-other = La façon de gagner dépend du camp ; elle est indiquée ci-dessous. { CAPITAL(SIDE($side)) } { PLURAL($side, "commence", "commencent") }, puis chacun joue à son tour.
rulebook-goal = Cases où { $pieces } gagne
rulebook-gives-up = On perd aussi par abandon ou au temps.
rulebook-flag-draws = Si votre temps est épuisé alors que l’adversaire ne pourrait jamais gagner avec les pièces qui restent, la partie est nulle.
# $pieces are the semi-royals.
rulebook-not-royal = { AGREE($royal, "Seul", "Seule") } { THE($royal) } décide de l’issue de la partie. Perdre { $pieces } ne fait pas perdre la partie, mais gèle d’autres pièces.

# $last is the letter of the last file.
rulebook-size = Le plateau compte { $files } colonnes, de a à { $last }, et { $ranks } rangées : { $cells } cases.
rulebook-size-crossings = Les pièces se placent aux intersections de { $files } colonnes, de a à { $last }, et de { $ranks } rangées, soit { $cells } intersections, appelées ici cases.
rulebook-size-part = Le plateau compte { $cells } cases, sur une grille de { $files } colonnes, de a à { $last }, et de { $ranks } rangées.
rulebook-missing = Ces points de la grille ne sont pas des cases : { $cells }.
rulebook-shuffle = La case de départ de certaines pièces est tirée au sort avant chaque partie : il y a { $count } positions de départ, dont celle-ci. Les pièces sont placées dans cet ordre, chacune sur une case encore libre :
rulebook-shuffle-piece = { $order ->
        [given] { $pieces }, dans cet ordre de gauche à droite, sur des cases parmi { $cells }
       *[none] { $count ->
            [1] { $piece } sur une case parmi { $cells }
           *[other] { $count } × { $piece } sur des cases parmi { $cells }
        }
    }
rulebook-shuffle-other = Les pièces { OF(SIDE($other)) } sont placées comme celles { OF(SIDE($side)) }, vues de leur côté. Les positions de départ sont numérotées à partir de 0.
rulebook-diagram = La position initiale : majuscules pour les pièces { OF(SIDE($side)) }, minuscules pour celles { OF(SIDE($other)) }. Un point est une case vide ; là où il n’y a rien, il n’y a pas de case.
rulebook-forward = { CAPITAL(SIDE($side)) } { PLURAL($side, "joue", "jouent") } vers le haut du plateau, { SIDE($other) } vers le bas. Chaque joueur compte les rangées à partir de son propre côté : la 1re rangée { OF(SIDE($other)) } est la dernière { OF(SIDE($side)) }.
rulebook-forward-corner = { CAPITAL(SIDE($side)) } { PLURAL($side, "joue", "jouent") } de l’angle a1 vers l’angle opposé, { SIDE($other) } en sens inverse. Chaque joueur compte les rangées à partir de son propre côté.
rulebook-forward-same = Les deux joueurs jouent vers le haut du plateau, à partir de la 1re rangée ; pour { SIDE($other) }, gauche et droite sont inversées.
rulebook-wrap-files = Le plateau se referme sur lui-même : la première colonne touche la dernière, et les pièces passent de l’une à l’autre.
rulebook-wrap-ranks = Le plateau se referme sur lui-même : la première rangée touche la dernière, et les pièces passent de l’une à l’autre.
rulebook-wrap-both = Le plateau se referme sur lui-même dans les deux sens : la première colonne touche la dernière, la première rangée aussi, et les pièces passent d’un bord au bord opposé.
rulebook-lattices = Les cases forment des réseaux : des ensembles de cases que certaines pièces ne quittent jamais. Un réseau peut contenir un jeu entier, que vous connaissez peut-être déjà.
rulebook-layer = { $layer } : { $count } cases, { $which }.
# $id is what the inventor calls a lattice.
rulebook-layer-id = L’inventeur appelle « { $id } » les pièces de ce réseau.
# $cells are those of the lattice, $game is a game’s name, $roles a list of the next.
rulebook-inner = Sur { $cells } vit tout un jeu { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    }, avec { $roles }.
rulebook-inner-pieces = Les pièces placées sur { $cells } sont celles du jeu { $game ->
        [Shogi] de shogi
       *[other] { OF($game) }
    }, dans une autre position initiale : { $roles }.
rulebook-inner-role = { THE($piece) } comme { $role }
rulebook-inner-whole = La taille du plateau, les pièces et la position initiale sont celles du jeu { OF($game) }.
# $colours are those of the cells.
rulebook-colours = La marche d’une pièce dépend de la couleur de sa case.
# Lists of pieces.
rulebook-bound = Certaines pièces sont liées : aucun coup ne leur fait quitter le réseau où elles se trouvent. Ce sont { THE($bound) }.
rulebook-bound-partly = Certaines pièces ne peuvent occuper que { $cells } : { THE($pieces) }.
rulebook-free = Les autres pièces sont libres (« unbound », dit l’inventeur) et peuvent occuper les cases de tous les réseaux : { THE($free) }.

# What words of the moves mean. $board is `diamond` for a board that stands on its corner.
rulebook-words = « Orthogonalement » veut dire { $board ->
        [diamond] vers le haut, vers le bas ou en travers du plateau tel qu’il est posé sur son angle a1 ; « en diagonale », le long d’une colonne ou d’une rangée
       *[upright] le long d’une colonne ou d’une rangée ; « en diagonale », à 45° de celles-ci
    } ; « vers l’avant », en direction de l’adversaire.
# Names of cells.
rulebook-words-step = À une case de { $from } se trouvent { $orthogonal }, orthogonalement, et { $diagonal }, en diagonale.
rulebook-words-leap = Un bond mène directement à la case d’arrivée, par-dessus tout ce qui se trouve en chemin.
rulebook-words-ride = Une course répète le même bond dans une même direction : elle passe par-dessus les pièces situées entre ses points de chute et s’arrête à la première pièce sur laquelle elle tombe.
rulebook-words-slide = Une pièce qui se déplace de plusieurs cases sans bondir progresse case par case et s’arrête à la première pièce sur son chemin.
# $mirror says how Black’s cells lie to White’s; $white is a cell, $black the one that is the same for Black.
rulebook-words-cells = Quand les règles d’une pièce nomment des cases une à une, ce sont celles { OF(SIDE($side)) }. Pour { SIDE($other) }, ce sont les mêmes, { $mirror ->
        [turn] le plateau étant tourné de 180°
        [across] la gauche et la droite étant échangées
       *[flip] les rangées étant comptées à partir du bord opposé
    }. Ainsi, { $white } chez { SIDE($side) } correspond à { $black } chez { SIDE($other) }.
# $role is a piece of the games inside.
rulebook-role-game = { $game ->
        [Shogi] shogi
       *[other] { $game }
    }
rulebook-role = { $role } ({ $games })
rulebook-roles = Rôle : { $roles }.

rulebook-captures = Une pièce capture une pièce adverse en allant sur la case de celle-ci. On ne capture pas ses propres pièces ; elles barrent la route.
rulebook-captures-otherwise = { $count ->
        [1] { CAPITAL(THE($pieces)) } ne capture pas toujours comme { AGREE($pieces, "il", "elle") } se déplace
       *[other] Ces pièces ne capturent pas toujours comme elles se déplacent : { THE($pieces) }
    }.
# $piece says who captures, $victim whom.
rulebook-vanishes = Si { $piece } capture { A($victim) } adverse, le camp qui capture perd aussi { AGREE($victim, "son propre", "sa propre") } { $victim } : cette pièce est retirée du jeu.
# $safe are those that stay, $count how many kinds of them there are.
rulebook-explodes = Toute capture provoque une explosion, qui fait disparaître la pièce qui capture, celle qui est prise et toutes les pièces des cases voisines, des deux camps{ $count ->
        [0] .
        [1] {" ; "}{ A($safe) } sur l’une de ces cases y résiste.
       *[other] {" ; "}sur ces cases, { THE($safe) } y résistent.
    }
rulebook-explodes-royal = { CAPITAL(THE($royal)) } ne peut pas capturer, et aucun joueur ne peut faire exploser sa propre pièce royale. Qui fait exploser celle de l’adversaire gagne aussitôt, même s’il est en échec. Tant que les deux se touchent, aucune n’est en échec.
rulebook-reserves = Chaque joueur a une réserve de pièces à côté du plateau{ $neutral ->
        [yes] {" "}; une troisième, la réserve neutre, n’appartient à aucun des deux
       *[no] {""}
    }. { $begins }
rulebook-reserves-empty = Au début, les réserves sont vides.
rulebook-reserve-holds = Réserve initiale { OF(SIDE($side)) } : { $pieces }.

# $place is `part` for a part of the board, `elsewhere` for all the rest and `whole` for all of it.
rulebook-to-capturer = Une pièce capturée{ $place ->
        [whole] {""}
        [elsewhere] {" "}ailleurs
       *[part] {" "}sur { $cells }
    } change de camp et rejoint la réserve de celui qui l’a capturée.
rulebook-to-neutral = Une pièce capturée{ $place ->
        [whole] {""}
        [elsewhere] {" "}ailleurs
       *[part] {" "}sur { $cells }
    } rejoint la réserve neutre.
rulebook-leave = Les pièces capturées sont définitivement retirées du jeu.
rulebook-leave-elsewhere = Les pièces capturées ailleurs sont définitivement retirées du jeu.
rulebook-turned-back = Une pièce promue par retournement reprend sa face d’origine quand elle est capturée.
# $chapter is the heading of the chapter that says more.
rulebook-own-reserve = Vous pouvez parachuter les pièces de votre réserve ; voir « { $chapter } ».
rulebook-neutral-see = Les pièces de la réserve neutre ne se parachutent pas. Elles ne reviennent que par échange ; voir « { $chapter } ».
rulebook-neutral = Les pièces de la réserve neutre ne se parachutent pas.
rulebook-neutral-exchange = Elles ne reviennent que par échange. { $pieces } dont le coup finit sur { $cells } doit céder sa place à une pièce de l’une des trois réserves : la vôtre, celle de l’adversaire ou la réserve neutre.
# $pieces are the semi-royals.
rulebook-neutral-restore = Une pièce semi-royale ({ $pieces }), sans laquelle d’autres sont gelées, peut aussi revenir de la réserve neutre, comme indiqué plus bas.

rulebook-drop = Au lieu de déplacer une pièce, vous pouvez en parachuter une de votre réserve sur une case vide. Un parachutage ne capture jamais.
# $piece is `any bound piece` or such.
rulebook-dropped = { $piece } se parachute { $place ->
        [whole] partout sur le plateau
       *[part] sur { $cells }
    }.
rulebook-drop-never = Le parachutage est interdit pour { THE($pieces) }.
rulebook-drop-either = Une pièce peut être parachutée avec l’une ou l’autre face visible.
rulebook-drop-able = Il est interdit de parachuter une pièce là où elle ne pourrait jamais bouger, même sur un plateau vide.
rulebook-drop-frozen = Il est permis de parachuter une pièce là où elle sera gelée.
rulebook-one-per-file =
    { $most ->
        [1] Il est interdit de parachuter { $piece } sur une colonne où vous avez déjà une pièce non promue du même type.
       *[other] Il est interdit de parachuter { $piece } sur une colonne où vous avez déjà { $most ->
            [2] deux
            [3] trois
           *[other] { $most }
        } pièces non promues du même type.
    }
rulebook-no-drop-mate = Il est interdit de donner le mat en parachutant { $piece }.
rulebook-must-drop = Tant que vous pouvez parachuter une pièce, vous devez le faire : aucun autre coup n’est permis.
rulebook-one-per-colour = Il est interdit de parachuter { $piece } sur une case de la même couleur que celle de votre autre pièce de ce type, ou d’occuper avec une autre pièce la dernière case qui lui reste.
rulebook-unmoved = { $piece } qu’on parachute sur { $cells } compte comme n’ayant pas encore bougé.

# Pieces that have something in common: any one of them.
rulebook-any = n’importe quelle pièce
rulebook-any-except = n’importe quelle pièce sauf { $pieces }
rulebook-any-bound = n’importe quelle pièce liée
# $royal is the name of the royal piece, which is not meant.
rulebook-any-free = n’importe quelle pièce libre sauf { THE($royal) }
# The same, all of them.
rulebook-your-bound = vos pièces liées
rulebook-your-free = vos pièces libres

# $piece is what $sentence is about.
rulebook-of = { $count ->
        [1] { $any } : { $sentence }
       *[other] { $piece } : { $sentence }
    }
# $captured is `yes` where captured pieces stay in the game.
rulebook-promoted-stays = La promotion est définitive{ $captured ->
        [yes] , même si la pièce est capturée
       *[no] {""}
    }.
rulebook-turn = Ces pièces ont une face promue. En jouant l’une d’elles, vous décidez de la retourner ou non ; mais elle doit être promue là où, sinon, elle ne pourrait plus jamais bouger.
rulebook-turn-free = Ces pièces ont une face promue. En jouant l’une d’elles, vous êtes toujours libre de la retourner ou non.
rulebook-turn-entry = Un coup sans prise qui commence dans la zone de promotion ne permet la promotion que s’il finit là où la pièce ne pourrait plus jamais bouger ; même alors, elle peut rester ce qu’elle est.
rulebook-turn-must = Ces pièces ont deux faces. Le retournement fait partie du coup et il est obligatoire.
rulebook-moves-like = { $count ->
        [1] { CAPITAL(THE($pieces)) } se déplace
       *[other] { CAPITAL(THE($pieces)) } se déplacent
    } comme { $piece }.
# $old are the names of the pieces that are exchanged.
rulebook-exchange-for = Vous pouvez choisir { $pieces }, même une pièce que ce coup vient de capturer. La nouvelle pièce occupe la case d’arrivée et vous appartient, et la pièce échangée ({ $old }) rejoint la réserve d’où vient la nouvelle. Si aucune réserve ne contient l’une de ces pièces, le coup est interdit.
rulebook-swap = La pièce jouée rejoint la réserve adverse, sur sa face d’origine si elle s’était retournée ; la nouvelle pièce prend sa case et vous appartient.
rulebook-swap-instead = Une pièce dont la promotion est obligatoire peut être échangée au lieu d’être promue.
rulebook-swap-on = { $piece } ne peut entrer en jeu que si le coup finit sur { $cells }.
# $new is the semi-royal that comes back.
rulebook-restore = Une pièce remplacée ainsi par { $new } rejoint toujours la réserve adverse, quelle que soit la réserve d’où vient la nouvelle. Une pièce capturée par ce coup même peut être celle qui revient. Un parachutage sur ces cases ne compte pas.
# $name is what a definition calls some cells that are shown in a picture.
rulebook-zone = { CAPITAL($name) }, pour { SIDE($side) } : { $cells }. Pour { SIDE($other) }, c’est l’image en miroir, sur les mêmes colonnes.
rulebook-zone-turned = { CAPITAL($name) }, pour { SIDE($side) } : { $cells }. Pour { SIDE($other) }, c’est la même chose sur le plateau tourné de 180°.
rulebook-zone-across = { CAPITAL($name) }, pour { SIDE($side) } : { $cells }. Pour { SIDE($other) }, c’est l’image en miroir, sur les mêmes rangées.
rulebook-zone-ranks = { CAPITAL($name) }, pour chaque camp : { $cells }.
# What a picture shows, without its full stop, and the cells, where there are no pictures.
rulebook-cells = { $caption } : { $cells }.
# $ruling is the name of a decision about the rules, such as R1.
rulebook-note = Décision { $ruling } – { $text }
rulebook-decided = Là où la page de l’inventeur ne dit rien, se contredit ou a perdu son illustration, voici les règles que nous suivons, et pourquoi. Chaque décision porte la même référence que dans la documentation de Nestmate.
# $rule is a rule of the house.
rulebook-decided-switch = Une règle maison permet de changer cela : « { $rule } ».
# Decisions that several games share, by their names. $royal is the name of the royal piece.
ruling-g0 = Les pièces noires se déplacent comme les blanches, vues du côté des Noirs : la page de l’inventeur ne décrit leur marche qu’une fois, pour les deux camps.
ruling-g1 = Une pièce gelée n’attaque rien, puisqu’elle ne pourrait pas capturer : elle ne donne pas échec et ne contrôle aucune case. Capturer la pièce semi-royale adverse peut donc parer un échec.
ruling-g2 = Une pièce semi-royale manque quand vous n’en avez aucune sur le plateau, ou sur les cases en question. Peu importe comment vous l’avez perdue et ce qu’elle est devenue : elle ne commande son armée que lorsqu’elle s’y trouve.
ruling-g3 = Un parachutage n’est pas le déplacement d’une pièce du plateau : on peut donc parachuter une pièce dans une armée gelée. Elle est alors gelée à son tour.
ruling-g4 = La sécurité { OF(THE($royal)) } se juge après le coup, une fois que tout ce qu’il élimine a quitté le plateau.
# $same are some of the next five.
ruling-g5 = La page de l’inventeur ne dit rien des répétitions ; comme aux échecs, la partie est nulle quand une position se présente pour la troisième fois. Deux positions sont identiques si elles ont en commun { $same }.
ruling-g5-board = la disposition des pièces
ruling-g5-side = le trait
ruling-g5-reserves = les réserves
ruling-g5-castling = les droits de roque
ruling-g5-passing = les droits de prise en passant
ruling-g6 = La page de l’inventeur ne fixe aucune limite de coups. Nous en fixons une, pour que toute partie ait une fin, et assez élevée, car le plateau est grand.
ruling-g7 = Pour une pièce qui se déplace de deux cases en deux cases, seules comptent celles où elle pourrait s’arrêter. L’inventeur le dit à propos des Échecs gigognes, pour qu’un réseau n’en gêne pas un autre ; nous l’appliquons à tous les bonds et à toutes les courses.
# $piece is one of the pieces that Shogi’s bans would be about.
ruling-g8 = Le shogi interdit de parachuter un Pion sur une colonne où l’on a déjà un Pion non promu, et de donner le mat en parachutant un Pion. La page de l’inventeur n’interdit ni l’un ni l’autre pour { $piece } : les deux sont donc permis. Chaque interdiction peut être activée comme règle maison.
ruling-g9 = Les images de la position initiale sont perdues. Nous l’avons reconstituée d’après les nombres, la géométrie et les règles de la page de l’inventeur.
ruling-g10 = Les Blancs commencent, comme aux échecs ; la page de l’inventeur ne le dit pas.
ruling-g11 = Pour savoir si une case du trajet du roque est attaquée, on fait comme si la pièce qui roque avait quitté le plateau, tout le reste étant en place : elle ne peut pas protéger elle-même son trajet.
# $exchange is `yes` in games in which pieces are exchanged for some of the reserves.
ruling-g12 = Une pièce attaque les cases où sa marche lui permet de capturer, même si elle doit y devenir une autre pièce{ $exchange ->
        [yes] , et même si aucune réserve n’a de pièce contre laquelle l’y échanger
       *[no] {""}
    }.
ruling-g13 = La partie est nulle quand aucun camp ne peut plus jamais gagner avec les pièces qui restent. La page de l’inventeur n’en dit rien ; c’est la règle aux échecs.

# $piece is a semi-royal, $yours are the pieces that need it.
rulebook-freezes = Tant que vous n’avez pas { OF($piece) }{ $place ->
        [whole] , { $form ->
            [list] ces pièces sont gelées : { $yours }
           *[all] { $yours } sont gelées
        }
       *[part] {" "}sur { $cells }, { $form ->
            [list] ces pièces y sont gelées : { $yours }
           *[all] { $yours } y sont gelées
        }
    }.
rulebook-frozen = Une pièce gelée ne peut pas bouger, n’attaque rien et ne donne pas échec. Elle barre toujours la route et peut être capturée. Toutes les autres pièces jouent comme d’habitude.
rulebook-thawed = Les pièces gelées peuvent de nouveau jouer dès que vous récupérez la pièce manquante :
# $ways are some of the next.
rulebook-thaws = { $piece } { $count ->
        [0] ne peut pas revenir
       *[other] peut revenir
    }{ $place ->
        [whole] {""}
       *[part] {" "}sur { $cells }
    }{ $count ->
        [0] {" "}dans ce jeu.
       *[other] {" "}: il faut { $ways }.
    }
rulebook-back-drop = parachuter cette pièce depuis votre réserve
rulebook-or = { $first }, ou { $second }
# $semi is the name of the semi-royal.
rulebook-back-promote = promouvoir { $piece } en { $semi } sur { $cells }
rulebook-back-exchange = échanger { $piece } contre cette pièce sur { $cells }
rulebook-back-restore = amener { $piece } sur { $cells }, où la pièce manquante prend sa place
rulebook-back-swap = échanger { $piece } dont le coup commence ou finit sur { $cells } contre { A($semi) } de la réserve adverse

# $royal castles with $partner; $cells are those between them that have to be empty.
rulebook-castle = { $place ->
        [whole] { CAPITAL(THE($royal)) } roque avec { A($partner) } de sa rangée si aucune des deux pièces n’a bougé et si toutes les cases qui les séparent sont vides
       *[part] Sur { $cells }, { THE($royal) } roque avec { A($partner) } de sa rangée si aucune des deux pièces n’a bougé et s’il n’y a rien entre elles sur { $cells } ; les autres cases peuvent être occupées
    }.
rulebook-castle-goes = { CAPITAL(THE($royal)) } se déplace { $steps ->
        [une] d’une colonne
       *[other] de { $steps } colonnes
    } vers { THE($partner) }, qui va { $end ->
        [beside] sur la case que { THE($royal) } a traversée en dernier
        [half] sur la case située au milieu du trajet { OF(THE($royal)) }
       *[other] à { $files } colonnes de la case de départ { OF(THE($royal)) }
    }.
rulebook-castle-free = { CAPITAL(THE($royal)) } roque avec { A($partner) } de sa rangée si aucune des deux pièces n’a bougé et si aucune autre ne se trouve { $place ->
        [whole] sur une case
       *[part] sur l’une { OF($cells) }
    } que l’une des deux traverse ou atteint.
rulebook-castle-to = Chez { SIDE($side) }, { THE($royal) } arrive sur { $end } et { THE($partner) } sur { $beside }, où que les deux pièces aient commencé ; chez { SIDE($other) }, sur les mêmes cases vues de { PLURAL($other, "son", "leur") } côté.
rulebook-castle-unsafe = Peu importe que les cases de départ, de passage ou d’arrivée soient attaquées.
# $place is `part` where only some cells matter, $cells.
rulebook-castle-path = { $place ->
        [whole] Aucune case que { THE($royal) } traverse ou atteint ne doit être attaquée, mais
       *[part] Sur { $cells }, { THE($royal) } ne doit traverser ni atteindre aucune case attaquée ; les autres cases ne comptent pas, et
    } { THE($royal) } peut roquer même { AGREE($royal, "attaqué", "attaquée") }.
rulebook-castle-safe = { $place ->
        [whole] { CAPITAL(THE($royal)) } ne doit pas être en échec, ni traverser ou atteindre une case attaquée.
       *[part] { CAPITAL(THE($royal)) } ne doit pas être { AGREE($royal, "attaqué", "attaquée") } ni, sur { $cells }, traverser ou atteindre une case attaquée ; les autres cases ne comptent pas.
    }
rulebook-castle-answer = Mais l’adversaire dispose d’une réponse au coup suivant : une pièce liée sur { $cells } qui capture { THE($partner) }, ou qui va sur la case d’où vient { THE($royal) }, capture aussi { THE($royal) }.
# $pieces are those that otherwise only capture with such a move.
rulebook-castle-answer-leap = { $pieces } peut aussi répondre par son coup de capture vers cette case, bien qu’elle soit vide.
rulebook-castle-frozen = Une pièce gelée ne peut pas roquer.

rulebook-double-step = { $pieces }{ $place ->
        [whole] {""}
       *[part] {" "}sur { $cells }
    } peut faire { $most ->
        [2] deux pas en un seul coup, dans la même direction et sans capturer, si les deux cases sont vides
       *[other] jusqu’à { $times } pas en un seul coup, dans la même direction et sans capturer, si toutes les cases parcourues sont vides
    }.
rulebook-no-en-passant = Cette pièce ne peut pas être prise en passant.
rulebook-plain = Il n’y a ni roque ni double pas initial, donc pas de prise en passant.
rulebook-en-passant = Prise en passant : au coup suivant, et à ce coup seulement, { $who ->
        [own] une pièce adverse du même type
       *[others] { $by } adverse
    } peut capturer cette pièce comme si elle n’avait fait { $most ->
        [2] qu’un pas
       *[other] qu’une partie de ses pas
    }.
rulebook-facing = { CAPITAL(THE($royal)) } et son homologue adverse ne doivent pas se faire face sur une colonne{ $lines ->
        [all] {" "}ou une rangée
       *[files] {""}
    } ouverte : tout coup qui ne laisse rien entre les deux est interdit.
rulebook-loses-first = Dès qu’{ $by } adverse vise { $pieces }, même à travers d’autres pièces, cette pièce compte comme ayant déjà joué.
# $piece is a kind that may not be traded, $except the $count kinds whose capture on the way does not help.
rulebook-trade = Les échanges sont limités : { $piece } ne peut capturer { $piece } adverse sur une case non voisine que si aucune pièce ne protège la victime, ou si le même coup capture aussi une autre pièce en chemin{ $count ->
        [0] .
       *[other] , sauf { $except }.
    } Pour juger de la protection, le preneur et ce qu’il capture en chemin comptent comme absents.
rulebook-trade-answer = Juste après la capture { OF($piece) } par une pièce d’un autre type, il faut { $piece } pour capturer { $piece } sur une autre case, que la victime soit protégée ou non.
rulebook-no-checks = Aucun coup ne peut donner échec.
rulebook-no-flight = Une pièce royale en échec ne peut pas bouger, sauf si elle prend la seule pièce qui donne échec.
rulebook-pass = Un joueur qui n’est pas en échec peut passer au lieu de jouer.
rulebook-parts = Si { THE($royal) } fait face à son homologue sur une colonne ouverte, le joueur au trait doit les séparer ou passer.
rulebook-gate = Quand une pièce placée au départ sur { $cells } bouge pour la première fois, son joueur peut placer { $pieces } de sa réserve sur la case quittée. Lors d’un roque, ce peut être l’une ou l’autre des deux cases de départ.
rulebook-must-capture = Un joueur qui peut capturer doit le faire, avec la pièce de son choix.
# $who is `all` for every piece and `some` for $piece; $cells are lines at the edge.
rulebook-barred-line = { $who ->
        [all] Aucune pièce ne va
       *[some] { $piece } ne va jamais
    } d’une case à une autre de la même ligne du bord : { $cells }. Cela vaut aussi pour chaque étape d’un long déplacement.
rulebook-barred-between = { $who ->
        [all] Aucune pièce ne passe
       *[some] { $piece } ne passe jamais
    }, dans un sens ou dans l’autre, { $pairs }.
# $ranks are numbers.
rulebook-rank = la rangée { $ranks }
rulebook-barred-pair = { OF($one) } { TO($other) }

rulebook-house-on = { $rule } (règle activée par défaut).
rulebook-house-off = { $rule } (règle désactivée par défaut).
rulebook-house-choose = Ces règles s’activent et se désactivent au début d’une nouvelle partie.
rulebook-house-draws = Au début d’une nouvelle partie, vous pouvez choisir après combien de répétitions, ou de coups sans capture ni autre progrès, elle est déclarée nulle.

# The rules of the game beside the board.
rules-search = Chercher dans les règles
rules-none = Ces mots ne figurent pas dans les règles.
rules-hits = { $at } sur { $count }. Entrée passe au suivant.
rules-contents = Sommaire
rules-print = Exporter les règles…
    .tip = Enregistrer les règles dans une page à imprimer
rules-lesson = S’exercer
rules-lesson-of = S’exercer : { $piece }
