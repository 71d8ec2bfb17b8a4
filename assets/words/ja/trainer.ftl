# 次の一手の練習。

puzzle-title = 次の一手
puzzle-streak = 連続正解：{ $count }問（最高{ $best }問）
puzzle-count = 正解：{ $solved }/{ $all }
puzzle-rating = レーティング：{ $rating }
puzzle-level = レベル{ $level }（全8段階）

# 一覧の用途と、選ばれているもの（読み上げ用）。
puzzle-choice = { $name }：{ $chosen }
puzzle-game = ゲーム
puzzle-game-count = { $game }（{ $solved }/{ $all }）
puzzle-theme = テーマ
puzzle-any-theme = すべてのテーマ
puzzle-theme-count = { $theme }（{ $count }）
puzzle-aim = 難易度
puzzle-aim-easier = やさしめ
puzzle-aim-own = 自分のレベル
puzzle-aim-harder = 難しめ

puzzle-coming = { $side }の手を見てください。
puzzle-ask = { $side }の手番です。最善手を見つけましょう。
puzzle-ask-mate = { $side }の手番です。詰みを見つけましょう。
puzzle-right = 正解です。
puzzle-go-on = 正解です。もう一度{ $side }の手番です。次の手を見つけましょう。
puzzle-wrong = { $tried }は正解ではありません。もう一度考えましょう。
puzzle-wrong-reply = { $tried }は正解ではありません。{ $side }が{ $reply }と応じます。もう一度考えましょう。
puzzle-wrong-end = { $tried }は正解ではありません。{ $side }が{ $reply }で勝ちます。もう一度考えましょう。
puzzle-showing = これが正解手順です。盤を見てください。
puzzle-shown = 以上が正解手順です。
puzzle-why-only = ほかの手はこれに遠く及びません。
puzzle-about =
    { $count ->
       *[other] テーマ：{ $themes }
    }
puzzle-solved = 正解です！
puzzle-solved-helped = ヒントを使って解けました。
puzzle-solved-later = 解けました。ただし、最初の手は正解ではありませんでした。
puzzle-solved-otherwise = 正解です。この手でもすぐに勝ちます。
puzzle-hint = { $best }と指しましょう。

puzzle-ask-hint = ヒント
    .tip = どの駒を動かすか、次にどこへ動かすかを示します。ヒントを使うと連続正解は途切れます
puzzle-solution = 正解を見る
    .tip = 盤上で手順を再生します。あとから一手ずつたどれます
puzzle-skip = 飛ばす
    .tip = 別の問題に移ります。まだ1手も指していなければ記録されません
puzzle-next = 次の問題
    .tip = 次の問題に進みます
puzzle-again = もう一度
    .tip = 同じ問題を最初から解きます。成績は変わりません
puzzle-analyse = 検討する
    .tip = 問題を対局として開き、検討を始めます。自分の対局は呼び戻せます
puzzle-open = ファイルを開く…
    .tip = 「nestmate puzzles」で作った問題のファイルを開きます

puzzle-none = このような問題はありません。
puzzle-not-now = 問題を解いている間は使えません。先に対局に戻ってください。
puzzle-wait = 盤上の次の手をお待ちください。
puzzle-over = この問題は終わりました。次の問題に進むか、もう一度解いてください。
puzzle-unplayable = 問題{ $id }は使えません：{ $why }。
puzzle-file-unread = { $name }には使える問題がありません：{ $why }。
puzzle-file-empty = ファイルが空です
puzzle-pasted = クリップボード
