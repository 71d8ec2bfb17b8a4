# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = このシステムではファイルの選択画面を使えません。ここにファイルのパスを入力してください。
file-open-path = 対局ファイルか定義ファイルのパス
file-open-hint = …/game.nestmate
file-within = { $folder }の中
file-browse = 参照…
file-open = 開く
file-recent = 最近使ったファイル
paste-failed = クリップボードに開けるものがありません
paste-as-game = 棋譜として読みました。
paste-as-position = 局面として読みました。
paste-as-record = Nestmateの対局ファイルとして読みました。
paste-as-puzzles = 問題集として読みました。
paste-as-link = アドレスとして読みました。
paste-as-variants = Fairy-Stockfishの変則ゲームとして読みました。
paste-as-definition = 定義として読みました。
file-path = ファイルのパス
file-save = 保存
file-replaces = 「{ $name }」というファイルがすでにあります。もう一度「保存」を押すと上書きします。
file-games = 対局
file-table = 表

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = { $game }の対局を開きました。
file-saved = { $path }に保存しました。
file-unwritten = { $path }に書き込めませんでした：{ $why }。
file-array-kept = { $path }に保存しました。「新しい対局」にあります。
file-nothing-kept = 今の対局と設定を保存できません：{ $why }。
file-kept-again = 対局か設定を保存できませんでした。後でもう一度試します。原因：{ $why }。
file-copy = { $name }のコピー

# Why a game is only a copy of what is in its file.
copy-several = ファイルは読み取り専用のコピーとして開いています。保存するときは別の名前を指定してください。
copy-letters = 文字コードがUTF-8ではないため、ファイルは変更しません。保存するときは別の名前を指定してください。
copy-position = 中身が対局ではなく局面なので、ファイルは変更しません。保存するときは別の名前を指定してください。
copy-kifu = これはほかのプログラムの棋譜なので、ファイルは変更しません。保存するときは別の名前を指定してください。
save-no-form = このゲームはこの形式では保存できません。末尾が.pgnの名前など、別のファイル名にしてください。
save-missing = 次の文字は、.kifと.ki2の文字コードShift-JISにないため〓に置き換えました：{ $signs }。.kifuか.ki2uで保存すれば、そのまま残ります。
convert-strange = { $count ->
       *[other] この形式では書けない対局が{ $count }局あります
    }
copy-ending = ファイル名から形式が分からないので、ファイルは変更しません。保存するときは別の名前を指定してください。

# Why a file was not written. $name is the file.
clash-changed = 開いた後か保存した後に、ほかのプログラムが「{ $name }」を変更しました。
clash-gone = 「{ $name }」がなくなっています。開いた後か保存した後に、移動または削除されました。
clash-no-file = 「{ $name }」はファイルではなくなっています。
clash-several = 「{ $name }」には複数の棋譜があります。この対局をそこに追加できます。
clash-unread = 「{ $name }」を読めません（{ $why }）。変更された可能性があります。
clash-add = ファイルに棋譜を追加
save-not-added = このファイルには棋譜を追加できません
clash-beside = 両方残す：別の名前で保存…
clash-overwrite = ファイルを上書き
clash-again = 同じ場所にもう一度保存
clash-reload = ファイルから読み直す
file-read = { $name }を読み込みました。対局できるゲーム：{ $games }。
file-read-one = { $game }を指せるようになりました。
newcomer-unknown = このゲームはまだNestmateにありません。今回だけ指すことも、「新しい対局」の一覧に加えることもできます。
newcomer-clash = 「{ $known }」はすでにありますが、ルールが異なります。今回だけこのルールで指すことも、両方を残すこともできます。
newcomer-play = 対局
    .tip = このファイルの対局でだけ指します。ゲームの一覧は変わりません
newcomer-play-other = このルールで指す
newcomer-keep = ゲームの一覧に追加
    .tip = 対局し、今後は「新しい対局」でこのゲームを選べるようにします
