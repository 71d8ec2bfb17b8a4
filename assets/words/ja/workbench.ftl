# The workbench for definitions.

# Its head.
bench-definition = 定義
    .tip = Ctrl+Spaceで語を補完します。Tabでエディターを出て次の項目へ、Shift+Tabで前の項目へ移ります
bench-completions = ここに書けるもの
bench-completions-none = ここに候補はありません
bench-mend-tip = テキスト内の語を直します。Ctrl+Zで元に戻せます
bench-saved = 保存しました。
bench-saved-there = 保存しました。ゲームの一覧にあります。
bench-outdated = 盤上の対局はまだ前のルールのままです。
bench-renew = 新しいルールで続ける
rules-renewed = 新しいルールで対局を続けます。
rules-renewed-position = この局面から新しいルールで対局を続けます。これまでの手は残りません：{ $why }
rules-not-renewed = 新しいルールでは対局を続けられません：{ $why }
bench-from = 元のゲーム
bench-game = ゲーム…
bench-empty = 王2枚だけの盤
bench-empty-name = 自作のゲーム
bench-search = 検索
bench-search-none = 見つかりません
bench-play = 対局…
    .tip = これらの定義を読み込み、新しい対局を始めます。今の対局には影響しません
bench-drafts = 下書き
    .tip = 保存せずに離れたゲームです
bench-draft = { $name }、{ $age }
bench-untitled = 名称未設定
bench-shelved = 「{ $name }」は「下書き」に残っています。
bench-unchanged = まだ変更はありません。
bench-unsaved = このゲームはまだ保存されていません。残すには保存してください。
bench-my-version = { $name }（自作版）
bench-renamed = 変更した版の名前は「{ $name }」になりました。付属のゲームは元のままです。
bench-changed = { $file }（変更あり）
bench-read-again = ほかのプログラムがファイルを変更したので、読み直しました。
bench-other-text = ほかのプログラムがファイルを変更しました。ここのテキストは残っています。保存するとファイルを上書きします。
bench-files = 定義
bench-no-board = ゲームの定義が完成すると、ここに盤が表示されます。

# 2つのゲームを入れ子にする。
stage-first = 1つ目のゲーム：{ $game }
stage-second = 2つ目のゲーム：{ $game }
stage-other = クリックで別のゲームに変更
stage-refine = 細かく調整…
    .tip = 指す前に、駒・ルール・盤を工房で変更します
stage-left-out = 中のゲームから引き継がれないルール：{ $rules }。
bench-between = {"；"}
nest-name = 入れ子の{ $first }と{ $second }
nest-about = 1つおきのマスで{ $first }、その間のマスで{ $second }を指し、自由駒が両方をつなぎます。勝負を決める王は双方に1枚ずつあり、自由駒です。中のゲームの王は自分の軍を率い、いなくなるとその軍は凍結します。
nest-free = 自由駒
nest-wide = 大股の{ $piece }
nest-tilted = { $game }は盤の隅どうしで向かい合って指すので、入れ子にできません。
nest-one-sided = { $first }と{ $second }では両者の向かい合い方が違うので、1つの盤に置けません。
nest-royals = { $game }には王駒が複数あるので、入れ子にできません。
nest-setup = { $game }は王駒を盤に置かずに始まるので、入れ子にできません。
nest-wrapped = { $game }の盤は端がつながっているので、入れ子にできません。
nest-large = 盤が{ $files }筋{ $ranks }段になります。
nest-large-hint = 盤は26筋、512マスまでです。もっと小さいゲームを選んでください。
nest-letters = 2つのゲームの駒の種類が多すぎます。使える文字は26で、そのうち5つは自由駒が使います。
nest-full = 自由駒を置くマスが残りません。

# 作成。
bench-design = 作る
    .tip = クリックでゲームを作ります。テキストも変わります
design-undo = 元に戻す
design-redo = やり直す
design-unreadable = このテキストはまだ読み取れません。先に問題を直してください。
design-title = ゲームの名前
design-author = 作者
design-sides = 両軍
    .tip = 双方の呼び名
