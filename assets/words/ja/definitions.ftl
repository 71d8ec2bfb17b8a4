# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = ファイルの大きさが{ $bytes }バイトあります
def-large-hint = 定義ファイルは1 MiBまでです
def-no-list = ゲームのリストではありません
def-no-list-hint = [ (id: …), (id: …) ] と書き、閉じていない括弧がないか確かめてください。コメントは//で始まります
def-after = ゲームのリストの後に余分なテキストがあります
def-after-hint = リストの後に書けるのはコメントだけです
def-unclosed = この`{ $sign }`が閉じられていません
def-unclosed-hint = ここから始まる値の終わりに`{ $sign }`を書いてください
def-many = ここで読み込みを止めました：ゲームが{ $games }個、または問題が{ $problems }件を超えているか、ゲームが大きすぎます
def-many-hint = 示された問題を直すか、ゲームを複数のファイルに分けてください

# A game as a whole.
def-missing = フィールド`{ $field }`がありません
def-missing-hint = ここに書くか、`based_on`でそれを持つゲームを指定してください
def-id = 「{ $id }」はidとして使えません
def-id-hint = 小文字の英字、数字、ハイフンを64文字まで使えます
def-hidden = テキストに見えない文字（{ $code }）があります
def-hidden-hint = 制御文字、名前の中の改行、書字方向の記号は取り除いてください
def-side-unnamed = 名前のない側があります
def-sides-alike = 双方の名前がどちらも「{ $name }」です
def-sides-hint = sides: ("Red", "Black") のように異なる名前を2つ書くか、sidesを省いて白と黒にしてください
def-id-taken = id「{ $id }」はすでに使われています
def-id-taken-hint = ゲームごとに別のidを付けてください
def-base = これより上に「{ $id }」というゲームはありません
def-base-hint = 元にできるのは、これより上のゲームか、Nestmateに付属するゲームです
def-inherited = 「{ $game }」から引き継いだ`{ $field }`：{ $problem }
def-inherited-hint = または、このゲームに固有の`{ $field }`を書いてください
def-entries = 項目が{ $count }個あります。{ $most }個までです
def-complex = このゲームは準備に時間がかかりすぎます
def-complex-hint = 駒、動き方、領域、ルールを減らすか、`most`で走る距離を短くするか、盤を小さくしてください

# The board.
def-forward = 方向ではありません
def-forward-hint = 盤の上方向なら(0, 1)、隅から隅への方向なら(1, 1)と書いてください
def-board = { $files }×{ $ranks }の盤は作れません
def-board-hint = 筋は1～26、マスは512までです
def-river = { $near }段目と{ $far }段目の間に河は置けません
def-river-hint = 隣り合う2つの段を書いてください。例：(5, 6)
def-no-cells = 盤にマスがありません

# The start array.
def-start-hint = 段を上から順に、`/`で区切って書いてください
def-start-fields = 局面は7つのフィールド、またはFENの6つのフィールドからなります
def-start-fields-hint = 盤面 手番 駒台 未動 アンパッサン 半手数 手数
def-start-castling = 「{ $letter }」に当たるキャスリングが、このゲームでは1つに決まりません
def-start-castling-hint = 代わりに、7つのフィールドの局面のように、動いていない駒のマスを書いてください
def-royals = { $side }の王駒が{ $count }枚あります
def-royals-hint = 1枚で足ります。複数のときはルールRoyalsを加えてください
def-royals-none-hint = 王に当たる駒に`royal: true`を付けるか、王駒なしで勝負がつくルール（Reach、Extinct、Spent）を加えてください