newcomer-keep-both = 両方残す：「{ $name }」として追加
file-changed = { $name }が変更されたので読み直しました。今の対局は元のルールのままです。
file-changed-badly = 定義ファイルが変更され、問題が生じました。修正されるまで、ゲームは元のままです。{ $problem }
file-chooser = 対局ファイルか定義ファイルを開く
file-kinds = 対局、問題、定義
file-all = すべてのファイル
file-unread = { $name }を読めませんでした：{ $why }。
file-no-position = { $name }:{ $line }：{ $game }の局面として読めません：{ $why }。

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = 設定
kept-game = 指しかけの対局
kept-lessons = レッスンの進み具合
kept-practice = 復習の記録
kept-draft = ゲーム工房の定義
kept-place = { $line }行{ $column }列：{ $why }
kept-aside = { $what }を読めませんでした（{ $place }）。元のファイルは{ $path }に残しました。
kept-not-aside = { $what }を読めませんでした（{ $place }）。ファイルを退避することもできませんでした：{ $why }。
kept-unread = { $what }を{ $path }から読めません：{ $place }。
kept-put-aside = 元のファイルを{ $path }に移しました。
kept-lock = { $path }を開けません：{ $why }。当面、対局は別のファイルに保存します。
kept-nothing = { $path }には何も保存できません：{ $why }。終了する前に、対局を別の場所に保存してください。
kept-no-home = ホームフォルダーがないため、Nestmateは自動で保存できません。HOMEかNESTMATE_HOMEを設定するか、終了する前に対局を保存してください。

# When something inside the program has failed.
stopped = Nestmateが停止しました
stopped-kept = Nestmateの内部で問題が起きました。対局は無事です。次にNestmateを起動すると再開できます。
stopped-kept-before = Nestmateの内部で問題が起きました。対局は、最後に変更する前の状態で残っています。
stopped-untouched = Nestmateの内部で問題が起きました。それまでに保存したものは、次にNestmateを起動しても残っています。
stopped-lost = Nestmateの内部で問題が起き、対局を保存できませんでした。ここからコピーしてください。
stopped-beside = 裏で動く処理に問題が起きました。対局は無事に続けられますが、Nestmateを再起動するまで一部が使えないことがあります。
stopped-report = 次の内容をご報告ください：
stopped-copy = 報告内容をコピー
stopped-copy-game = 棋譜をコピー
stopped-quit = 終了
stopped-ask = 起動の失敗が続いています
stopped-ask-why = 開いていた対局か、追加したゲームや言語が原因かもしれません。
stopped-ask-plain = 読み込まずに起動
    .tip = 開いていた対局を別に保管し、今回は追加したゲームと言語を読み込みません
stopped-ask-again = もう一度そのまま試す
    .tip = いつもどおり、開いていた対局から始めます
stopped-plain = 今回は、{ $path }に追加したゲームと言語を読み込んでいません。

# When no window can be opened. What follows the first line is told on the error stream and in a dialog of the desktop.
start = Nestmateのウィンドウを開けません
start-display = ディスプレイがありません。WAYLAND_DISPLAYもDISPLAYも設定されていません。デスクトップから起動するか、SSHでは`ssh -X`を使ってください。
start-commands = `nestmate --help`で表示されるコマンドは、ディスプレイがなくても使えます。
start-answer = ディスプレイ{ $display }が応答しません。
start-other-display = ディスプレイ{ $other }もあります。使うには、{ $variable }を空にしてNestmateを起動してください。
start-library = ライブラリー{ $name }を読み込めません。
start-graphics = このディスプレイではOpenGLを使えません（{ $why }）。
start-install = ウィンドウに必要なものをインストールしてください：
    {"  "}{ $command }
