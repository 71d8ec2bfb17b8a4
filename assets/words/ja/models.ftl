# What is told of the moves of a model game, beside the moves themselves. $piece, $leader, $royal and $victim are names of pieces, $game is a
# game inside.

model-unread = 模範対局を読み込めません：{ $why }。

# A semi-royal piece was taken; $count pieces froze, which has just been said.
model-falls =
    { $count ->
        [0] { $piece }は軍を率いていましたが、凍結する駒はありません。
       *[other] { $piece }はその軍を率いていました。率いる駒を失った軍は動けず、どこにも利きません。
    }
# $piece is not a piece of $game, $victim is.
model-intrudes = { $game }だけではこの手は説明できません。外の{ $piece }が{ $cell }の{ $victim }を取りました。
# A semi-royal piece is attacked, without which $count pieces of $side would freeze.
model-threatens =
    { $count ->
       *[other] { $piece }が{ $leader }に当たっています。取られると{ $side }の駒{ $count }枚が凍結します。
    }
# $royal is what it is in $game; $piece is of $game, too.
model-threatens-inside =
    { $count ->
       *[other] { $game }では、{ $piece }による{ $royal }への王手です。逃げる義務はありませんが、取られると{ $side }の駒{ $count }枚が凍結します。
    }
# Here $piece is not of $game.
model-threatens-outside =
    { $count ->
       *[other] { $game }では、外の{ $piece }による{ $royal }への王手です。取られると{ $side }の駒{ $count }枚が凍結します。
    }
model-checks = { $royal }のいる{ $cell }は{ $game }のマスでもあるので、そこを動く{ $piece }は王手をかけることができます。
model-differs = { $cell }の{ $piece }：このマスでは、元いたマスとは動き方が違います。
# The end of the game; $side has lost.
model-frozen =
    { $count ->
       *[other] { $side }の駒{ $count }枚は凍結していて、助けに行けませんでした。
    }