# Layers, games inside, endings, weights.
def-layer-name = 「{ $name }」はレイヤー名として使えません
def-layer-name-hint = レイヤーごとに別の名前を付けてください。空白、コンマ、等号は使えません
def-tint = 「{ $text }」は色ではありません
def-tint-hint = "#rrggbb"の形で書いてください
def-from-zero = マスは0ではなく1から数えます
def-from-zero-hint = scaleとoriginは1以上にしてください
def-pair = 「{ $text }」は2文字の組ではありません
def-pair-hint = 中のゲームの文字、このゲームの文字の順です
def-repetition = これではゲームがすぐに終わります
def-repetition-hint = 0（なし）か、2以上にしてください
def-no-piece = 「{ $name }」という駒はありません
def-no-piece-hint = `pieces`の文字を使い、成った面には+を付けてください
def-piece-weight = { $name }の重みが範囲外です
def-weight = 重みが範囲外です
def-weight-hint = 重みは-{ $most }～{ $most }です
def-levels = レベルの数値が正しくありません
def-levels-hint = 0～{ $most }の数を小さい順に{ $count }個書くか、何も書かないでください
def-letters = ほかのプログラムで「{ $letter }」を表す文字が正しくありません
def-letters-hint = 駒の文字に、ほかの駒で使っていない大文字を対応させてください。例：letters: { "{" }'E': "B"{ "}" }
def-signs = 棋譜で「{ $letter }」を表す文字が正しくありません
def-signs-hint = 駒ごとに、ほかの駒にない文字を書き、成駒の文字を続けてください。例：pieces: { "{" }'P': "歩と"{ "}" }
def-two-signs-hint = 駒ごとに、ほかの駒にない文字を両側の分だけ書いてください。例：pieces: { "{" }'P': "兵卒"{ "}" }。orderには駒の文字を書きます

# Pieces.
def-kinds = 成った面を含めて、駒が{ $count }種類あります
def-kinds-hint = 1～{ $most }種類にしてください
def-piece-letter = 「{ $letter }」は駒の文字として使えません
def-piece-letter-hint = AからZの文字を使ってください
def-letter-taken = 文字「{ $letter }」はすでに使われています
def-letter-taken-hint = 駒ごとに別の文字を付けてください
def-letter = 文字「{ $letter }」の駒はありません
def-letter-hint = このゲームの文字：{ $letters }
def-nothing-to-change = 駒を追加、変更、削除する元のゲームがありません
def-nothing-to-change-hint = `based_on`でゲームを指定し、`pieces`は書かないでください
def-piece-name = 駒には名前が必要です
def-piece-name-hint = 1～60文字にしてください
def-no-royal = 王駒がありません
def-no-royal-hint = 王に当たる駒に`royal: true`を付けてください
def-royal-turned = 王駒に成った面は付けられません
def-royal-turned-hint = 成った面も王駒にして、ルールRoyalsを加えてください
def-royal-side = ルールRoyalsがないと、成った面を王駒にできません
def-royal-side-hint = ルールに`Royals(safe: One)`か`Royals(safe: Each)`を加えてください
def-not-turned = 「{ $letter }」に成った面はありません
def-not-turned-hint = 駒に`turned`を書いてください
def-promoted-twice = 2種類の駒が、取られるまで「{ $letter }」になります
def-promoted-twice-hint = 1種類だけにしてください。「{ $letter }~」が元は何だったか分からなくなります

# Ways of moving.
def-ways = この駒には動き方が{ $count }通りあります
def-ways-hint = { $most }通りまでです
def-as = `As`が別の`As`を指しています
def-as-hint = 固有の動きを持つ駒を指定してください
def-no-image = この動きには、その方向に向かう鏡像がありません
def-no-image-hint = `dirs`と、盤の`forward`を確かめてください
def-nowhere = この動きではどこにも行きません
def-nowhere-hint = (筋, 段)を書いてください。両方0にはできず、それぞれ25までです
def-via = `via`は`Lame`だけに必要なものです
def-via-hint = 馬脚のある馬の例：Lame(step: (2, 1), via: (1, 0))。複数のマスは並べて書きます：via: [(1, 0), (2, 1)]
def-and = `and`は`Zigzag`だけに必要なものです
def-and-hint = Zigzag(step: (1, 0), and: (1, 1))
def-except = `except`は`Hop`と`Vault`だけに使うものです
def-except-hint = 跳び越えることも取ることもできない駒を並べます
def-twice = 1手で2度進む動きは{ $most }マス以下の盤だけで使え、`only`は併用できません
def-twice-hint = `only`を省くか、`Leap`を使ってください
def-never-first = 成った駒は、必ずすでに一度は動いています
def-never-first-hint = ここでは`first`を書かないでください
def-unchecked = `unchecked`は`first`と一緒にだけ使えます
def-unchecked-hint = `first: true`を加えるか、`unchecked`を消してください
def-first-moves = キャスリングする駒と`first`の動きを持つ駒は、合わせて{ $most }枚までです

