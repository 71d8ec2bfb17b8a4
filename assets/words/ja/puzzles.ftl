# Puzzles: what they are about, and what can be wrong with a file of them.

puzzle-theme-mate = { PLIES($count) }手詰め
puzzle-theme-material = 駒得
puzzle-theme-hanging = 浮き駒
puzzle-theme-defence = 受け
puzzle-theme-evasion = 王手の回避
puzzle-theme-leader = 軍を率いる駒を取る
puzzle-theme-freeze = 凍結
puzzle-theme-thaw = 凍結の解除
puzzle-theme-fork = 両取り
puzzle-theme-double-capture = 1手で2枚取る
puzzle-theme-discovered-check = 開き王手
puzzle-theme-double-check = 両王手
puzzle-theme-sacrifice = 捨て駒
puzzle-theme-quiet = 静かな手
puzzle-theme-drop = 打つ手
puzzle-theme-promotion = 昇格・成り
puzzle-theme-exchange = 駒台の駒との交換
puzzle-theme-passing = アンパッサン
puzzle-theme-castling = キャスリング
puzzle-theme-inside = 中のゲームだけで完結
puzzle-theme-outside-help = 外からの助け
puzzle-theme-one-move = 自分の手は1手
puzzle-theme-short = 自分の手は2手
puzzle-theme-long = 自分の手は3手以上

puzzle-fault-line = { $line }行目：{ $why }
puzzle-fault-heading = 1行目が「# Nestmate puzzles 1 shogi」のような問題ファイルの見出しではありません
puzzle-fault-version = ファイル形式のバージョンは{ $version }ですが、このNestmateが読めるのはバージョン1だけです
puzzle-fault-parts = 問題はタブで区切った5項目からなりますが、ここは{ $count }項目です
puzzle-fault-id = 「{ $id }」は識別子ではありません。識別子は1～40文字の英数字です
puzzle-fault-twice = 識別子「{ $id }」はこのファイルの別の問題で使われています
puzzle-fault-level = 「{ $level }」というレベルはありません。レベルは1から8までです
puzzle-fault-theme = 「{ $theme }」というテーマはありません
puzzle-fault-moves = 問題の手数は2～98の偶数で、相手の手に始まり解く側の手で終わりますが、ここには{ $count }手あります
puzzle-fault-move = { $number }手目：{ $why }
