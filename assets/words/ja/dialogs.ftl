# Dialogs about the game and the window.

looks-language = 言語

# How everything looks.
looks-window = ウィンドウ
looks-board = 盤
looks-board-own = ハイコントラストでは専用の盤を使います。
looks-pieces = 駒
looks-size = 表示サイズ
looks-contrast = ハイコントラスト
    .tip = ウィンドウと盤を、黒と白と太い線で表示します
looks-motion = 動き
    .tip = 減らすと、駒、バー、メニューが滑らかに動かず、すぐに切り替わります
looks-motion-full = 通常
looks-motion-less = 減らす
looks-sound = 効果音
    .tip = 指し手、駒を取る手、王手、終局、凍結、折りたたみで音を鳴らします
alone-on = 今は盤だけを表示しています。Escキーで元に戻ります。
alone-off = ウィンドウ全体を再び表示しました。
# The switch for sounds has been used; or why it cannot be.
sound-on = 効果音をオンにしました。
sound-off = 効果音をオフにしました。
sound-no-player = 音を鳴らせません。pw-play、paplay、aplayのどれもありません。pipewire-bin、pulseaudio-utils、alsa-utilsのいずれかをインストールしてください。
sound-no-device = 音を鳴らせません。使える音声デバイスがありません。
looks-pieces-figurines = 駒の絵
looks-pieces-diagrams = 動きの図
looks-pieces-plain = シンプル（チェス）
looks-pieces-characters = 漢字（将棋、シャンチー）
# Below the sets of pieces, where the set that is chosen has no pictures of the pieces of $game.
looks-pieces-other = このセットには{ $game }の駒がそろっていないので、代わりに駒の絵を表示します。
# The same where $inner, a game inside $game, has pictures of all its pieces in the set.
looks-pieces-inner = このセットには{ $game }の駒がそろっていないので、盤全体では駒の絵を表示します。盤を{ $inner }に折りたたむと、このセットが表示されます。
looks-coordinates-usi = 将棋の座標
looks-moves-usi = 将棋の指し手
looks-coordinates-iccs = シャンチーの座標
looks-moves-iccs = シャンチーの指し手
looks-style-usual = ほかのゲームと同じ
looks-coordinates-characters = 数字と漢数字（７六）
looks-coordinates-digits = 数字（76）
looks-coordinates-letters = 数字と英字（7f）
looks-coordinates-sides = 双方それぞれの筋
looks-coordinates-hidden = 表示しない
looks-moves-japanese = 日本式（７六歩）
looks-moves-western = 欧米式（P-7f）
looks-moves-chinese = 中国式（炮二平五）
looks-moves-wxf = 欧米式（C2=5）
looks-badges = 駒に動きを表示
    .tip = 駒の下に動きの小さな図を付けます。マスが小さいときは、ポインターの下の駒だけに付きます
looks-badges-pointed = 動きの図を表示できるのは、ポインターの下の駒だけです。拡大するとすべて表示されます。
looks-badges-none = マスが小さすぎて表示できません。拡大してください。
looks-system = システムに合わせる
looks-light = ライト
looks-dark = ダーク
looks-board-paper = 紙
looks-board-walnut = クルミ
looks-board-slate = スレート
looks-board-meadow = 草原
# No installed font has the letters: of the language chosen, or of a text that somebody has written.
letters-missing = 日本語フォントがインストールされていません。fonts-noto-cjkパッケージなどをインストールしてから、もう一度日本語を選んでください。
letters-missing-seen = この文には日本語が含まれていますが、表示できるフォントがありません。fonts-noto-cjkパッケージなどをインストールしてから、Nestmateを起動し直してください。

# Choosing keys.
bindings-how = コマンドをクリックし、使いたいキーを押してください。Backspaceで割り当てを消し、Escで取り消します。
bindings-reset-all = すべて初期設定に戻す
bindings-press = キーを押してください…