# Regions.
def-circle = 領域「{ $name }」が自分自身を参照しています
def-circle-hint = 参照の循環をなくしてください
def-no-region = 「{ $name }」という領域はありません
def-no-region-hint = このゲームの領域：{ $names }
def-deep = この領域は入れ子が深すぎます
def-deep-hint = 部分に名前を付けて`regions`に書いてください
def-no-rank = { $rank }段目はありません
def-no-rank-hint = 段は1から{ $last }までです
def-no-file = 「{ $letter }」筋はありません
def-no-file-hint = 筋はaから{ $last }までです
def-cell-hint = マスは筋と段で`a1`のように書いてください

# Rules.
def-step-forward = この動きでは前に進みません
def-step-forward-hint = 1マス分の動きを書いてください。例：(0, 1)
def-steps = `most`は2以上{ $most }以下にしてください
def-partner = キャスリングのもう一方の駒は、王駒より手前で止まる必要があります
def-partner-hint = `partner_steps`を`steps`より小さくしてください
def-castle-alike = 同じ側への2つのキャスリングが同じ書き方になります
def-castle-alike-hint = 2つのマスのうち、キングがふつうの動きで行けるのが多くても1つになるように、別の`steps`を選んでください
def-castle-ends = 決まったマスへのキャスリングには、王駒のマスと、同じ段にあるもう一方の駒のマスが1つずつ必要で、動くマス数は書けません
def-castle-ends-hint = `steps`と`partner_steps`を書かずに`to: (Cells("g1"), Cells("f1"))`と書いてください
def-shuffle-order = 空いているマスの数がくじの結果によって変わるか、駒の数より少なくなっています
def-shuffle-order-hint = 前のルールのマスは、すべて含めるか、1つも含めないかにしてください
def-shuffle-array = 初期配置が、くじで出る配置のどれでもありません
def-shuffle-array-hint = `start`で、これらのマスにちょうどこれらの駒を置き、黒は白と対称に並べてください
def-shuffle-many = くじで選ぶ初期配置が{ $most }通りを超えています
def-vanish = 王駒を盤から除くことはできません
def-nothing-counted = このルールには数える手数がありません
def-nothing-counted-hint = `both`か`bare`に手数を書いてください
def-none-on-file = これらの駒はどこにも打てなくなります
def-none-on-file-hint = `most`を1以上にしてください
def-no-end = 盤の端がつながっているため、最後の段がありません
def-no-end-hint = `on`でマスを指定してください
def-enemy-reserve = 取られた駒を、取られた側の駒台に戻すことはできません
def-enemy-reserve-hint = OwnかNeutralにしてください
def-royal-among = ここに王駒は含められません
def-royal-among-hint = ルールRoyalsがない限り、王駒は失われません
def-worthless = 駒の価値で勝敗が決まりますが、価値のある駒がありません
def-worthless-hint = 駒に価値を付けてください（例：worth: 50）
def-one-royal = このルールは王駒に関するもので、双方にちょうど1枚ずつ必要です
def-one-royal-hint = 双方とも王駒1枚で始めてください
def-checks = 王手の回数は{ $most }までです
def-no-choice = 選べるものがありません
def-no-choice-hint = 文字を1つ以上書いてください
def-overlap = このグループは前のグループと重なっています
def-overlap-hint = どのマスでも、駒が頼れる準王駒は1枚までです