design-side-first = 先に指す側の名前
design-side-second = もう一方の側の名前
design-about = 説明
design-board = 盤
design-files = 筋
design-ranks = 段
design-pieces = 駒
design-add = 加える
design-piece = 駒…
design-piece-of = { $piece }、{ $game }
design-own = 自分の駒を作る…
design-own-name = 自作の駒
design-remove = { $piece }を削除
design-remove-royal = 王駒は削除できません。先に「王」のチェックを外してください。
design-name = 名前
design-moves = { $piece }の動き
design-moves-help = マスをクリックすると、そこへの動きが加わります。もう一度クリックすると消えます。同時に光るマスはまとめて変わります。
design-betza = Betza記法
    .tip = 駒の動きをXBoardやFairy-Stockfishの記法で書きます。今の動きはすべて置き換わります
design-betza-take = 動きを設定
betza-no-step = 「{ $letters }」の後に動きがありません。
betza-letter = 「{ $letter }」が表す動きはありません。
betza-unsaid = 「{ $part }」の「{ $letter }」は定義で表せません。
betza-directions = 「{ $part }」の方向「{ $letters }」は定義で表せません。
design-both = 移動と取り
design-move = 移動のみ
design-capture = 取るのみ
design-first = 初めて動くときだけ
design-unchecked = 王手のときは不可
design-way = クリックで加える動き
design-way-leap = 1歩（跳び越せる）
design-way-slide = 走り
design-way-lame = 間に駒があると動けない1歩
design-way-hop = 駒を1枚跳び越えて先へ
design-way-vault = 駒を跳び越えてすぐ先へ
design-way-circle = 円を描く動き
design-way-zigzag = ジグザグの動き
design-way-twice = 1歩か2歩（それぞれで取れる）
design-direction = 向き
design-all-around = 全方向
design-forward = 前
design-forwardmost = 最も前
design-sideways = 横
design-backward = 後ろ
design-towards = 選んだ方向
design-most = 最大歩数（0：無制限）
design-leg-diagonal = 斜めが先
design-zigzag-both = 縦横と斜めを交互に
design-twice-both = 縦横と斜めの1歩
design-lame = ふさがれる1歩
design-hop = 跳び越し
design-vault = 跳び越えてすぐ先へ
design-circle = 円
design-zigzag = ジグザグ
design-twice = 1歩か2歩
design-at-first = { $ways }（初めて動くときだけ）
design-royal = 王
design-letter = 文字
design-letter-taken = { $letter }はすでに{ $piece }の文字です。
design-letter-other = 駒の文字はAからZのどれかです。
design-promotes = { $pieces }はこの駒に成れる
design-picture = 絵
design-picture-none = 動きの図
design-turned = 成駒
design-turned-none = なし
design-turned-name = 成駒の名前
design-ahead = 前{ $count }
design-back = 後ろ{ $count }
design-right = 右{ $count }
design-left = 左{ $count }
design-as = { $piece }と同じ動き
design-slide-far = どこまでも走る
design-slide-most = 示したマス数まで走る
design-mirrored-too =
    { $count ->
       *[other] 対称の{ $count }マスも一緒に変わります。
    }
design-not-there = そのマスは選んだ向きにありません。
design-none = なし
design-leap = 1歩
design-slide = 走り
design-start = 初期配置
design-placed = { $side }の{ $piece }
    .tip = マスをクリックするか、空きマスをなぞって並べてください
design-placed-promoted = 成駒として置く
design-empty = 空きマス
design-hole = 穴
    .tip = クリックするかなぞったマスを盤から取り除きます。もう一度行うと元に戻ります
