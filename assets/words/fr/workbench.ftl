# The workbench for definitions.

# Its head.
bench-definition = Définition
    .tip = Ctrl+Espace complète un mot ; Tab quitte l’éditeur vers l’avant, Maj+Tab vers l’arrière
bench-completions = Ce qu’on peut écrire ici
bench-completions-none = Aucune suggestion ici
bench-mend-tip = Corriger le mot dans le texte ; Ctrl+Z annule
bench-saved = Enregistré.
bench-saved-there = Enregistré. Vous le trouverez dans la liste des jeux.
bench-outdated = La partie en cours suit encore les anciennes règles.
bench-renew = Continuer avec les nouvelles règles
rules-renewed = La partie continue avec les nouvelles règles.
rules-renewed-position = La partie continue depuis cette position avec les nouvelles règles. Ses coups n’ont pas été gardés : { $why }
rules-not-renewed = La partie ne peut pas continuer avec les nouvelles règles : { $why }
bench-from = Partir de
bench-game = un jeu…
bench-empty = Un plateau vide avec deux Rois
bench-empty-name = Mon jeu
bench-search = Chercher
bench-search-none = Aucun résultat
bench-play = Jouer…
    .tip = Charger ces définitions et commencer une nouvelle partie ; la partie en cours n’est pas touchée
bench-drafts = Brouillons
    .tip = Les jeux que vous avez quittés pour un autre sans les enregistrer
bench-draft = { $name }, { $age }
bench-untitled = Sans nom
bench-shelved = { $name } : conservé sous « Brouillons ».
bench-unchanged = Rien n’a encore été modifié.
bench-unsaved = Ce jeu n’est encore dans aucun fichier : enregistrez-le pour le garder.
bench-my-version = { $name }, ma version
bench-renamed = Votre version s’appelle désormais « { $name } ». Le jeu fourni reste tel qu’il était.
bench-changed = { $file } (modifié)
bench-read-again = Le fichier a été modifié par un autre programme, puis rechargé.
bench-other-text = Le fichier a été modifié par un autre programme. Votre texte est toujours là ; l’enregistrer remplacera le fichier.
bench-files = Définitions
bench-no-board = Le plateau apparaît dès que le texte définit un jeu complet.

# Imbriquer deux jeux.
stage-first = Premier jeu : { $game }
stage-second = Second jeu : { $game }
stage-other = Cliquez pour un autre jeu
stage-refine = Affiner…
    .tip = Modifier les pièces, les règles et le plateau dans l’atelier avant de jouer
stage-left-out = Non repris des jeux intérieurs : { $rules }.
bench-between = {" ; "}
nest-name = { $first } et { $second }, imbriqués
nest-about = { $first } sur une case sur deux, { $second } sur les cases entre elles, et des pièces libres qui les relient. Le vrai Roi de chaque joueur est une pièce libre ; le Roi d’un jeu intérieur mène son armée, qui est gelée sans lui.
nest-free = Pièces libres
nest-wide = { $piece } à pas doubles
nest-tilted = { $game } se joue d’un coin à l’autre et ne peut pas être imbriqué.
nest-one-sided = Les camps ne se font pas face de la même façon dans { $first } et dans { $second } ; ces deux jeux ne peuvent pas partager un plateau.
nest-royals = { $game } a plusieurs pièces royales et ne peut pas être imbriqué.
nest-setup = { $game } commence sans ses pièces royales sur le plateau et ne peut pas être imbriqué.
nest-wrapped = { $game } se joue sur un plateau qui se referme sur lui-même et ne peut pas être imbriqué.
nest-large = Le plateau aurait { $files } colonnes et { $ranks } rangées.
nest-large-hint = Un plateau peut avoir au plus 26 colonnes et 512 cases. Choisissez des jeux plus petits.
nest-letters = Les deux jeux ont trop de types de pièces. Un jeu dispose de 26 lettres, dont cinq pour les pièces libres.
nest-full = Les deux jeux ne laissent aucune case aux pièces libres.

# La création.
bench-design = Créer
    .tip = Composer le jeu à la souris ; le texte suit
design-undo = Annuler
design-redo = Rétablir
design-unreadable = Ce texte ne peut pas encore être lu. Corrigez d’abord les problèmes.
design-title = Nom du jeu
design-author = Auteur
design-sides = Camps
    .tip = Comment s’appellent les deux camps
