# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $cell }にある{ $side }の{ $name }
refusal-turn = { $side }の手番です。

# What a frozen piece waits for: $piece is its semi-royal, $cells where one has to be; $place is `part`, or `whole` for the whole board.
refusal-gone = 味方の{ $piece }が{ $place ->
        [part] { $cells }に戻るまで
       *[whole] 盤上に戻るまで
    }
refusal-frozen = { $name }は{ $why }凍結しています。
refusal-check = その手では、{ $name }に{ $piece }の王手がかかります。
refusal-still-check = { $name }には{ $piece }の王手がかかったままです。先に王手を防いでください。
refusal-blows-up = その手では味方の{ $name }が爆発に巻き込まれます。
refusal-gives-check = その手は王手になります。このゲームでは王手をかける手は指せません。
refusal-flight = 王手をかけられています。王駒は、王手をかけている駒が1枚だけで、それを取る場合を除き、動けません。
refusal-must-capture = 駒を取れるときは必ず取らなければなりません。{ $piece }で取れます。
refusal-trade-protected = { $victim }には{ $piece }のひもが付いているため、隣からでなければ取れません。
refusal-trade-answered = 同じ種類の駒が{ $cell }で取られたばかりなので、ほかの種類の駒では今{ $victim }を取れません。

refusal-drop-mates = この駒を打って詰ませることはできません。詰みにならない所に打ってください。
refusal-drop-on = 打てるのは空いたマスだけです。そこには{ $piece }がいます。
refusal-drop-never = { $name }は打てません。
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = { $piece }を打てるのは{ $cells }だけです。
refusal-drop-stuck = { $cell }に打つと、{ $name }は行き所がなくなります。ほかのマスに打ってください。
refusal-drop-file =
    { $most ->
        [1] 二歩です。この筋には成っていない{ $name }がすでにあります。ほかの筋に打ってください。
       *[other] この筋には成っていない{ $name }がすでに{ $most }枚あります。ほかの筋に打ってください。
    }
refusal-must-drop = まず駒台の駒を打ってください。打ち終わるまで、盤上の駒は動かせません。
refusal-drop-colour = この色のマスには{ $name }がすでにあります。もう一方の色のマスに打ってください。
refusal-drop-room = ここは、この色で{ $other }を打てる最後のマスです。{ $name }はほかのマスに打ってください。
# A piece that would become another.
refusal-threatens = { $name }は、その場ですぐ敵の駒に利く駒にはなれません。

refusal-castle-moved = { $name }はキャスリングできません。2枚の駒のどちらかがすでに動いています。
refusal-castle-between = 間に{ $piece }があるので、{ $name }はキャスリングできません。
refusal-castle-attacked = { $cell }に敵の利きがあるので、{ $name }はキャスリングできません。
refusal-castle-check = 王手を受けている間は、{ $name }はキャスリングできません。
refusal-castle-never = このゲームにキャスリングはありません。
# $sign is ‘O-O’ or ‘O-O-O’.
refusal-castle-otherwise = 「{ $sign }」はこのゲームのキャスリングではありません。キャスリングする駒の元のマスと行き先のマスを入力してください。

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to }は{ $cells }の一つです。この{ $name }は{ $own }から出られません。
refusal-never = { $name }は{ $from }から{ $to }へ動けません。
refusal-has-moved = { $name }が{ $cell }へ動けるのは、まだ一度も動いていないときだけです。
refusal-unchecked = 王手を受けている間、{ $name }は{ $cell }へ動けません。
refusal-cannot = { $name }は{ $cell }へ動けません。
refusal-own = { $cell }には味方の{ $name }がいます。先にそれを動かしてください。
refusal-only-moves = { $name }はその動きでは駒を取れません。{ $cell }へ動けるのは空いているときだけです。
refusal-only-captures = { $name }が{ $cell }へ動けるのは駒を取るときだけですが、そこには取る駒がありません。
refusal-blocked = { $piece }が邪魔をしています。
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = どの道も{ $pieces }にふさがれています。
refusal-and-by = { $first }と{ $piece }
refusal-hop = この駒は、ちょうど1枚の駒を跳び越えて動きます。間に{ $pieces ->
        [0] 駒がありません
       *[other] { $pieces }枚の駒があります
    }。
refusal-not-over = { $name }は{ $piece }を跳び越えられません。
refusal-spared = { $name }は{ $piece }を取れません。
refusal-not-beyond = この駒は、跳び越えた駒（{ $piece }）のすぐ先のマスに着地します。
refusal-nothing = { $name }は{ $cell }で交換しなければなりませんが、交換できる駒がどの駒台にもありません。
refusal-pass-in-check = 王手がかかっている間はパスできません。
refusal-facing = { $name }同士が向かい合ったままになります。向かい合わなくなる手を指すか、パスして対局を終えてください。
refusal-none-lost = { $name }は{ $cell }で味方が失った駒に昇格しなければなりませんが、そのような駒がありません。

# Why a piece that is picked up has no move. $royal is the royal piece.
stuck-cornered = { $name }は動けません。どの行き先にも敵の利きがあります。
stuck-check = { $name }では{ $piece }の王手を防げません。{ $royal }かほかの駒で防いでください。
stuck-pinned = { $name }はピンされています。動くと{ $piece }に{ $royal }を取られます。
stuck-hemmed = { $name }は{ $piece }など味方の駒にふさがれて動けません。
stuck-blocked = { $piece }が邪魔で、{ $name }は動けません。
stuck-never = { $cell }の{ $name }には行き所がありません。
stuck-nowhere = この局面で{ $name }の合法手はありません。
