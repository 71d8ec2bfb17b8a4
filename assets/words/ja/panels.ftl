# The panels beside the board.

# Whose turn it is. $side is the name of a side.
status-to-move = { $side }の手番
status-in-check = { $side }の手番（王手）
status-to-drop = { $side }が駒を打つ番
status-counted = 数え上げ：{ $limit }手中{ $moves }手
status-thinks = { $side }が考えています
status-thinks-in-check = { $side }は王手を受けて考えています
status-played =
    { $count ->
       *[other] { $count }手で終局
    }
status-recorded = 棋譜に記された結果
status-clocks =
    { $keys ->
        [none] 時計は止まっています。指すと動きます。
       *[other] 時計は止まっています。指すか{ $keys }を押すと動きます。
    }
status-waits =
    { $keys ->
        [none] コンピューターを待っています。
       *[other] コンピューターを待っています。{ $keys }で指させます。
    }
status-earlier = 途中の局面です。{ $end ->
        [none] {""}
       *[other] { $end }で最後の手へ進みます。
    }{ $keys ->
        [none] {""}
       *[other] { $keys }でここからコンピューターが指します。
    }
status-depth = 深さ{ $depth }
status-depth-engine = { $engine }、深さ{ $depth }
status-offer = コンピューターが引き分けの提案を検討しています
status-depth-hint = ヒント、深さ{ $depth }
status-depth-best = 最善手、深さ{ $depth }
status-show-now = すぐ表示
status-move-now = すぐ指させる
status-answer-now = すぐ返事させる

# Reserves. $owner is the name of a side, or `neutral`.
reserves = 駒台
reserve-owner =
    { $owner ->
        [neutral] 中立
       *[other] { $owner }
    }
reserve-none = この駒台に{ $piece }はありません
reserve-empty = { $owner }の駒台は空なので、打てる駒はありません。
reserve-title =
    { $owner ->
        [neutral] 中立の駒台
       *[other] { $owner }の駒台
    }
reserve-total =
    { $owner ->
        [neutral] 中立の駒台：合計{ $total }枚（どちらのものでもなく、盤上の駒と入れ替わるときだけ戻ります）
       *[other] { $owner }の駒台：合計{ $total }枚
    }
reserve-piece =
    { $owner ->
        [neutral] 中立の駒台の{ $piece }、{ $count }枚
       *[other] { $owner }の駒台の{ $piece }、{ $count }枚
    }
reserve-neutral = どちらの対局者のものでもなく、盤上の駒と入れ替わるときだけ戻ります。

# Layers. $layer is the name of one.
layers = レイヤー
layers-keys = 1～9キー（Shiftでそのレイヤーだけ）
layer-state = { $layer }：{ $state }
layer-alone =
    .spoken = { $layer }だけ
layer-fold = 盤をこのレイヤーに折りたたみます。もう一度押すとすべてのレイヤーを表示します
layer-only = このレイヤーだけを表示します。もう一度押すとすべてのレイヤーを表示します
# Whether pieces can leave a layer: $cells are those that they stay on.
layer-bound = 束縛駒：{ $cells }から出られません
layer-unbound = 自由駒：ほかのレイヤーのマスへも動けます

# The tabs below the moves.
tab-piece = 駒
    .tip = ポインターの下の駒：動きと、動けない理由
tab-hint = ヒント
    .tip = 少しずつ詳しくなるヒント
tab-analysis = 検討
    .tip = エンジンによる形勢判断

# The piece under the pointer. $piece is its name.
diagram-here = この盤
diagram-there = { $game }：{ $piece }
diagram-turn =
    .tip = この盤での動きか、{ $game }での動きを表示します
piece-diagram = { $piece }の動きの図
piece-none = 駒にポインターを合わせると、動きを表示します。
piece-frozen = { $reason }凍結しています。
piece-from = { $cell }（{ $lattice }）から、{ $side }の駒はこう動きます：
piece-cannot-move = そこからは動けません。
piece-does = { $piece }：{ $words }
census = 盤上：{ $pieces }
census-held = 盤上：{ $pieces }・駒台：{ $held }
# The same of a folded board, on which not all of it is seen.
census-whole = 盤全体：{ $pieces }
census-whole-held = 盤全体：{ $pieces }・駒台：{ $held }
census-none = なし
census-count =
    { $owner ->
        [neutral] 中立{ $count }
       *[other] { $owner }{ $count }
    }
