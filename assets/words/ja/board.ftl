# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a piece becomes. $owner is the name of a side, or `neutral`: whose reserve it is.
choose = 何になるかを選ぶ
choose-from =
    { $owner ->
        [neutral] 中立の駒台から
       *[other] { $owner }の駒台から
    }
choose-nothing = そのまま
choose-turned = 成る

# $piece is the name of what stands on the cell after the move.
choose-keep = { $piece }のまま
choose-move = 動かす
choose-move-piece = { $piece }を動かす
choose-double = { $piece }を2マス進める
choose-passing = { $piece }でアンパッサン
choose-castle = キャスリング
# The $piece is captured.
choose-twice = 途中で{ $cell }の{ $piece }を取る
choose-passes = { $piece }でパス
choose-put-nothing = 何も置かない
choose-put = 空いたマスに{ $piece }を置く
choose-put-royal = キャスリングして、王のいたマスに{ $piece }を置く
choose-put-partner = キャスリングして、もう一方の駒のいたマスに{ $piece }を置く
choose-taken = ×{ $piece } { $cell }
choose-directly = 途中で取らずに進む
choose-pass = パス
choose-turn = { $piece }に成る
choose-promote = { $piece }に昇格
choose-restore = 駒台から{ $piece }を復帰
choose-swap = 相手の駒台の{ $piece }と入れ替え
# The $piece goes off the board, and what is chosen takes its place.
choose-exchange-why = ここでは必ず駒を交換します。{ $piece }は、新しい駒のあった駒台に移ります。
choose-swap-why = 入れ替えると、{ $piece }は相手の駒台に移ります。
choose-restore-why = 代わりにほかの駒を復帰させると、{ $piece }は相手の駒台に移ります。
choose-drop = { $piece }を打つ
choose-exchange =
    { $owner ->
        [neutral] 中立の駒台の{ $piece }と交換
       *[other] { $owner }の駒台の{ $piece }と交換
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = { $game }の盤
board-focus = 盤。矢印キーでカーソルを動かします。
board-at = 盤、{ $cell }
cell-piece = { $cell } { $side }の{ $piece }
cell-empty = { $cell } 空き
cell-hidden = { $cell } 非表示
# $cells are those of a lattice.
cell-lattice = { $cells }
cell-whole = 盤全体では{ $cell }
cell-whole-piece = 盤全体では{ $cell }の{ $piece }
cell-frozen = 凍結中
cell-moves =
    { $count ->
       *[other] 指せる手は{ $count }手
    }
cell-goal = 勝ちのマス
cell-star = 星
cell-check = 王手
cell-picked = 選択中
cell-target = ここへ動ける
cell-capture = ここで取れる
cell-last = 最後の手

# Where the board goes on out of sight.
board-scroll-files = 表示している範囲（横）
board-scroll-ranks = 表示している範囲（縦）
board-map = 盤全体の地図
beyond-check = { $cell }に王手（画面外）
beyond-last = 最後の手は{ $cell }（画面外）
beyond-hint = ヒントは{ $cell }（画面外）
beyond-target = 動ける先は{ $cell }（画面外）

# What the move under the pointer does to other pieces, beside its cell; $what is one or two of the first two.
consequence-leads = この{ $piece }がいる間だけ動ける駒：{ $count }枚
consequence-freezes = { $count ->
       *[other] { $count }枚が凍結
    }
consequence-thaws = { $count ->
       *[other] { $count }枚の凍結が解除
    }
consequence-captures = { $piece }を取る：{ $what }
consequence = すると{ $what }

# A position that is only looked at: $played is the move before it with its number, the one of that place among all of the line.
preview-peek = { $played }の後のプレビュー
preview = { $played }の後のプレビュー（{ $at }/{ $all }）：矢印キーで移動、Escで閉じる
preview-start = { $moves ->
       *[other] { $moves }手
    }の読み筋：矢印キーで移動、Escで閉じる

# The pictures at the left of the board. $game is the game inside that it folds to, or a layer's name, $keys the keys that do the same.
dial =
    .spoken = 盤の折りたたみ：{ $game }
    .tip = { $less ->
            [none] 盤を好きなところまで{ $game }に折りたたみます（ドラッグ）
           *[other] 盤を好きなところまで{ $game }に折りたたみます（ドラッグ、または{ $less }と{ $more }）
        }
faces =
    .spoken = { $game }の駒で表示
    .tip = 盤全体でも、各駒を{ $game }の対応する駒の姿で表示します
outsider = { $side }の{ $piece }（盤全体の{ $cell }）
outsider-royal = { $side }の{ $piece }（{ $cell }）：全体の勝敗を決める王駒
fold-whole = 盤全体
    .tip = 盤全体を表示します
fold-to =
    .spoken = { $game }に折りたたむ
    .touched = { $game }に折りたたむ（最後の手はここ）
    .tip = 盤を{ $game }に折りたたみます（{ $keys }）。絵から絵へドラッグすると、手動で折りたためます。
# The folded board: $inner is the game inside, $game the whole one.
fold-title = { $game }の中の{ $inner }

# The last move, where the folded board does not show it: $piece went from $from to $to, and $royal is in check.
outside-played = 外の手：{ $played }
outside-move = 外の手：{ $piece } { $from }–{ $to }
outside-drop = 外の手：{ $piece }を{ $to }に打つ
# $what is one or several of those below: what the move did to the pieces of the folded board.
outside-did = { $moved }、{ $what }
outside-captures = { $cell }の{ $victim }を取る
outside-in-passing = アンパッサンで取る
outside-check = { $royal }に王手
outside-attacks = { $cell }の{ $piece }に当てる
outside-freezes = ここの駒を{ $count ->
       *[other] { $count }枚
    }凍結させる
outside-thaws = ここの駒{ $count ->
       *[other] { $count }枚
    }を動けるようにする
# A cell beside the folded board, in a sentence; the royal piece of the whole $game, told apart from that of the game inside.
cell-outside = 盤全体の{ $cell }
royal-whole = { $game }の{ $royal }
outside-unfold = 広げる

# The card on the board when a game has ended. $side has won.
ending-won = { $side }の勝ち
ending-you-win = あなたの勝ち
ending-you-lose = あなたの負け
ending-draw = 引き分け
ending-helped = エンジンが代わりに指したため、この対局はレベルの計算に入りません。
ending-rematch = 再戦
    .tip = 同じ設定で、先後を入れ替えてもう一局指します
ending-review = 棋譜解析
    .tip = すべての手を調べて悪手を探します
ending-new-game = 新しい対局…
    .tip = ほかのゲーム、対局者、レベルを選びます
ending-look = 盤を見る
    .tip = このカードを閉じます（Esc）

# The bar beside the board.
bar-unknown = 評価値はまだありません
bar = 評価値 { $worth }（{ $side }から見て）

# The legend of the control map, below the board: what its colours and corners mean. $side is the name of a side.
control-legend = 利きが多い側：紫は{ $side }、橙は{ $other }。印が大きいほど差が大きくなります。マスにポインターを合わせると数が出ます。
