# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { THE($name) } { OF(SIDE($side)) } en { $cell }
refusal-turn = C’est { TO(SIDE($side)) } de jouer.

# What a frozen piece waits for: $piece is its semi-royal, $cells where one has to be; $place is `part`, or `whole` for the whole board.
refusal-gone = jusqu’à ce que son camp ait de nouveau { $piece }{ $place ->
        [part] {" "}sur { $cells }
       *[whole] {""}
    }
refusal-frozen = { CAPITAL(THE($name)) } est { AGREE($name, "gelé", "gelée") } { $why }.
refusal-check = { CAPITAL($piece) } donnerait échec { TO(THE($name)) }.
refusal-still-check = { CAPITAL($piece) } donnerait toujours échec { TO(THE($name)) } ; parez d’abord cet échec.
refusal-blows-up = Cette capture ferait exploser votre propre pièce royale ({ $name }).
refusal-gives-check = Ce coup donnerait échec, ce qui est interdit dans ce jeu.
refusal-flight = Votre pièce est en échec : elle ne peut pas bouger, sauf pour prendre la seule pièce qui donne échec.
refusal-must-capture = La capture est obligatoire : { $piece } peut capturer.
refusal-trade-protected = { CAPITAL($piece) } protège { THE($victim) }, qui ne peut donc être { AGREE($victim, "capturé", "capturée") } que depuis une case voisine.
refusal-trade-answered = Une pièce de ce type vient d’être capturée en { $cell } : pour ce coup, seule une pièce du même type peut capturer { THE($victim) }.

refusal-drop-mates = Il est interdit de donner le mat en parachutant cette pièce ; parachutez-la ailleurs.
refusal-drop-on = On ne parachute que sur une case vide ; celle-ci est occupée par { $piece }.
refusal-drop-never = { CAPITAL(THE($name)) } ne se parachute jamais.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = Vous ne pouvez parachuter { $piece } que sur { $cells }.
refusal-drop-stuck = { CAPITAL(THE($name)) } ne pourrait jamais bouger de { $cell } ; choisissez une autre case.
refusal-drop-file =
    { $most ->
        [1] Vous avez déjà { A($name) } non { AGREE($name, "promu", "promue") } sur cette colonne ; choisissez-en une autre.
       *[other] Vous avez déjà { $most } pièces non promues de ce type ({ $name }) sur cette colonne ; choisissez-en une autre.
    }
refusal-must-drop = Vous devez d’abord parachuter une pièce de votre réserve.
refusal-drop-colour = Vous avez déjà { A($name) } sur une case de cette couleur ; choisissez une case de l’autre couleur.
refusal-drop-room = C’est la dernière case de cette couleur pour { THE($other) } ; parachutez { THE($name) } ailleurs.
# A piece that would become another.
refusal-threatens = { CAPITAL(THE($name)) } ne peut pas devenir une autre pièce là où elle attaquerait une pièce adverse.

refusal-castle-moved = { CAPITAL(THE($name)) } ne peut pas roquer : l’une des deux pièces a déjà bougé.
refusal-castle-between = { CAPITAL(THE($name)) } ne peut pas roquer tant que { $piece } est entre les deux.
refusal-castle-attacked = { CAPITAL(THE($name)) } ne peut pas roquer tant que la case { $cell } est attaquée.
refusal-castle-check = { CAPITAL(THE($name)) } ne peut pas roquer pour sortir d’un échec.
refusal-castle-never = Il n’y a pas de roque dans ce jeu.
# $sign is ‘O-O’ or ‘O-O-O’.
refusal-castle-otherwise = « { $sign } » n’est pas un roque de ce jeu. Tapez les cases de départ et d’arrivée de la pièce qui roque.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } fait partie { OF($cells) } ; { THE($name) } reste toujours sur { $own }.
refusal-never = { CAPITAL(THE($name)) } ne peut pas aller de { $from } à { $to }.
refusal-has-moved = { CAPITAL(THE($name)) } ne peut aller en { $cell } qu’à son premier coup.
refusal-unchecked = { CAPITAL(THE($name)) } ne peut pas aller en { $cell } tant que son camp est en échec.
refusal-cannot = { CAPITAL(THE($name)) } ne peut pas aller en { $cell }.
refusal-own = Une de vos pièces est en { $cell } ({ $name }) ; déplacez-la d’abord.
refusal-only-moves = { CAPITAL(THE($name)) } ne capture pas ainsi : aller en { $cell } n’est possible que si la case est vide.
refusal-only-captures = { CAPITAL(THE($name)) } ne peut aller en { $cell } que pour capturer, et il n’y a rien à capturer.
refusal-blocked = { CAPITAL($piece) } barre la route.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Tous les chemins sont barrés par { $pieces }.
refusal-and-by = { $first } et par { $piece }
refusal-hop = Cette pièce saute par-dessus une seule pièce ; il { $pieces ->
        [0] n’y en a aucune
       *[other] y en a { $pieces }
    } entre les deux.
refusal-not-over = { CAPITAL(THE($name)) } ne peut pas sauter par-dessus { THE($piece) }.
refusal-spared = { CAPITAL(THE($name)) } ne peut pas capturer { THE($piece) }.
refusal-not-beyond = Cette pièce se pose juste derrière celle qu’elle saute : { $piece }.
refusal-nothing = { CAPITAL(THE($name)) } doit s’échanger en { $cell }, mais aucune réserve n’a de pièce à donner en échange.
refusal-pass-in-check = Impossible de passer quand on est en échec.
refusal-facing = { CAPITAL(THE($name)) } ferait encore face { TO(THE($name)) } adverse. Jouez un coup qui les sépare, ou passez pour finir la partie.
refusal-none-lost = En { $cell }, { THE($name) } doit devenir une pièce perdue par son camp, mais il n’y en a pas.

# Why a piece that is picked up has no move. $royal is the royal piece.
stuck-cornered = { CAPITAL(THE($name)) } ne peut pas bouger : toutes les cases à sa portée sont attaquées.
stuck-check = { CAPITAL(THE($name)) } ne peut rien contre l’échec donné par { $piece } : jouez { THE($royal) } ou une autre pièce.
stuck-pinned = { CAPITAL(THE($name)) } est { AGREE($name, "cloué", "clouée") } : en bougeant, cette pièce laisserait { $piece } attaquer votre pièce royale ({ $royal }).
stuck-hemmed = { CAPITAL(THE($name)) } n’a aucun coup : vos propres pièces lui barrent la route, par exemple { $piece }.
stuck-blocked = { CAPITAL(THE($name)) } n’a aucun coup tant que { $piece } lui barre la route.
stuck-never = { CAPITAL(THE($name)) } ne peut jamais bouger de { $cell }.
stuck-nowhere = { CAPITAL(THE($name)) } n’a aucun coup légal dans cette position.