start-find = お使いのディストリビューションで、次のライブラリーを含むパッケージを探してください：{ $libraries }
start-software = グラフィックカードを使わずに描画するには、LIBGL_ALWAYS_SOFTWARE=1を設定してください。
start-driver = グラフィックカードのドライバーを更新してください。仮想マシンやリモートデスクトップでは、OpenGLを使えないことがあります。
start-more = 詳しく見るには、RUST_LOG=debugを設定してください。

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = そのようなファイルやフォルダーはありません
trouble-not-allowed = 権限がありません
trouble-folder = これはフォルダーです
trouble-no-file = これはファイルではなく、パイプかデバイスです
trouble-no-folder = パスの途中にフォルダーではないものがあります
trouble-full = ディスクがいっぱいです
trouble-read-only = ディスクが読み取り専用です
trouble-name = ファイル名として使えません
trouble-exists = 同じ名前のものがすでにあります
trouble-data = 中身が壊れています
trouble-unread = このパイプを読み取る相手がいません
trouble-other = システムエラー「{ $text }」

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = 局面のフィールドは7つ（FENでは6つ）ですが、{ $count }個あります
position-long = 局面としてはテキストが長すぎます（{ $bytes }バイト）
position-field = フィールド{ $number }（{ $name }）：{ $why }
position-field-1 = 盤面
position-field-2 = 手番
position-field-3 = 駒台
position-field-4 = 動いていない駒
position-field-5 = アンパッサン
position-field-6 = 半手数
position-field-7 = 手数
position-field-9 = 直前のパスの回数
position-field-10 = 取られたばかりの駒
position-field-11 = 数えた手数
position-field-8 = 王手の回数
position-exposed = { $cell }にある{ $side }の{ $name }がすぐに取られます
position-royals = { $side }の王駒が{ $count }枚あります。{ $needs ->
        [none] 1枚もあってはなりません
        [most-one] 1枚までです
        [some] 少なくとも1枚必要です
       *[one] ちょうど1枚必要です
    }
position-passes = 「{ $text }」は直前のパスの回数として読めません（例：「p1」）
position-traded = 「{ $text }」は交換できない駒が取られたばかりのマスを示していません（例：「xf6」）
position-counted = 「{ $text }」は手数とその上限として読めません（例：「c12/128」、相手が裸の王なら「b12/16」）
position-checks = 「{ $text }」は双方の王手の回数（「+1+0」など）として読めないか、勝ちになる回数を超えています
position-no-letter = 「{ $letter }」で表される駒はありません
position-no-turned = 「{ $letter }」に成った面はありません
position-side = 「{ $text }」は「w」でも「b」でもありません
position-no-reserves = このゲームに駒台はありません。「-」と書いてください
position-reserves = [白|黒|中立]の形で書いてください
position-reserve-count = 駒台が{ $count }個あります。[白|黒|中立]の形で書いてください
position-unsorted-letters = 「{ $text }」の文字が順番どおりに並んでいません
position-royal-held = 王駒「{ $letter }」は駒台に置けません
position-too-many = 1つの駒台の「{ $letter }」が多すぎます
position-moved = { $cell }には、すでに動いたかどうかが問題になる駒がありません
position-passing = 「通過マス>取られる駒」か「-」と書いてください
position-no-passing = 直前の手が何であっても、「{ $text }」はあり得ません
position-unsorted-cells = 「{ $text }」のマスがアルファベット順になっていません
position-no-cell = 「{ $text }」はこの盤のマスではありません
position-no-number = 「{ $text }」は数ではありません
position-from-one = 手数は1から数えます

# 局面から省いたもの。$textはそこに書かれている文字です。
dropped-right = 「{ $text }」を省きました：そこに、キャスリングや最初の1手だけの動きができる駒はありません
dropped-passed = 「{ $text }」を省きました：そこでアンパッサンで取れる駒はありません
dropped-hand = 持ち駒「{ $text }」を省きました：このゲームに持ち駒はありません
dropped-checks = 王手の回数「{ $text }」を省きました：このゲームでは数えません
dropped-marks = 成った駒の印「~」を省きました：このゲームでは意味がありません
dropped-number = 「{ $text }」は手数や回数として読めないため省きました
dropped-rest = 「{ $text }」は局面の一部ではないため省きました

# What is wrong with the first field of the text of a position.
board-ranks = 盤は{ $ranks }段ですが、テキストには{ $given }段あります
board-rank = { $rank }段目：{ $why }
board-large = 「{ $text }」は大きすぎます
board-empty = 「{ $text }」個の空きマスは入りません
board-plus = 「+」の後に文字がありません
board-letter = 「{ $letter }」は英字でも数字でもありません
board-more = { $count }マスを超えています
board-no-cell = 「{ $letter }」のある{ $cell }は、この盤のマスではありません
board-fewer = { $count }マス必要ですが、{ $given }マスしかありません

