# What a screen reader says: what happens in the game, and answers to a player who does not see the board.

voice-sentence = { $text }。

# Moves. $side is the name of a side, $piece a piece's name, $from and $to are cells.
voice-plays = { $side }、{ $piece }、{ $from }から{ $to }
voice-takes = { $side }、{ $piece }、{ $from }から{ $to }の{ $victim }を取る
voice-takes-in-passing = { $side }、{ $piece }、{ $from }から{ $to }、アンパッサンで取る
voice-pass = { $side }、パス
voice-gates = { $moved }、空いたマスに{ $piece }を置く
voice-brief-pass = パス
voice-castles = { $side }、キャスリング、{ $piece }、{ $from }から{ $to }
voice-passes = { $side }、パス、{ $piece }、{ $from }
voice-takes-on-way = { $side }、{ $piece }、{ $from }から、途中{ $cell }の{ $victim }を取って{ $to }
voice-takes-two = { $side }、{ $piece }、{ $from }から、{ $cell }の{ $victim }と{ $to }の{ $other }を取る
voice-drops = { $side }、{ $piece }を{ $to }に打つ
# $moved is one of the moves above.
voice-promotes = { $moved }、{ $piece }に昇格
voice-turns = { $moved }、{ $piece }に成る
voice-becomes = { $moved }、{ $piece }になる
voice-transforms = { $side }、{ $from }の{ $piece }が{ $to }で{ $other }になる
voice-exchanged = { $moved }、{ $reserve ->
        [neutral] 中立の駒台
       *[other] { $reserve }の駒台
    }の{ $piece }と交換
voice-outside = 外の手：{ $moved }
voice-check = 王手。
voice-freezes = { $count ->
       *[other] { $side }の駒が{ $count }枚凍結しました。
    }
voice-thaws = { $count ->
       *[other] { $side }の駒{ $count }枚の凍結が解けました。
    }
# Before a move that was gone to, not played.
voice-at = { $number }手目：
voice-start = 開始局面。
# A move in a hint.
voice-brief = { $piece }、{ $from }から{ $to }
voice-brief-takes = { $piece }、{ $from }から{ $to }の駒を取る
voice-brief-drop = { $piece }を{ $to }に打つ
voice-best = 最善手：{ $moved }。

# What is in hand. $count is the number of cells it can go to, $captures how many of them are captures.
voice-picked = { $piece }を持ちました。{ $count ->
        [0] 指せる手はありません。
       *[other] 指せる手は{ $count }手{ $captures ->
            [0] 。
           *[other] 、うち駒を取る手は{ $captures }手。
        }
    }
voice-looked-at = { $side }の{ $piece }。{ $count ->
        [0] 指せる手はありません。
       *[other] 指せる手は{ $count }手{ $captures ->
            [0] 。
           *[other] 、うち駒を取る手は{ $captures }手。
        }
    }
voice-held-picked = 持ち駒の{ $piece }。{ $count ->
       *[other] 打てる場所は{ $count }マス。
    }
voice-lifted = { $piece }を持ちました。
voice-put-down = 置きました。
voice-choice = 何になるかを選んでください。候補は{ $count }通りです。

# How the board is seen.
voice-folded = { $game }に折りたたみました。
voice-unfolded = 盤全体。
voice-layer = { $layer }：{ $state }。
voice-flipped = { $side }が手前です。
voice-rules = ルール。Tabで読み進めます。
voice-set-up = 局面を編集しています。
voice-rearranged = 盤面が変わりました。
# $what is a command that is switched on or off.
voice-on = { $what }：オン。
voice-off = { $what }：オフ。

# Moves that are typed.
voice-completions = { $count ->
       *[other] { $count }手：{ $moves }。
    }

# How the game stands.
voice-turn = { $number }手目。{ $side }の手番{ $check ->
        [yes] 、王手がかかっています。
       *[no] です。
    }
voice-you = あなたは{ $side }です。
voice-clock = { $side }の残りは{ $time }です。
voice-hours = { $count ->
       *[other] { $count }時間
    }
voice-minutes = { $count ->
       *[other] { $count }分
    }
voice-seconds = { $count ->
       *[other] { $count }秒
    }
voice-clocks-stand = 時計は止まっています。
voice-time-short = { $side }の残り時間がわずかです。

# Pieces and cells. $piece is a piece's name, in voice-cell-piece and further on with whose it is, or the word for an empty cell.
voice-empty = 空き
voice-piece = { $side }の{ $piece }
voice-frozen-piece = { $side }の{ $piece }、凍結中
voice-placed = { $cell }の{ $piece }
voice-cell-piece = { $cell }、{ $piece }
voice-nothing = ありません。
voice-nothing-on = { $cell }に駒はありません。
voice-in-whole = 盤全体では、{ $cell }、{ $piece }。
voice-in-game = { $game }では、{ $cell }、{ $piece }。
voice-lattice = { $cells }にあります。

# What goes where.
voice-arrivals = { $side }が{ $cell }へ動かせる駒：{ $pieces }。
voice-no-arrivals = { $side }が{ $cell }へ動かせる駒はありません。
voice-from-reserve = 持ち駒の{ $piece }
voice-moves = { $cell }の{ $piece }、{ $count ->
        [0] 指せる手はありません。
       *[other] 指せる手は{ $count }手：{ $cells }。
    }
voice-captures = { $cell }の{ $piece }、{ $count ->
        [0] 駒を取る手はありません。
       *[other] 駒を取る手は{ $count }手：{ $cells }。
    }
voice-capture = { $cell }の{ $victim }を取る
voice-capture-in-passing = { $cell }、アンパッサン
voice-attackers = { $count ->
        [0] { $cell }に{ $side }の利きはありません。
       *[other] { $cell }を攻める{ $side }の駒：{ $pieces }。
    }
voice-defenders = { $count ->
        [0] { $cell }を守る{ $side }の駒はありません。
       *[other] { $cell }を守る{ $side }の駒：{ $pieces }。
    }

# The board read out. $way is one of the ways below.
voice-up = 上
voice-up-right = 右上
voice-right = 右
voice-down-right = 右下
voice-down = 下
voice-down-left = 左下
voice-left = 左
voice-up-left = 左上
voice-way = { $way }：{ $pieces }
voice-way-free = { $way }：{ $count ->
       *[other] 空き{ $count }マス
    }
voice-way-edge = { $way }：盤の端
voice-nearest = { $way }、{ $cell }、{ $piece }
voice-file = { $file }筋：{ $pieces }。
voice-rank = { $rank }段目：{ $pieces }
voice-kind = { $piece }、{ $cells }
voice-held = { $piece }{ $count }枚
voice-reserve = 持ち駒：{ $pieces }
voice-pieces = { $side }：{ $pieces }
voice-no-place = 「{ $text }」というマス、筋、段、駒はここにありません。
voice-stars = 星は{ $count }個：{ $cells }。
voice-goes-on = Enterで進みます。
