# Setting a position up.

# The panel as a whole.
setup = 局面編集
setup-good = この局面から対局できます。
setup-wrong = まだ正しい局面ではありません：{ $reason }。
setup-array = 初期配置
    .tip = ゲームの初期配置に並べます
setup-clear = すべて取り除く
    .tip = 盤と駒台からすべての駒を取り除きます
setup-clear-inside = 内側だけ取り除く
    .tip = 見えているマスの駒をすべて取り除きます。ほかの場所の駒はそのままです
setup-swap = 先後を交換
    .tip = 双方の駒を入れ替えます
setup-mirror = { $side }を鏡写しに
    .tip = { $side }の駒の鏡像を{ $other }に並べます
setup-undo = 元に戻す
    .tip = 最後の操作を元に戻します
setup-redo = やり直す
    .tip = 元に戻した操作をやり直します
setup-text = 局面のテキスト
setup-text-wrong = 並べられません：{ $reason }。
setup-text-dropped = 局面を設定しました：{ $why }。
setup-name = この初期配置のゲームの名前
setup-keep-named = 保存
setup-not-now = 今はしない
setup-play = 対局
    .tip = 前の対局と同じ対局者と設定で、この局面から指します
setup-analyse = 検討
    .tip = この局面を検討します
setup-keep = ゲームとして保存…
    .tip = この局面から始まる自分のゲームとして保存します
setup-cancel = 変更せずに対局へ戻る

# The pieces to be stamped. $owner is the name of a side, $piece a name.
setup-hand = 移動
    .tip = 駒をクリックしてからマスをクリックするか、ドラッグします。盤の外へドラッグすると取り除きます
setup-eraser = 消しゴム
    .tip = 駒をクリックして取り除きます。右クリックならいつでも取り除けます
setup-stamp-pieces = { $owner }の駒を置く
setup-others = その他
setup-stamp = { $owner }の{ $piece }を置く

# Reserves. $owner is the name of a side, or `neutral`.
setup-reserve =
    { $owner ->
        [neutral] 中立 { $count }
       *[other] { $owner } { $count }
    }
    .spoken =
        { $owner ->
            [neutral] 中立の駒台、{ $count }枚
           *[other] { $owner }の駒台、{ $count }枚
        }
setup-missing-piece = { $piece }{ $count }枚
setup-rest =
    { $owner ->
        [neutral] 残りを中立の駒台へ
       *[other] 残りを{ $owner }の駒台へ
    }
setup-none-missing = 初期配置の駒はすべて盤か駒台にあります
setup-missing = 不足{ $count }枚
setup-add =
    { $owner ->
        [neutral] 中立の駒台に{ $piece }を加える
       *[other] { $owner }の駒台に{ $piece }を加える
    }
    .tip = { $piece }：クリックで1枚加え、右クリックで1枚取り除きます
setup-held =
    { $owner ->
        [neutral] 中立の駒台の{ $piece }
       *[other] { $owner }の駒台の{ $piece }
    }

# Whose turn it is, rights and counters.
setup-to-move = { $side }の手番
    .spoken = { $side }の手番
setup-unmoved = まだ動いていない（キャスリング可）
setup-piece-on = { $cell }の{ $piece }
setup-passing-none = なし
setup-passing = アンパッサン：
    .spoken = アンパッサンで取れる駒：{ $what }
setup-number = 手数
setup-halfmoves = 進展のない半手数
