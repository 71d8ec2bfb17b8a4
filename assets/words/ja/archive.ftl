# The user's own games: Game → My games.

own-games = 自分の棋譜
own-games-words = 名前、コメント、日付、初手からの指し手を検索
own-games-player = 対局者
own-games-material = 駒の構成（例：Q v RR）
    .tip = どちらの側かは問わず、ちょうどこの駒だけを持つ局面を探します。2RはRRと同じ、P*はポーンが何枚でもよく、末尾の+はほかに何があってもよいという意味です。キングは書いたときだけ数え、持ち駒も数えます。
own-games-game = ゲーム
own-games-result = 結果
own-games-date = 日付
own-games-position = 局面
own-games-white = 白
own-games-black = 黒
own-games-length = 手数
own-games-opening = 序盤
own-games-event = 棋戦
own-games-eco = ECO

# What a list of choices is about, and what is chosen in it, for screen readers.
own-games-filter = { $name }：{ $value }
own-games-any-game = すべてのゲーム
own-games-any-result = すべての結果
own-games-white-won = 白の勝ち
own-games-black-won = 黒の勝ち
own-games-drawn = 引き分け
own-games-open = 途中
own-games-any-rating = すべてのレーティング
own-games-rated = 両者{ $least }以上
own-games-any-day = すべての日付
own-games-today = 今日
own-games-week = この7日間
own-games-month = この30日間
own-games-year = この1年
own-games-any-position = すべての局面
own-games-here = 盤上の局面

# $lattice is the name of a game inside, or of a layer.
own-games-alone = 盤上の局面（{ $lattice }だけ）
own-games-part = 盤の印を付けた部分（{ $count }マス）
own-games-no-part = 盤の印を付けた部分
    .tip = 先にマスに印を付けてください。右クリックで1マス、右ボタンで角から角までドラッグすると長方形になります。

# The list.
own-games-at = { $ply }手目の後に出現
own-games-sort = { $column }で並べ替え
own-games-row = { $white } – { $black }、{ $result }、{ $game }、{ $date }、{ $length }
own-games-moves =
    { $count ->
       *[other] { $count }手
    }
own-games-computer = コンピューター（{ $level }）
own-games-helped = { $name }（補助あり）
own-games-you = あなた
# The games that were left for others, and the files that were open last.
own-games-left = 途中の対局
own-games-files = 最近のファイル
own-games-more = ほか{ $count }件
# $age is one of those below.
own-games-left-game =
    { $moves ->
       *[other] { $game }、{ $moves }手、{ $age }
    }
own-games-none-yet = 終えた対局や保存した対局はまだありません。ここに並びます。
own-games-none = 条件に合う棋譜はありません。
own-games-none-material = 条件に合う棋譜はありません。各側の最後に+を付けると、ほかの駒があってもよいことになります。
own-games-looking = 検索中…
own-games-all =
    { $count ->
       *[other] { $count }局
    }
own-games-found = { $total }局のうち{ $count }局
own-games-marked = { $count }局を選択中

# What can be done.
own-games-import = 取り込む…
own-games-export = 書き出す…
own-games-delete = 削除
own-games-undo = 削除を取り消す
own-games-stop = 中止
own-games-progress = { $done }局、{ $percent }%
own-games-add = 取り込む
own-games-import-title = 棋譜の取り込み
own-games-import-path = 棋譜ファイルのパス
own-games-import-note = PGNファイルと、Nestmateで保存したファイルを取り込めます。何局入っていてもかまいません。すでにある棋譜は重ねて取り込みません。
own-games-export-title =
    { $count ->
       *[other] { $count }局の書き出し
    }
own-games-private = 棋譜はこのコンピューターにだけ保存されます：{ $path }

# What has been done.
own-games-saved = 「自分の棋譜」に保存しました。
own-games-deleted =
    { $count ->
       *[other] { $count }局を削除しました。
    }
