# 復習: できなかったものは、時期が来るとまた出ます。

practice-due-menu = レッスンと次の一手（{ $count }件）
practice-heading = 復習
practice-left = 残り{ $count }件
practice-begin = 復習する（{ $count }件）
practice-retire = もう出さない
    .tip = これを復習から外します
# $span is one of those below.
practice-returns = { $span }後にまた出ます。
practice-not-yet = 今は復習するものがありません。次は{ $span }後に出ます。
practice-nothing = まだ復習するものがありません。できなかった練習問題や次の一手と、やり直した悪手がここに出ます。
practice-kept = 復習カードは{ $count }枚です。
practice-week =
    { $count ->
        [0] 1週間以内に出るものはありません。
       *[other] 1週間以内に{ $count }枚出ます。
    }
practice-over = 今はこれで終わりです。{ $count }問に答えました。

span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
span-months = { $count }か月
span-years = { $count }年

# 進み具合のページ。

progress-lessons = レッスン
progress-computer = コンピューターとの対局
progress-due = 今は{ $now }件、1週間以内に{ $week }件です。
progress-nothing-due = 1週間以内に復習するものはありません。
progress-stars = { $game }：星{ $stars }個、解いた練習問題{ $solved }問
progress-no-stars = まだ解いた練習問題はありません。
progress-lesson = { $group }：{ $lesson }
progress-lesson-stars = 星{ $stars }個
# Levels are numbers from 1 to 8, with one decimal place.
progress-level = { $game }：あなたの強さはおよそレベル{ $level } ± { $error }です
    .tip = 最近の50局から求めました。本当の強さは95%の確率でこの範囲に入ります
progress-result = レベル{ $level }：{ $won }勝{ $lost }敗{ $drawn }分け
progress-no-games = 「自分の棋譜」に、コンピューターとの対局はまだありません。
progress-looking = 棋譜を調べています…
progress-puzzles = 次の一手
progress-puzzle-game = { $game }：自力で解けた問題{ $solved }問、解けなかった問題{ $failed }問、レーティング{ $rating }
progress-no-puzzles = まだ次の一手を解いていません。
progress-export = 書き出す…
    .tip = ほかのプログラムで読める表として保存します
progress-forget = 進み具合を消す…
    .tip = 星、次の一手の成績、復習の記録を、このコンピューターから消します
progress-forget-ask = 星、次の一手の成績、復習の記録を、すべてこのコンピューターから消します。棋譜は残ります。元に戻すことはできません。
progress-forget-yes = すべて消す
progress-forgotten = 進み具合を消しました。