# What is wrong with the text of a move.
move-unfinished = 「{ $text }」だけでは手が決まりません。候補：{ $moves }
move-not-legal = 「{ $text }」はここでは合法手ではありません

# Games that cannot be played.
no-game = 「{ $id }」というゲームはありません
nothing-to-play = 対局できるゲームがありません。定義ファイルのどのゲームにも問題があります（`nestmate check FILE.ron`で確かめられます）

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = エラー
report-warning = 警告
report-help = ヒント

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = テキストの大きさが{ $bytes }バイトあります
text-long-hint = 棋譜ファイルは8 MiBまでです
text-start-hint = 開始局面は「局面をコピー」で得られる形で書いてください
text-game-hint = ゲームをIDか名前で指定してください
text-rule = 「{ $rule }」はルールとして読めません。「名前=値」と書いてください
text-rule-switch = 「{ $rule }」はルールとして読めません。{ $name }=onか{ $name }=offと書いてください
text-rule-number = 「{ $value }」は「{ $name }」の数として使えません
text-rule-unknown = このゲームに「{ $name }」というハウスルールはありません
text-tag-inside = 変化の中にタグがあります
text-close-variation-hint = 変化を「)」で閉じてください
text-ends-inside = テキストが変化の途中で終わっています
text-close-hint = 「)」で閉じてください
text-deep = 変化の入れ子が{ $most }段を超えています
text-variation-first = 置き換える手がないのに変化が始まっています
text-variation-first-hint = 手の後に書いてください
text-close-many = 対応する「(」のない「)」があります
text-close-many-hint = 取り除くか、「(」で変化を始めてください
text-no-move = 「{ $text }」は、{ $number }手目の{ $side }の合法手ではありません
text-no-move-hint = 「棋譜をコピー」と同じ形で書いてください。例：e2e4
text-ambiguous = 「{ $text }」に合う手が複数あります：{ $moves }
text-ambiguous-hint = 駒がどのマスから動くかを書いてください
text-many-moves = 対局が{ $most }手を超えています
text-no-kifu = この形式の棋譜で書けるゲームがありません
text-kifu-array = 「{ $name }」という手合割はありません
text-kifu-array-hint = 手合割：平手と書くか、盤面図を書いてください
text-kifu-rank = 盤面図の{ $rank }段目が読めません
text-kifu-rank-hint = マスごとに駒か・を書き、後手の駒の前にはvを付けてください
text-kifu-hand = 「{ $text }」は持駒として読めません
text-kifu-hand-hint = 駒と枚数を書いてください。例：飛　歩三
text-kifu-places = 「{ $text }」は駒の配置として読めません
text-kifu-places-hint = PI、P1-KY-KEのような段、またはP+77FU00KIのような駒を書いてください
text-kifu-line = この行は指し手でもコメントでもありません
text-kifu-line-hint = コメントは*で始めてください
text-kifu-branch = この変化の前に{ $number }手目がありません
text-hidden = 見えない文字を取り除きました。最初の箇所は{ $line }行{ $column }列にあります。
text-kept = { $line }行{ $column }列：{ $why }。この手順の残りはコメントとして残しました。
text-mended = { $line }行{ $column }列：{ $why }。
text-cut = { $line }行{ $column }列：コメントが{ $most }文字を超えるため、途中までを残しました。
text-tag-changed = { $line }行{ $column }列：タグ「{ $name }」はそのままでは残せませんでした。
text-empty = テキストが空です
text-first-only = テキストの最初の棋譜だけを読み込みました。
text-bracket-many = 対応する相手のない「{ $bracket }」があります
text-bracket-many-hint = 取り除くか、開き括弧を加えてください
text-no-tag = タグではありません
text-tag-hint = [名前 "値"]の形で書いてください
text-tag-open = このタグが閉じられていません
text-tag-endless = このタグの値が閉じられていません
text-comment-endless = このコメントが閉じられていません
text-comment-endless-hint = 「{"}"}」で閉じてください
text-no-glyph = 指し手の評価記号ではありません
text-no-glyph-hint = $と0～255の数を書いてください

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = ファイルが{ $most } MiBを超えています
own-format = { $format }ファイルではありません
own-format-hint = この形式のファイルは、先頭に形式とバージョンが書かれています
own-newer = この{ $format }ファイルはより新しいバージョンで書かれています（形式{ $known }。このNestmateが読めるのは形式{ $version }までです）
own-newer-hint = 新しいバージョンのNestmateで開いてください
own-no-version = 形式のバージョンがありません
own-definition = { $name }の定義
own-no-game = 定義に「{ $id }」というゲームはありません
own-no-parent = この手の直前の手が、それより前に書かれていません
own-no-move = そのような手はありません
own-not-agreed = このような終局は指し手だけで決まります

illegal-move = ここでは合法手ではありません

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }、{ $line }行目：メッセージとして読めないため、飛ばしました。
words-names = { $file }、{ $line }行目：名前のリストとして読めないため、飛ばしました。
words-unfit = { $file }：メッセージ「{ $key }」は使えません（{ $what }）。代わりに組み込みのものを使います。
words-twice = { $file }に、別のファイルにもあるメッセージがあります。
words-unknown = { $file }：「{ $key }」というメッセージはありません。
words-code = 「{ $code }」は、frやpt-BRのような言語コードではありません。
words-more =
    { $count ->
        [0] { $first }
       *[other] { $first }（ほかに{ $count }件の問題がログにあります）
    }