# What can be played, but is most likely not meant.
warn-picture = 「{ $name }」という画像はありません
warn-picture-hint = 画像のない駒には動きの図を表示します
warn-off-board = この動きは、どのマスからも盤の外に出ます
warn-off-board-hint = 動きと、使えるマスを確かめてください
warn-no-layer = { $piece }はどのレイヤーにもありません
warn-no-layer-hint = その文字をレイヤーの`pieces`に加えてください
warn-never-moves = { $piece }はどこにも動けません
warn-never-moves-hint = 動きと領域を確かめてください
warn-never-promotes = { $piece }は昇格しません
warn-never-promotes-hint = 最後の段で昇格できるルール（Promote）を加えてください
warn-never-castles = このルールではキャスリングできません
warn-never-castles-hint = 2つの駒を同じ段に`steps`より離して置き、`start`でそのマスを未動としてください

# What cannot be read at all, in definitions and in the program's own files.
ron-field = ここに`{ $name }`というフィールドはありません
ron-word = ここで`{ $name }`は使えません
ron-known = 書けるもの：{ $names }
ron-near = `{ $name }`のことですか？
ron-letter-hint = 1文字は'K'、長いテキストは"King"のように書いてください
ron-whole-hint = 引用符を付けずに8と書いてください
ron-text-hint = まっすぐな二重引用符を使ってください："King"。複数の駒の文字も1つのテキストです："PR"
ron-identifier-hint = 名前は引用符なしで書きます：`board`、`Slide`、マスなら`Cells("a8")`
ron-round-hint = 値は丸括弧に入れます。動きは(1, 0)、多くのルールは駒を指定してDoubleStep(pieces: "P")のように書きます
ron-list-hint = 1つだけでも角括弧のリストで書いてください：[8]
ron-map-hint = 名前と値は波括弧に入れます：{ "{" }"zone": Ranks([8]){ "}" }
ron-colon-hint = 項目と値の間にはコロンを置きます：files: 8
ron-comma-hint = この場所の前で終わる値の後にコンマを置いてください
def-no-regions-hint = `regions`で定義してください
def-start-letter-hint = `pieces`に駒を加えるか、文字を直してください。数字は空いたマスを表します
ron-twice = フィールド`{ $name }`が2回あります
ron-name = 余分な`{ $name }`があります
ron-name-hint = `{ $name }`と書くか、何も書かないでください
ron-digit = `{ $digit }`はこの数に使えない文字です
ron-sign = 余分な`{ $sign }`があります
ron-no-name = `{ $name }`は名前として使えません
ron-extension = `{ $name }`という形式の拡張はありません
ron-end = ファイルが途中で終わっています
ron-needs-sign = `{ $sign }`が必要です
ron-attribute = 不明な拡張です
ron-boolean = `true`か`false`が必要です
ron-letter = 引用符で囲んだ1文字が必要です：'…'
ron-whole = 整数が必要です
ron-number = 数が必要です
ron-option = `Some(…)`か`None`が必要です
ron-text = 引用符で囲んだテキストが必要です："…"
ron-text-end = テキストを閉じる"がありません
ron-identifier = 名前が必要です
ron-escape = \の後のエスケープが不明です
ron-range = 数が範囲外です
ron-trailing = 終わりの後に余分なテキストがあります
ron-deep = 括弧の入れ子が深すぎます
ron-other = 読めません：{ $text }
ron-mismatch =
    { $needed ->
        [text] `{ $found }`ではなく、引用符で囲んだテキストが必要です："…"
        [letter] `{ $found }`ではなく、引用符で囲んだ1文字が必要です：'…'
        [boolean] `{ $found }`ではなく、`true`か`false`が必要です
        [bracket] `{ $found }`ではなく、括弧で囲んだ値が必要です：(…)
        [list] `{ $found }`ではなく、リストが必要です：[…]
        [map] `{ $found }`ではなく、名前と値の組が必要です：{"{"}…{"}"}
        [whole] `{ $found }`ではなく、整数が必要です
       *[other] 余分な`{ $found }`があります
    }
ron-count = この括弧には値が{ $wanted }個必要ですが、{ $found }個あります
ron-count-other = 値の数（{ $found }個）が正しくありません
