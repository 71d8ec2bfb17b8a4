# The story of a game with lattices, told beside its review: what they did to each other. $moved is a move with its number, $side is the name of a
# side, $white and $black are numbers of each, $layer is the name of a lattice, $game a game inside in running text, and $army the pieces of
# a lattice, one of the first three.

story = この対局の流れ
    .tip = 文を選ぶとその手に移ります
story-army = { $game }の駒
story-army-free = 自由駒
story-army-layer = 駒（{ $layer }）

# The strip: what a move did that is pointed at ($told), and a lattice as a screen reader says it.
story-at = { $moved }：{ $told }
story-strip = 各手が関わった格子。{ $rows }
story-count =
    { $count ->
       *[other] { $count }手
    }
story-row =
    { $count ->
        [0] { $layer }：なし。
       *[other] { $layer }：{ $count }手。
    }
story-row-frozen =
    { $count ->
       *[other] { $side }の駒{ $count }枚が{ $from }手目から{ $to }手目まで凍結。
    }
story-row-frozen-on =
    { $count ->
       *[other] { $side }の駒{ $count }枚が{ $from }手目から凍結。
    }

# How long both sides played one game inside alone. $white and $black are games here.
story-alone = { $moved }までは、両者とも{ $game }だけを指していました。先に出たのは{ $side }です。
story-alone-all = どちらも{ $game }から出ていません。
story-alone-each = { $moved }までは、{ $side }は{ $white }だけ、{ $other }は{ $black }だけを指していました。
story-alone-each-all = { $side }は{ $white }から、{ $other }は{ $black }から出ていません。

# Of $of moves $count touched several lattices; $stayed has the others: Chess 41, Shogi 22.
story-crossed =
    { $count ->
       *[other] 両者合わせて{ $of }手のうち、{ $one }手は1つの格子の中の手でした（{ $stayed }）。別の格子に移ったのは{ $count }手、最初は{ $moved }です。
    }

# A leader was taken; $count pieces froze. The second where a side loses its own leader by its own move.
story-freezes =
    { $count ->
       *[other] { $side }の{ $piece }が取られ、{ $army }{ $count }枚が凍結しました。
    }
story-vanishes =
    { $count ->
       *[other] { $side }の{ $piece }も失われ、{ $army }{ $count }枚が凍結しました。
    }
story-soon = { $moved }ですぐに率いる駒が戻りました。
story-thawed = { $side }の{ $army }に率いる駒が戻りました。
story-thaws =
    { $count ->
       *[other] { $side }の{ $army }{ $count }枚は{ $from }手目から動けず、{ $moved }で率いる駒が戻りました。
    }

# What came from outside a game inside. $whose has a part for each side that has any, one of the first three joined by “and”.
story-of =
    { $count ->
       *[other] { $side }の{ $count }枚
    }
story-times =
    { $count ->
       *[other] { $side }側{ $count }回
    }
story-by =
    { $count ->
       *[other] { $side }が{ $count }回
    }
story-intruded =
    { $count ->
        [1] { $army }が外の駒に取られました（{ $whose }、{ $moved }）。
       *[other] { $army }が外の駒に取られました（{ $whose }、最初は{ $moved }）。
    }
# $royal is the leader's name inside, and in the next one the piece that decides the whole game.
story-threatened =
    { $count ->
        [1] { $game }の{ $royal }が外の駒に狙われました（{ $whose }、{ $moved }）。
       *[other] { $game }の{ $royal }が外の駒に狙われました（{ $whose }、最初は{ $moved }）。
    }
story-checked =
    { $count ->
        [1] { $army }が{ $royal }に王手をかけました（{ $whose }、{ $moved }）。
       *[other] { $army }が{ $royal }に王手をかけました（{ $whose }、最初は{ $moved }）。
    }
story-checks =
    { $count ->
        [1] 王手は一度だけ、{ $moved }です。
       *[other] 王手は{ $whose }で、最初は{ $moved }です。
    }

story-dropped =
    { $white ->
       *[other] { $side }は{ $white }枚
    }、{ $other }は{ $black ->
       *[other] { $black }枚
    }の駒を打ちました。最初は{ $moved }です。
story-dropped-alone =
    { $count ->
        [1] 駒を打ったのは{ $side }だけで、{ $moved }の1枚です。
       *[other] 駒を打ったのは{ $side }だけで、計{ $count }枚、最初は{ $moved }です。
    }
story-exchanged =
    { $count ->
       *[other] { $count }枚の駒が別の駒と交換されました。最初は{ $moved }です。
    }
story-promoted =
    { $count ->
        [1] 昇格は一度だけ、{ $moved }です。
       *[other] 昇格は{ $whose }で、最初は{ $moved }です。
    }
story-differed =
    { $count ->
       *[other] 駒の動きが変わるマスに移った手は{ $count }手、最初は{ $moved }です。
    }
# The piece that went from lattice to lattice most often.
story-travelled = 最も多く格子を移ったのは{ $moved }を指した{ $piece }で、{ $count }回です。
# $white and $black are what each side lost, said by the second.
story-lost = 取られた駒：{ $side }は{ $white }、{ $other }は{ $black }。最初は{ $moved }です。
story-lost-of =
    { $count ->
        [0] なし
       *[other] { $count }枚（{ $layers }）
    }
story-although =
    { $count ->
       *[other] { $side }は味方の駒{ $count }枚が凍結したまま勝ちました。
    }

# A lattice that no move touched: between two moves, from one on, before one, ever.
story-quiet = { $layer }は{ $from }手目から{ $moved }まで動きがありませんでした。
story-quiet-on = { $layer }は{ $moved }以降、動きがありません。
story-quiet-before = { $layer }は{ $moved }まで動きがありませんでした。
story-quiet-always = { $layer }に関わる手はありませんでした。
story-still = { $army }のうち一度も動かなかったのは、{ $side }が{ $ofwhite }枚中{ $white }枚、{ $other }が{ $ofblack }枚中{ $black }枚です。

# $moved is the best move of the game inside, $best that of the whole board; $cost is a sentence about what $moved costs. The first where
# $moved was played.
story-followed = 盤全体では{ $best }が最善でした。{ $side }は{ $game }だけの最善手{ $moved }に従いました。{ $cost }
story-inside = 盤全体では{ $best }が最善でしたが、{ $game }だけなら{ $moved }が最善です。{ $cost }
story-agreed = { $game }だけの最善手は、{ $count }回のうち{ $same }回、盤全体でも最善でした。