# $command is the words of a menu entry.
bindings-keys = 「{ $command }」のショートカット：{ $keys }
bindings-none = 「{ $command }」のショートカット：なし
bindings-reset = 戻す
bindings-reset-keys = 「{ $command }」のショートカットを初期設定に戻す
bindings-taken = このキーは「{ $command }」で使われています。先にそちらを変更してください。
bindings-fixed-layers = このキーはレイヤーの操作に使われます。
bindings-fixed-glyphs = このキーは指し手の記号に使われます。
bindings-fixed-clipboard = このキーはクリップボードに使われます。
bindings-fixed-size = このキーは表示サイズの変更に使われます。

# What can be set about the computer.
computer-note = 弱いレベルはあまり先まで読まないので、時間を使い切る前に指します。人と同じように、ゲームによって得意不得意があります。
computer-hints = ヒントの時間
    .spoken = ヒントの秒数
computer-review = 棋譜解析の時間
    .spoken = 棋譜解析の1手当たりの秒数
    .unit = 1手当たり
computer-lines = 候補手の数
computer-unhurried = 人のような間を取って指す
    .tip = すぐに見つけた手でも、少し待ってから指します。時計が動いているときは待ちません
computer-threads = スレッド数
    .tip = エンジンが使うCPUスレッドの数
computer-table = ハッシュ表
    .tip = 調べた局面を覚えておくメモリー
computer-table-less = メモリーが足りないため、{ $mib } MiBしか使えません。

# Who plays, where and when.
details-event = 棋戦
details-site = 場所
details-date = 日付
details-round = 回戦
details-eco = 序盤コード（ECO）
details-time = 持ち時間
details-elo = Elo
details-rating = Elo、{ $side }
details-start = 初期配置
details-start-number = { $number }番

# Finding a piece.
go-to-hint = マス、筋、段、駒
find-hint = 名前、文字、動き、格子
find-none = 合う駒がありません。
palette-hint = したいことを入力
palette-none = この言葉を含むコマンドはありません。

# Odds of pieces.
odds-none = 駒落ち：なし
odds = 駒落ち：{ $side }が{ $missing }を落とす
odds-gives = { $side }が駒を落とす
    .spoken = { $side }が駒を落とす
odds-clear = 駒落ちなし
odds-how = 駒をクリックすると、その種類の駒を1枚落とします。最後の1枚の後にもう一度クリックすると、すべて戻します
odds-missing = { $piece }：{ $most }枚のうち{ $missing }枚を落とす
odds-kind = { $piece }（{ $layer }）

# The game and its pieces, the keys, the program.
info-stands-for = { $piece }に当たる駒です。
keys-fold = 折りたたみとレイヤー
keys-board = 盤上
keys-own = 自分のショートカット
keys-switch = 盤の左の絵で折りたたむ
    .keys = Tabで絵へ、↑ ↓
keys-layers = レイヤーの見せ方を切り替える
    .keys = 1 … 9
keys-solo = このレイヤーに折りたたむ、または広げる
    .keys = Shift+1 … 9
keys-draw = ドラッグで矢印、クリックで丸を描く：そのままで緑、ShiftかCtrlで赤、Altで青、Alt+Shiftで黄
    .keys = 右ボタン
dialog-draw = 引き分けの提案
draw-asked = { $side }が引き分けを提案しています。{ $other }は受けますか？
draw-accept = 受ける
draw-decline = 指し続ける
keys-glyphs = 最後の手に記号を付ける：! ? !! ?? !? ?! 絶対手
    .keys = Ctrl+1 … 7
keys-let-go = 取り消す、持った駒を戻す
    .keys = Esc、右ボタン
keys-cursor = カーソルを動かす。Alt+矢印キーで棋譜を進める
    .keys = Tabで盤へ、矢印キー
keys-enter = 駒を持つ、置く
    .keys = 盤上でEnter
keys-size = 表示サイズを大きく、小さく、標準に
    .keys = Ctrl++、Ctrl+−、Ctrl+0
