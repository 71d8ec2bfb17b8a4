# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = 先にこの配置に名前を付けてください。
array-long-name = 名前は{ $most }文字までです。
array-name-taken = { $name }というゲームはすでにあります。
array-unknown = このゲームの定義が見つかりません。
array-no-folder = 保存先のフォルダーがありません。
array-refused = この配置は保存できません：{ $why }。

# Setting up a position.
editor-busy = 局面編集中です。先に対局、検討、キャンセルのいずれかを選んでください。
editor-unreadable = この局面は編集できません：{ $why }。
editor-no-position = 局面が完成していません：{ $why }。
nothing-to-undo = 元に戻すものがありません。
nothing-to-redo = やり直すものがありません。

# Playing.
nothing-to-take-back = 戻せる手がありません。
taken-back = { $played }を戻しました。「待ったを取り消す」で元に戻ります。
nothing-to-replay = 取り消せる待ったがありません。
draw-declined = コンピューターは引き分けを断りました。
draw-nobody = 引き分けを提案できるのは自分の手番のときだけです。
game-over = 対局は終わっています。続けるには、待ったをするか新しい対局を始めてください。
computer-plays = { $side }はコンピューターが持っています。自分で指すには、「エンジン」メニューを開いてください。
computer-busy = コンピューターが考えています。指すまでお待ちください。
computer-no-move = コンピューターは手を見つけられませんでした。

# The computer, which played the game inside called $game for $side, plays the whole board from now on, and why. $mover made the last move;
# $royal is the King of that game.
inside-left = { $mover }が中のゲーム（{ $game }）を離れました。これから{ $side }は盤全体で指します。
inside-lost = 中のゲーム（{ $game }）では、{ $side }の{ $royal }はもう助かりません。これから{ $side }は盤全体で指します。
inside-illegal = 中のゲーム（{ $game }）での{ $side }の最善手は、盤全体では指せません。これから{ $side }は盤全体で指します。
inside-unsafe = 中のゲーム（{ $game }）での{ $side }の最善手は、盤全体ではすぐに負けになります。これから{ $side }は盤全体で指します。
inside-over = 中のゲーム（{ $game }）は終わりました。これから{ $side }は盤全体で指します。
inside-asked = ご希望どおり、これから{ $side }は盤全体で指します。

neutral-no-drop = 中立の駒台の駒は打てません。盤上の駒と入れ替わるときだけ盤に戻ります。
no-drop-but-gate = { $name }は、ほかの駒が初めて動くときに、その駒が離れたマスに入ります。そのような駒を動かして{ $name }を選んでください。
no-drop-now = 今、{ $name }を打てる場所はありません。
not-legal = 合法手ではありません。
picked-frozen = この{ $name }は{ $why }凍結しています。

# The first time in a game that a piece goes to a reserve: $reserve is whose, $changes is `yes` if the piece changes sides, $turns if it
# turns back; $place is `whole`, `part` or `elsewhere`, for where such pieces are captured. $new took the place of the piece.
kept-captured = { $piece }は{ $turns ->
        [yes] 成る前の駒に戻って
       *[no] {""}
    }{ $reserve ->
        [neutral] 中立の駒台
       *[other] { $reserve }の駒台
    }に置かれ{ $changes ->
        [yes] 、取った側の駒になり
       *[no] {""}
    }ます。{ $place ->
        [whole] 取られた駒
        [elsewhere] { $cells }以外で取られた駒
       *[part] { $cells }で取られた駒
    }はすべてそうなります。
kept-exchanged = { $piece }は、交換した{ $new }のあった{ $reserve ->
        [neutral] 中立の駒台
       *[other] { $reserve }の駒台
    }に移ります。
kept-restored = { $piece }は{ $reserve }の駒台に移ります。{ $new }と入れ替わる駒はすべてそうなります。
kept-swapped = { $piece }は、{ $new }と入れ替わりに{ $reserve }の駒台に移ります。

# Premoves: what is to be played as soon as it is the user’s turn. $moved is one, $number counts them, $lost those that go with it.
premove-set = { $number ->
        [1] 先行入力：{ $moved }
       *[other] 先行入力{ $number }：{ $moved }
    }
premove-taken-back = { $left ->
        [0] 先行入力はもうありません。
       *[other] 先行入力を1手取り消しました。残りは{ $left }手です。
    }
premove-dropped = { $lost ->
        [0] { $piece }は{ $cell }へ動けなかったので、先行入力を取り消しました。
       *[other] { $piece }は{ $cell }へ動けなかったので、先行入力をすべて取り消しました。
    }

# Changing the moves of a game.
line-raised = 変化を上へ移しました。
line-main = 本譜にしました。
line-main-already = すでに本譜です。
line-deleted = 手を削除しました。「編集」メニューの「最後の変更を取り消す」で元に戻せます。
line-start = 開始局面は削除できません。
moves-undone = 変更を元に戻しました。
game-waits = { $game }の対局は「自分の棋譜」に残っています。
game-back = 前の対局を盤に戻しました。

# Clocks and reviews.
no-clocks = この対局に時計はありません。新しい対局を始めるときに選べます。
time-up = { $side }は時間切れになりました。
review-nothing = 解析する手がまだありません。
judged-nothing = 調べる手がまだありません。
review-done = この手順のすべての手を解析しました。

retry-review-first = 先に棋譜解析が必要です。解析が終わってからもう一度選んでください。
retry-none = この手順に、あなたの悪手は見つかりませんでした。

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = この手より前に{ $mark }は見つかっていません。
review-none-after = この手より後に{ $mark }は見つかっていません。

# Moves that are typed. $text is what was written.
typed-several = 「{ $text }」に合う手が複数あります：{ $moves }。
typed-reserve-empty = { $side }の駒台に{ $name }はありません。
typed-no-letter = 「{ $letter }」で表される駒はありません。
typed-no-cell = この盤に「{ $cell }」というマスはありません。
typed-no-move = 「{ $text }」は合法手ではありません。{ $example }のように、移動元と移動先のマスを入力してください。
typed-nothing-there = { $cell }に駒はありません。
typed-not-own = { $cell }の{ $name }は{ $side }の駒です。
typed-write = { $moves }と入力してください。

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the piece comes from.
move-drop = { $piece }を打つ
move-pass = パス
move-gates = { $moved }、{ $piece }を置く
move-castles = { $piece }がキャスリング
move-passes = { $piece }がパス
move-takes-on-way = { $piece }が途中で{ $victim }を取る
move-in-passing = { $piece }がアンパッサンで取る
move-takes = { $piece }が{ $victim }を取る
move-turns = { $moved }、成る
move-becomes = { $moved }、{ $piece }になる
move-exchanged = { $moved }、{ $reserve ->
        [neutral] 中立の駒台
       *[other] { $reserve }の駒台
    }の{ $piece }と入れ替え

# Work beside the window that failed; the last two stand after a colon.
task-failed = Nestmateの内部で問題が起きました：{ $why }。ご報告ください。
task-panicked = 処理「{ $task }」が失敗しました（「{ $message }」）
task-not-started = システムが処理「{ $task }」のスレッドを開始できませんでした（「{ $message }」）

# Shown when the boards of the inner games are asked for in a game that has none.
inside-none = { $game }に、表示できるような中のゲームはありません。