piece-worth =
    { $halves ->
        [0] このゲームでの価値はポーン半個分未満
        [1] このゲームでの価値はポーン約半個分
        [2] このゲームでの価値はポーン約1個分
       *[other] このゲームでの価値はポーン約{ $pawns }個分
    }
    .tip = 初期位置の駒に対するエンジンの見積もりです。評価値と同じ単位で、1はチェスのポーン1個分です
piece-neutral = 中立
piece-stands-for = { $piece }に当たる駒
piece-layer-on = { $layer }、今いるのは{ $lattice }
piece-layer = { $layer }
piece-turned = 成っています。取られると{ $piece }に戻ります
piece-decides = この駒が勝敗を決めます。
piece-decides-not = この駒を失っても、負けにはなりません。

# Lines of play.
line-play = { $last }まで指す
line-show = 最善手{ $best }を表示

# The field for typed moves.
typed = 指し手を入力
typed-none = 合う手がありません。Enterで理由を表示します。
typed-more = ほか{ $count }手

# The list of moves. $move is one of them.
moves-copy = { $name }の読み取り専用コピー
moves-start = 初期配置{ $number }番
moves-none = まだ指し手がありません
moves-clock = 残り{ $time }
moves-comment = クリックしてコメントを編集
moves-show = この変化を表示
    .spoken = 変化{ $first }を表示
moves-hide = この変化を隠す
    .spoken = 変化{ $first }を隠す
comment-before = { $on }の前
comment-after = { $on }へのコメント
comment-game = 対局全体へのコメント
comment-done = Ctrl+Enter

# The players. $level is the number of the computer's; $owner is the name of a side.
player-you = あなた
player-lead = 盤上と持ち駒を合わせて、チェスのポーン{ $pawns }個分の駒得
# Who is better, and who is ahead in material, in one line.
analysis-glance = { $standing }。{ $material }
analysis-both = { $standing }（ポーン{ $pawns }個分の駒得）
analysis-although = { $standing }。ただし{ $material }
analysis-material = 駒の損得は駒の価値だけの合計です。エンジンの評価値は、駒の位置やこれから取られる駒も考慮します。
standing-unknown = 駒の数では{ $material }。形勢を知るには「検討中」をオンにしてください。
standing-equal = 形勢は互角
standing-over = 対局は終了
standing-slightly-better = { $side }がやや優勢
standing-better = { $side }が優勢
standing-winning = { $side }が勝勢
because-gains = 最善の読み筋では{ $side }がポーン{ $pawns }個分の駒得になります。
because-active = 盤上の駒で指せる手は、{ $side }が{ $more }通り、{ $other }が{ $fewer }通りです。
because-placed = すぐに駒得する手はありませんが、{ $side }のほうが駒の配置で優っています。
analysis-frozen = { $side }の駒{ $count }枚が凍結しています。
material-even = 駒の損得なし
material-lead = { $side }がポーン{ $pawns }個分の駒得
piece-more = 詳しく
player-engine = エンジン
player-engine-skill = エンジン、スキルレベル{ $step }
player-engine-elo = エンジン、Elo { $rating }
player-computer = コンピューター、レベル{ $level }
# The computer plays nothing but the game inside, or did until now.
player-inside = レベル{ $level }、{ $game }のみ
player-whole = レベル{ $level }、盤全体
# How often the side has given check, and how often it has to.
player-checks = 王手：{ $times }回中{ $given }回
captured = { $owner }が取った駒：{ $pieces }
captured-kind =
    { $count ->
        [1] { $piece }
       *[other] { $piece }{ $count }枚
    }

# The edge by which the panel is drawn wider or narrower.
panel-edge = パネルの幅
panel-split = 指し手欄の高さ

# What the marks of a movement diagram mean.
diagram-both = 移動と取り
diagram-move = 移動のみ
diagram-capture = 取るのみ

# While the board is folded: what a piece is in the game ($game) outside.
piece-outside = { $game }では：{ $piece }
piece-rules-outside = { $game }全体では