own-games-back =
    { $count ->
       *[other] { $count }局を元に戻しました。
    }
own-games-exported =
    { $count ->
       *[other] { $count }局を{ $path }に書き出しました。
    }
own-games-imported =
    { $new ->
       *[other] 新しく{ $new }局を取り込みました。
    }すでにあったもの：{ $known }局。読めなかったもの：{ $unread }局。
own-games-problems = { $count }か所を読めませんでした。詳細を見る
own-games-problems-title = 読めなかった箇所
own-games-back-to-list = 一覧に戻る
own-games-no-moves = { $name }の{ $line }行目：この棋譜には指し手がありません。
own-games-remark = { $name }：{ $remark }
own-games-import-stopped =
    { $new ->
       *[other] 新しく{ $new }局を取り込んだところで中止しました。
    }すでにあったもの：{ $known }局。読めなかったもの：{ $unread }局。
own-games-scan-stopped = { $total }局のうち{ $done }局で検索を中止しました。

# What went wrong.
own-games-material-unknown = 駒の構成の{ $at }文字目：「{ $sign }」は{ $game }の駒ではありません。使える駒は{ $letters }です。
own-games-material-number = 駒の構成の{ $at }文字目：この数の後に駒がありません。
own-games-material-sides = 駒の構成の{ $at }文字目：指定できるのは双方の2組までです。
own-games-gone = この対局はもう「自分の棋譜」にありません。
own-games-nowhere = このコンピューターには何も保存できないため、自分の棋譜の一覧は使えません。
own-games-large = { $name }は{ $most } MiBを超えています。「自分の棋譜」に取り込むことはできます。
own-games-importing = まだ棋譜を取り込んでいます。
own-games-failed = 「自分の棋譜」を検索または変更できませんでした：{ $why }。
own-games-unusable = 「自分の棋譜」を使えません：{ $why }。対局は続けられますが、終えた対局は一覧に入りません。
own-games-rebuilt = 棋譜のデータベースが壊れていました。{ $count ->
        [0] 読める棋譜はありませんでした
       *[other] { $count }局を読めました
    }。最近使ったファイルの棋譜も取り込んでいます。壊れたファイルは{ $path }に残しました。
own-games-no-file = データベースがファイルではありません
own-games-newer = より新しい版のNestmateで変更されたデータベースです
own-games-busy = 別のNestmateのウィンドウがデータベースを使っています

# How the user's own games went on from the position on the board.
tab-explorer = 棋譜統計
    .tip = 自分の棋譜とエンジンの対局で、この局面から指された手
# Whose games the explorer counts.
explorer-own = 自分の棋譜
    .tip = 終えた対局、保存した対局、取り込んだ対局だけ
explorer-shipped = 自己対局
    .tip = Nestmate同士の対局だけ
explorer-both = 両方
    .tip = 自分の棋譜とNestmate同士の対局
explorer-shipped-about = 自己対局は、Nestmate同士の対局です。
# Headings of columns.
explorer-head-move = 手
explorer-head-games = 局数
explorer-head-results = { $side }・引き分け・{ $other }
explorer-head-last = 最新
explorer-whole = この局面から指された手
explorer-alone = { $lattice }のこの局面から指された手
explorer-none = この局面になった棋譜はありません。終えた対局や保存した対局は、すべて集計されます。「対局」メニューの「自分の棋譜」で取り込むこともできます。
explorer-none-known = この局面になった棋譜はありません。
explorer-move =
    { $games ->
       *[other] { $last }を指す：{ $games }局
    }、{ $side }の勝ち{ $white }%、引き分け{ $draws }%、{ $other }の勝ち{ $black }%、最新は{ $day }
explorer-move-undated =
    { $games ->
       *[other] { $last }を指す：{ $games }局
    }、{ $side }の勝ち{ $white }%、引き分け{ $draws }%、{ $other }の勝ち{ $black }%