problems-found =
    { $count ->
       *[other] 問題が{ $count }件見つかりました。問題のないゲームは対局できます。
    }
about-program = 入れ子の変則チェスを指し、学ぶためのプログラムです。大きな盤の1つおきのマスに、おなじみのゲームが隠れています。
about-data = ゲームはすべてデータです。自分のゲームで遊ぶには、「対局」メニューの「開く…」で定義ファイルを開いてください。

# Choosing a new game.
new-game-play = 対局開始
# $games is how many there are, $family what a group of them is called.
new-game-all = すべて（{ $games }）
new-game-family = ゲーム：{ $family }
family-nested = 入れ子
family-squares = チェス
family-tiles = 将棋
family-crossings = シャンチー
family-other = ほかの盤
# What is told of a game of which nothing is known.
new-game-board = { $files }×{ $ranks }の盤
new-game-opponent = 相手
new-game-nobody = コンピューター同士
new-game-side = 手番
new-game-lot = ランダム
new-game-numbered = 番号
new-game-numbers = 0～{ $last }
# $what is one of the two before, $choice what it is set to.
new-game-choice = { $what }：{ $choice }
new-game-search = 名前・考案者・駒で検索
new-game-none = 合うゲームがありません。
new-game-more = ハウスルールと駒落ち
new-game-repetition = 引き分けになる同一局面の回数：
new-game-no-progress = または、駒を取るなどの進展がない手数（双方それぞれ）：
new-game-never = （0＝なし）

# How strong the computer should be in the next game, by the last games against it; $next is the level to try.
new-game-training = トレーニング：成績に合わせてレベルを選ぶ
    .tip = コンピューターとの直近の成績からレベルを選びます
training-first = コンピューターとの対局はまだありません。レベル{ $level }から始めましょう。
training-up = { $drawn ->
    [0] レベル{ $level }との直近{ $games }局で{ $won }勝しました。レベル{ $next }に挑戦しましょう。
   *[other] レベル{ $level }との直近{ $games }局で{ $won }勝{ $drawn }引き分けでした。レベル{ $next }に挑戦しましょう。
}
training-down = レベル{ $level }との直近{ $games }局で{ $lost }敗しました。レベル{ $next }を試しましょう。
training-stay = レベル{ $level }との直近の対局：{ $won }勝{ $lost }敗{ $drawn }引き分け。このレベルを続けましょう。

# Who plays a side, and how well.
strength-person = 人間
strength-computer = コンピューター
strength-of = { $side }：{ $what }
strength-how-well = 強さ
strength-level = { $side }：レベル
strength-think = 1手の時間
strength-seconds = { $side }：1手の秒数
strength-by-clock = 時計に合わせる
strength-most = コンピューターが1手に使う最長の時間
strength-plays = { $side }の指し方
strength-whole = 盤全体で指す
    .tip = 最初の手からすべての駒を使います
strength-nest = { $game }のみ
strength-inside = あなたが外に出るまで、中のゲーム（{ $game }）だけで指す
    .tip = 盤上にほかの駒がないかのように{ $game }を指します。盤全体で指し始めるときは、理由とともに知らせます。
strength-chosen = { $what }、{ $level }

# The headings of dialogs.
dialog-new-game = 新しい対局
dialog-open = ファイルを開く
dialog-resign = 投了
dialog-save = 対局を保存
dialog-conflict = 対局はまだ保存されていません
dialog-leaving = 終了
dialog-export = 書き出し
dialog-share = 共有
dialog-newcomer = 新しいゲーム
dialog-copy-as = 形式を選んでコピー
copy-as-pgn = PGN
    .tip = 多くのプログラムで読める、タグと指し手の形式です
copy-as-kif = KIF
    .tip = 1手を1行に書き、消費時間と変化も含む、Kifu for WindowsやShogiHomeの形式です
copy-as-ki2 = KI2
    .tip = 将棋の本と同じ表記で、変化も含みます