design-side-first = Nom du camp qui commence
design-side-second = Nom de l’autre camp
design-about = Description
design-board = Plateau
design-files = Colonnes
design-ranks = Rangées
design-pieces = Pièces
design-add = Ajouter
design-piece = une pièce…
design-piece-of = { $piece }, { $game }
design-own = Une pièce à moi…
design-own-name = Ma pièce
design-remove = Retirer { THE($piece) }
design-remove-royal = Cette pièce est royale. Décochez « royale » pour la retirer.
design-name = Nom
design-moves = La marche { OF(THE($piece)) }
design-moves-help = Un clic sur une case y donne un coup à la pièce ; un autre le retire. Les cases qui s’allument ensemble changent ensemble.
design-betza = Notation de Betza
    .tip = La marche de la pièce, dans la notation de XBoard et de Fairy-Stockfish ; elle remplace tous ses coups
design-betza-take = Définir les coups
betza-no-step = Il manque un pas après « { $letters } ».
betza-letter = « { $letter } » ne désigne aucun pas.
betza-unsaid = « { $letter } » dans « { $part } » ne peut pas être exprimé dans une définition.
betza-directions = Les directions « { $letters } » dans « { $part } » ne peuvent pas être exprimées dans une définition.
design-both = se déplace et prend
design-move = se déplace seulement
design-capture = prend seulement
design-first = premier coup seulement
design-unchecked = sauf en échec
design-way = Un clic donne
design-way-leap = un pas ou un bond
design-way-slide = un déplacement en ligne
design-way-lame = un pas qui peut être barré
design-way-hop = un saut par-dessus une pièce, puis au-delà
design-way-vault = un saut sur la case juste derrière une pièce
design-way-circle = des pas en cercle
design-way-zigzag = des pas en zigzag
design-way-twice = un pas ou deux, avec prise à chacun
design-direction = direction :
design-all-around = toutes
design-forward = en avant
design-forwardmost = le plus en avant
design-sideways = de côté
design-backward = en arrière
design-towards = au choix
design-most = nombre de pas maximal (0 : sans limite)
design-leg-diagonal = diagonale d’abord
design-zigzag-both = droit et diagonal tour à tour
design-twice-both = pas droits et diagonaux
design-lame = pas qui peut être barré
design-hop = saut au-delà
design-vault = saut sur la case juste derrière
design-circle = cercle
design-zigzag = zigzag
design-twice = un pas ou deux
design-at-first = { $ways }, premier coup seulement
design-royal = royale
design-letter = Lettre
design-letter-taken = { $letter } est déjà la lettre d’une autre pièce : { $piece }.
design-letter-other = La lettre d’une pièce va de A à Z.
design-promotes = promotion possible pour : { $pieces }
design-picture = Image
design-picture-none = ses coups
design-turned = Face promue
design-turned-none = aucune
design-turned-name = Son nom
design-ahead = { $count } en avant
design-back = { $count } en arrière
design-right = { $count } à droite
design-left = { $count } à gauche
design-as = se déplace comme { THE($piece) }
design-slide-far = glisse sans limite
design-slide-most = glisse jusqu’à cette distance
design-mirrored-too =
    { $count ->
        [1] Une case symétrique change avec elle.
        [one] { $count } case symétrique change avec elle.
       *[other] { $count } cases symétriques changent avec elle.
    }
design-not-there = Cette case n’est pas dans la direction choisie.
design-none = rien
design-leap = pas
design-slide = ligne
design-start = Départ
design-placed = { $piece }, { $side }
    .tip = Cliquez sur une case, ou passez sur des cases vides pour les remplir
design-placed-promoted = face promue visible
design-empty = case vide
design-hole = trou
    .tip = Cliquez sur des cases ou passez dessus pour les retirer du plateau ; recommencez pour les remettre