# Quitting.
leave-lose = Nestmateはこの対局を保存できません：{ $why }。今終了すると失われます。
leave-nowhere = Nestmateが書き込めるフォルダーがありません
leave-answer = 保存がまだ終わっていません。保存するかキャンセルしてください。もう一度「終了」を選ぶと、保存せずに終了します。
leave-slow = ディスクが応答しません
leave-waits = 対局を保存しています…
leave-kept = この対局はファイルに保存されていませんが、失われません。次にNestmateを起動すると再開できます。このメッセージは一度だけ表示されます。
leave-kept-file = 最後の変更は「{ $file }」に保存されていませんが、失われません。次にNestmateを起動すると、今の状態から再開できます。このメッセージは一度だけ表示されます。
leave-elsewhere = 別の場所に保存…
leave-again = もう一度試す
leave-unsaved = 保存せずに終了
leave-quit = 終了
leave-save = 保存…

link-about = このアドレスをクラスに配ってください。盤に表示中のものが、今の折りたたみ方のまま開きます。
link-address = アドレス
link-copy = コピー
link-file = ファイルに保存することもできます。Nestmateがインストールされていれば、ダブルクリックで開きます。
share-about = ゲームとルールを1つにまとめたファイルです。Nestmateがあれば誰でも開いて続きを指せます。ほかには何も要りません。
share-made = 共有用に保存しました：{ $file }
link-files = リンク
link-long = アドレスが長すぎます。読めるのは{ $most }文字までです
link-no-game = アドレスにゲームの名前がありません（例：nestmate://shogi）
link-encoding = アドレスの「{ $text }」を読めません
link-unknown = アドレスに「{ $key }」とありますが、使えるのはposition、lesson、puzzle、foldだけです
link-several = アドレスに、表示するものが2つ以上書かれています
link-number = 「{ $text }」は練習問題の番号ではありません
link-position = アドレスの局面を読めません：{ $why }。
link-no-lesson = このゲームにレッスン「{ $lesson }」はありません。
link-no-puzzle = このゲームに問題「{ $puzzle }」はありません。
link-no-fold = 盤を「{ $layer }」に折りたたむことはできません。できるのは次のとおりです：{ $known }

variants-title = Fairy-Stockfishの変則ゲーム
variants-left-out =
    { $count ->
       *[other] ファイルのうち次の{ $count }項目は定義では表せません。定義のテキストにも記されます：
    }
variants-take = ゲーム工房で開く
variants-unread = { $name }はFairy-Stockfishの変則ゲームとして読めません：{ $why }
variants-long = { $most }バイトを超えています