design-mirror = 相手側にも対称に置く
design-cell-empty = { $cell }、空き
design-cell-hole = { $cell }、穴
design-cell = { $cell }、{ $side }の{ $piece }
design-rules = ルール
design-rules-more = ルールを加える：
design-rule-remove = 削除
design-rule-drops = 取った駒は自分の駒として打てる
design-rule = ルール…
# The headings of the list of rules.
design-group-winning = 勝ち負け
design-group-drawing = 引き分け
design-group-royal = 王駒と王手
design-group-moving = 動き
design-group-capturing = 駒取り
design-group-promoting = 成りと交換
design-group-dropping = 駒台と打つ手
design-endings = 詰み・ステイルメイト・引き分け
# House rules: players turn them on and off before a game.
design-house-more = ハウスルールを加える：
design-house-without = なし：{ $rule }
design-group-without = ルールを外す
design-house-name = ハウスルールの名前
design-house-on = 初期設定でオン
design-house-inherited = 元になったゲームのハウスルールです
design-house-regions = 別のマス：{ $regions }
design-mirrored = { $other }から見た盤
design-flip = 上下逆
design-turn = 回転
design-across = 左右逆
design-wrap = 端のつながり
design-wrap-nowhere = なし
design-wrap-files = 左右
design-wrap-ranks = 上下
design-wrap-both = 両方
design-armies = 軍の進む向き
design-armies-up = 手前から奥へ
design-armies-corner = 隅から隅へ
design-regions = 領域
design-paint = { $name }を塗る
design-paint-help = マスをクリックするか、なぞってください。ルールでこの領域を使えます。枠は{ $other }から見た領域です。
design-region-new = 新しい領域
design-region-hint = 名前
design-region-name = 領域{ $number }
design-region-used = この領域はまだルールか駒で使われています
design-region-of = { $region }（{ $game }）
design-cell-painted = { $cell }、塗ったマス
design-painting = 次のルールのために「{ $name }」を塗っています：{ $rule }
design-painting-done = 完了
design-hand-fewer = { $piece }を{ $owner }の駒台から1枚減らす
design-hand-help = この側が最初に持つ駒です。駒をここにドラッグすることもできます。
# What a region is called that is painted for a rule. They become names in the text of the game.
region-goal = ゴール
region-promotion = 成れる領域
region-drops = 打てる領域
region-start = 初期位置のマス
region-army = 軍の本陣
region-exchange = 交換の領域
region-other = 領域

# Problems.
bench-checking = 調べています…
bench-good = 問題ありません。対局できるゲーム：{ $games }。
bench-good-warned = 対局できるゲーム：{ $games }。警告が{ $count ->
       *[other] { $count }件
    }あります。
bench-problems =
    { $count ->
       *[other] 問題{ $count }件
    }
bench-problem = { $line }行{ $column }列：{ $problem }
bench-warning = { $line }行{ $column }列、警告：{ $problem }

# Trials.
bench-count = 局面を数える（perft）
bench-try = 試し指し
    .tip = エンジン同士で早指しの対局をさせます
bench-stop = 中止
bench-learn = エンジンにこのゲームを学習させる
    .tip = エンジンが自己対局から学び、対戦に勝った場合だけ学習の結果を残します。以後、レベル8ではその結果を使って指します。
bench-learn-on = 学習を続ける
bench-learn-pause = 学習を一時停止
bench-learn-pausing = 停止しています…
bench-learn-takes = 最大{ $rounds }回繰り返します。毎回、エンジンが自己対局を{ $games }局行い、それまでの全対局から学び、{ $total }局の対戦で結果を確かめます。{ $patience }回続けて向上しなければ、そこで終わります。いつでも一時停止と再開ができ、その間も対局できます。Nestmateを終了しても一時停止になります。
bench-learn-round-now = 第{ $round }回（最大{ $rounds }回）。
bench-learn-left-soon = この段階は残り1分未満です。
bench-learn-left-minutes =
    { $count ->
       *[other] この段階は残り約{ $count }分です。
    }
bench-learn-left-hours =
    { $count ->
       *[other] この段階は残り約{ $count }時間です。
    }
bench-learn-all-minutes = すべての回が必要なら、全体であと約{ $count }分。
bench-learn-all-hours = すべての回が必要なら、全体であと約{ $count }時間。
bench-learn-notice = { $game }を学習中：第{ $round }回 { $share }%
bench-learn-notice-pause = 一時停止
bench-learn-notice-paused = { $game }の学習は一時停止中
bench-learn-notice-on = 続ける
bench-learn-begins = { $game }：準備中
bench-learn-games = { $game }：{ $total }局中{ $done }局が終了
bench-learn-fit = { $game }：{ $positions }局面から学習中、{ $pass }巡目
bench-learn-match = { $game }：学習の結果を確認中、{ $total }局中{ $done }局
bench-learn-gained = これまでの向上：{ $elo } Elo
bench-learn-nothing = まだ向上していません。
bench-learn-round =
    第{ $round }回：{ $elo } Elo、{ $verdict ->
        [kept] 採用
       *[dropped] 向上が足りないため不採用
    }