design-mirror = en miroir pour l’autre camp
design-cell-empty = { $cell }, vide
design-cell-hole = { $cell }, trou
design-cell = { $cell }, { $piece }, { $side }
design-rules = Règles
design-rules-more = Ajouter une règle :
design-rule-remove = Retirer
design-rule-drops = Les pièces prises changent de camp et peuvent être parachutées
design-rule = une règle…
# The headings of the list of rules.
design-group-winning = Gain et perte
design-group-drawing = Nulle
design-group-royal = Pièces royales et échec
design-group-moving = Déplacements
design-group-capturing = Prises
design-group-promoting = Promotion et échange
design-group-dropping = Réserves et parachutages
design-endings = Mat, pat et nulles
# House rules: players turn them on and off before a game.
design-house-more = Ajouter une règle maison :
design-house-without = Sans : { $rule }
design-group-without = Retrait d’une règle
design-house-name = Nom de la règle maison
design-house-on = activée par défaut
design-house-inherited = Cette règle maison vient du jeu sur lequel le vôtre est fondé
design-house-regions = Autres cases : { $regions }
design-mirrored = { CAPITAL(SIDE($other)) } { PLURAL($other, "voit", "voient") } le plateau
design-flip = inversé de haut en bas
design-turn = tourné d’un demi-tour
design-across = inversé de gauche à droite
design-wrap = Se referme
design-wrap-nowhere = nulle part
design-wrap-files = à gauche et à droite
design-wrap-ranks = en haut et en bas
design-wrap-both = dans les deux sens
design-armies = Les armées avancent
design-armies-up = vers le haut
design-armies-corner = d’un coin à l’autre
design-regions = Régions
design-paint = peindre { $name }
design-paint-help = Cliquez sur des cases ou glissez dessus. Les règles peuvent alors se référer à cette région. Un cadre marque les cases qui comptent pour { SIDE($other) }.
design-region-new = Nouvelle région
design-region-hint = nom
design-region-name = région { $number }
design-region-used = Des règles ou des pièces se servent encore de cette région
design-region-of = { $region } ({ $game })
design-cell-painted = { $cell }, peinte
design-painting = Région « { $name } » à peindre pour cette règle : { $rule }
design-painting-done = Terminé
design-hand-fewer = Retirer une pièce de la réserve { OF(SIDE($owner)) } : { $piece }
design-hand-help = Ce que ce camp a en réserve au départ. Vous pouvez aussi y déposer une pièce.
# What a region is called that is painted for a rule. They become names in the text of the game.
region-goal = but
region-promotion = zone de promotion
region-drops = zone de parachutage
region-start = cases de départ
region-army = domaine de l’armée
region-exchange = zone d’échange
region-other = zone

# Problems.
bench-checking = Vérification…
bench-good = Aucun problème. Jouables : { $games }.
bench-good-warned = Jouables : { $games }. { $count ->
        [one] Un avertissement :
       *[other] { $count } avertissements :
    }
bench-problems =
    { $count ->
        [1] Un problème
        [one] { $count } problème
       *[other] { $count } problèmes
    }
bench-problem = Ligne { $line }, colonne { $column } : { $problem }
bench-warning = Ligne { $line }, colonne { $column }, avertissement : { $problem }

# Trials.
bench-count = Compter les positions (perft)
bench-try = Essayer
    .tip = Laisser le moteur jouer quelques parties rapides contre lui-même
bench-stop = Arrêter
bench-learn = Faire apprendre ce jeu au moteur
    .tip = Le moteur joue contre lui-même, apprend de ses parties et garde ce qu’il a appris si cela lui fait gagner un match. Il s’en sert ensuite pour jouer à pleine puissance (niveau 8).
bench-learn-on = Reprendre l’apprentissage
bench-learn-pause = Suspendre l’apprentissage
bench-learn-pausing = Suspension…
bench-learn-takes = Demande au plus { $rounds } tours. À chacun, le moteur joue { $games } parties contre lui-même, apprend de toutes les parties jouées et met le résultat à l’épreuve dans un match de { $total } parties. Il s’arrête plus tôt après { $patience } tours sans gain. Vous pouvez suspendre, reprendre et jouer entre-temps. Quitter suspend aussi.
bench-learn-round-now = Tour { $round } sur { $rounds } au plus.
bench-learn-left-soon = Il reste moins d’une minute pour cette étape.
bench-learn-left-minutes =
    { $count ->
        [one] Il reste environ { $count } minute pour cette étape.
       *[other] Il reste environ { $count } minutes pour cette étape.
    }
bench-learn-left-hours =
    { $count ->
        [one] Il reste environ { $count } heure pour cette étape.
       *[other] Il reste environ { $count } heures pour cette étape.
    }
bench-learn-all-minutes =
    { $count ->
        [one] Encore { $count } minute environ en tout, si tous les tours sont nécessaires.
       *[other] Encore { $count } minutes environ en tout, si tous les tours sont nécessaires.
    }
bench-learn-all-hours =
    { $count ->
        [one] Encore { $count } heure environ en tout, si tous les tours sont nécessaires.
       *[other] Encore { $count } heures environ en tout, si tous les tours sont nécessaires.
    }
