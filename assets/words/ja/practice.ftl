# 復習: できなかったものは、時期が来るとまた出ます。

practice-due-menu = 復習（{ $count }件）
practice-heading = 復習
practice-left = 残り{ $count }件
practice-begin = 復習する（{ $count }件）
practice-retire = もう出さない
    .tip = これを復習からはずします
# $span is one of those below.
practice-returns = { $span }後にまた出ます。
practice-not-yet = 今は復習するものがありません。次は{ $span }後に出ます。
practice-nothing = まだ復習するものがありません。できなかった練習問題と、やり直した悪手がここに出ます。
practice-over = 今はこれで終わりです。{ $count }回答えました。

span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
span-months = { $count }か月
span-years = { $count }年