copy-as-csa = CSA
    .tip = 将棋の対局サーバーの形式で、本譜だけを書きます
copy-as-chinese = PGN（中国語の指し手）
    .tip = 炮二平五のような指し手を書く、中国のプログラムで読めるPGNです
copy-as-wxf = WXF
    .tip = C2=5のような指し手を書く、シャンチーの対局サーバーの形式で、本譜だけを書きます
copy-as-dhtmlxq = DhtmlXQ
    .tip = 変化とコメントも含む、中国のウェブページの盤で読める形式です
copy-as-position = 局面
    .tip = 盤上の局面を1行で書きます
dialog-details = 対局情報
dialog-practice = 復習
dialog-progress = 進み具合
dialog-computer = コンピューター
dialog-find = 駒を探す
dialog-palette = コマンド
dialog-go-to = 移動
dialog-workbench = ゲーム工房
dialog-stage = 2つのゲームを入れ子にする
dialog-problems = 定義の問題
dialog-looks = 外観
dialog-bindings = ショートカットの変更
dialog-keys = ショートカット一覧
dialog-failed = 問題が起きました
copied-game = 棋譜をクリップボードにコピーしました。
copied-position = 局面をクリップボードにコピーしました。
bindings-fixed-tab = このキーはキーボードでの移動に使われます。

# What parts the whole from the decimals of a number.
decimal-sign = .
plies-in-a-move = 1

collection-title = { $name }の棋譜{ $count }局
collection-title-text = 棋譜{ $count }局
collection-search = 対局者、棋戦、日付を検索
collection-import = すべて「自分の棋譜」に加える
    .tip = 局面で検索できるようになり、棋譜統計でも集計されます
collection-none = 条件に合う棋譜がありません。
collection-checking = すべての棋譜を調べています…
collection-broken = { $count ->
       *[other] 読めない棋譜が{ $count }局あります。ファイルの中にそのまま残ります。
    }
collection-game = { $number }. { $white } – { $black }
collection-game-broken = { $game }（{ $line }行目が読めません）

# A move of the user's gives much away: is it meant? The title says what it costs (reasons.ftl); the chances are percentages.
caution-chances = 勝率が{ $before }%から{ $after }%に下がります。
caution-play = このまま{ $played }を指す
    .tip = この手で進めます。もう一度同じ手を指しても同じです
caution-back = 待ったをする
    .tip = この手を戻して、別の手を指します（EnterまたはEsc）

# Giving up.
resign-ask = この対局を投了しますか？
resign-yes = 投了する
resign-no = 指し続ける

# 外部エンジン。
dialog-learning = エンジンの学習
dialog-engines = エンジン
engines-path = UCIまたはXBoard対応エンジン
    .hint = パス（必要なら引数も）
engines-add = 追加
engines-chooser = エンジンを選択
engines-trying = 起動して調べています…
engines-added = { $engine }を追加しました。
engines-tested = { $engine }は正常に動きます。
engines-none = エンジンはまだありません。追加すると、対局や検討に使えます。
engines-missing = 見つかりません
engines-wrong = 動きません
engines-games = 対応ゲーム：{ $games }
engines-no-games = ここにあるゲームには対応していません。
engines-play = 対局する
    .tip = このエンジンを相手に新しい対局を始めます
engines-analyse = 検討に使う
    .tip = 盤上の対局をこのエンジンで検討します
engines-not-this = { $game }には対応していません。
engines-options = オプション
engines-more-options = そのほかのオプション（{ $count }）
engines-test = テスト
    .tip = 起動してオプションを読み直します
engines-remove = 削除
    .tip = 一覧から外します。ファイルは残ります
engines-reset = オプションを元に戻す
engines-idle = エンジンが対局中か検討中のときだけ使えます
strength-engine = { $side }：エンジン
strength-limit = { $side }：強さの制限
limit-full = 制限なし
limit-skill = スキルレベル
limit-elo = Eloレーティング