bench-learn-failed = 学習が止まりました：{ $why }
bench-depth = 深さ{ $depth }
bench-progress = { $done }/{ $total }局
bench-results = { $side }{ $white }勝、{ $other }{ $black }勝、引き分け{ $drawn }局。
bench-earlier = これらの対局は、最後に変更する前のテキストで行ったものです。
bench-now = 今回
bench-before = 前回
bench-balance = { $side }の得点率
    .tip = { $side }が得た点の割合とその95%区間。50%なら互角です。両軍の駒が同じなら、差は先に指す側の有利さを表します
bench-decided = 勝負がついた対局
    .tip = どちらかが勝った対局の割合
bench-length = 手数
    .tip = 最短、中央値、最長
bench-spread = { $short }～{ $long }、中央値{ $middle }
bench-choices = 選べる手の数
    .tip = 1つの局面での合法手の数の平均
bench-lead-changes = 一局あたりの形勢の逆転
    .tip = エンジンから見て、優勢な側が入れ替わった回数
bench-drama = 逆転
    .tip = 勝った側がそれまでに、どれほど大きく、どれほど長く劣勢だったか。一度も劣勢でなければ0%（Browneの「drama」）
bench-freezes = 一局あたりの凍結：{ $army }
bench-freezes-tip = 一局でこの軍が凍結した回数（双方の合計）
bench-endings = 終局：{ $endings }。
bench-mated-with = 少ない駒での詰み：{ $mates }。
    .tip = 詰みで勝った対局で、勝った側に王駒のほかに残っていた駒
bench-mate =
    { $count ->
       *[other] { $pieces }（{ $count }局）
    }
bench-mate-alone = 王駒だけ
bench-all-moved = すべての種類の駒が動きました。
bench-idle = 一度も動かなかった駒：{ $pieces }。
bench-unused = 一度も使われなかったルール：{ $rules }。
# Rules in short.
bench-rule-freeze = 凍結
bench-rule-double-step = 2マス前進
bench-rule-castle = キャスリング
bench-rule-promote = 昇格・成り
bench-rule-become = 動く代わりの変身
bench-rule-exchange = 交換
bench-rule-drop = 打つ手
bench-rule-gate = 持ち駒からの登場
bench-rule-pass = パス
bench-rule-vanish = 消滅
bench-rule-no-mate = 引き分けになる詰み
bench-rule-reach = ゴール到達
bench-rule-impasse = 入玉
bench-rule-bare = 王だけになること
bench-rule-extinct = 駒種の全滅
bench-rule-counting = 手数の数え上げ
bench-rule-checks = 王手による勝ち
bench-rule-other = その他のルール
bench-rule-of = { $rule }（{ $pieces }）
bench-piece = 駒
bench-derived = 見積もり
    .tip = 駒の動きからエンジンが計算した価値（ポーン単位）
bench-played = 対局の結果から
    .tip = これらの対局の結果から見た価値（ポーン単位、95%区間つき）

# How games ended, where the words of finished games are too long.
bench-ended-repetition = 千日手
bench-ended-no-progress = 進展なし
bench-ended-checks = 王手の回数
bench-ended-longest = 手数の上限
bench-ended-forfeit = 反則負け

# What is wrong, in the words of the designer.
design-problem = { $part }：{ $problem }
design-warning = { $part }、警告：{ $problem }
design-only-text = ここにはテキストでしか直せない問題があります。クリックすると表示されます。
design-hint-royal = 王駒を盤に置くか、王駒なしで勝敗が決まるルールを加えてください
design-hint-steps = 2枚の駒が動くマスの数を変えてください
design-hint-counting = 手数を1以上にするか、制限を加えてください
design-hint-cells = マスを1つ以上塗ってください
design-hint-castling = 2枚の駒を同じ段に、動く距離より離して置いてください