bench-learn-notice = Apprentissage ({ $game }) : tour { $round }, { $share } %
bench-learn-notice-pause = Suspendre
bench-learn-notice-paused = Apprentissage en pause ({ $game })
bench-learn-notice-on = Continuer
bench-learn-begins = { $game } : préparation
bench-learn-games = { $game }, parties jouées : { $done } sur { $total }
bench-learn-fit = { $game } : apprentissage sur { $positions } positions, passage { $pass }
bench-learn-match = { $game }, parties du match d’essai : { $done } sur { $total }
bench-learn-gained = Gain jusqu’ici : { $elo } Elo
bench-learn-nothing = Rien de mieux pour l’instant.
bench-learn-round =
    Tour { $round } : { $elo } Elo, { $verdict ->
        [kept] gardé
       *[dropped] gain insuffisant, donc rejeté
    }
bench-learn-failed = L’apprentissage s’est arrêté : { $why }
bench-depth = Profondeur { $depth }
bench-progress = Parties : { $done } sur { $total }
bench-results = Victoires { OF(SIDE($side)) } : { $white }, { OF(SIDE($other)) } : { $black }, nulles : { $drawn }.
bench-earlier = Ces parties ont été jouées avec le texte d’avant vos derniers changements.
bench-now = maintenant
bench-before = avant
bench-balance = Score { OF(SIDE($side)) }
    .tip = La part des points qui revient { TO(SIDE($side)) }, avec son intervalle à 95 % ; 50 % est équilibré. Si les deux armées sont identiques, l’écart est l’avantage du trait
bench-decided = Parties décisives
    .tip = La part des parties qui ont un vainqueur
bench-length = Longueur en demi-coups
    .tip = La partie la plus courte, la médiane et la plus longue
bench-spread = { $short } à { $long }, médiane { $middle }
bench-choices = Coups au choix
    .tip = Les coups légaux d’une position, en moyenne
bench-lead-changes = Changements d’avantage par partie
    .tip = Combien de fois l’avantage change de camp, selon le moteur
bench-drama = Retournements
    .tip = L’ampleur et la durée du retard du vainqueur avant son gain : 0 % si aucun n’a été mené (le « drame » de Browne)
bench-freezes = Gels par partie : { $army }
bench-freezes-tip = Combien de fois cette armée est gelée dans une partie, les deux camps ensemble
bench-endings = Fins : { $endings }.
bench-mated-with = Mats avec peu de pièces : { $mates }.
    .tip = Ce qui restait au vainqueur, outre la pièce royale, dans les parties gagnées par mat
bench-mate =
    { $count ->
        [one] { $pieces } ({ $count } partie)
       *[other] { $pieces } ({ $count } parties)
    }
bench-mate-alone = la pièce royale seule
bench-all-moved = Tous les types de pièces ont bougé.
bench-idle = N’ont jamais bougé : { $pieces }.
bench-unused = Règles jamais utilisées : { $rules }.
# Rules in short.
bench-rule-freeze = gel
bench-rule-double-step = double pas
bench-rule-castle = roque
bench-rule-promote = promotion
bench-rule-become = transformation au lieu d’un coup
bench-rule-exchange = échange
bench-rule-drop = parachutage
bench-rule-gate = entrée depuis la réserve
bench-rule-pass = tour passé
bench-rule-vanish = disparition
bench-rule-no-mate = mat qui fait nulle
bench-rule-reach = but atteint
bench-rule-impasse = l’impasse
bench-rule-bare = pièce royale seule
bench-rule-extinct = plus assez de pièces
bench-rule-counting = coups comptés
bench-rule-checks = gain au nombre d’échecs
bench-rule-other = autre règle
bench-rule-of = { $rule } ({ $pieces })
bench-piece = Pièce
bench-derived = Valeur estimée
    .tip = Calculée par le moteur d’après les déplacements de la pièce, en Pions
bench-played = Dans ces parties
    .tip = Ce que la pièce vaut d’après les résultats de ces parties, en Pions, avec son intervalle à 95 %

# How games ended, where the words of finished games are too long.
bench-ended-repetition = répétition
bench-ended-no-progress = absence de progrès
bench-ended-checks = échecs donnés
bench-ended-longest = arrêt à la limite de coups
bench-ended-forfeit = forfait

# What is wrong, in the words of the designer.
design-problem = { $part } : { $problem }
design-warning = { $part }, avertissement : { $problem }
design-only-text = Un problème ne peut être corrigé que dans le texte : cliquez pour le voir.
design-hint-royal = placez une pièce royale sur le plateau, ou ajoutez une règle qui permet de gagner sans elle
design-hint-steps = changez le nombre de colonnes que parcourent les deux pièces
design-hint-counting = choisissez un nombre de coups supérieur à 0, ou ajoutez une limite
design-hint-cells = peignez au moins une case
design-hint-castling = placez les deux pièces sur une même rangée, séparées par plus de colonnes qu’elles n’en parcourent
