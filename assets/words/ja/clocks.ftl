# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = 時計なし
clock-way-sudden = 切れ負け
clock-way-fischer = フィッシャー
clock-way-byoyomi = 秒読み
clock = 時計
clock-side = { $side }の時計
clock-apart = 対局者ごとに別々に設定

# $clock is what the clock is called.
clock-choice = { $clock }、{ $way }
clock-minutes = { $clock }：持ち時間（分）
clock-increment = { $clock }：1手ごとの加算（秒）
clock-periods = { $clock }：秒読みの回数
clock-period = { $clock }：秒読み（秒）

# Clocks beside the board. $time is what one shows; $side is the name of a side.
clocks-stop = 時計を止める
clocks-resume = 時計を再開
clock-none = { $side }には時計がありません
clock-control = { $side }：{ $control }
clock-last-period = 最後の秒読み
clock-periods-left = 秒読み残り{ $count }回
clock-then = 以後 { $count }×{ $period }
clock-increment-short = 1手ごとに+{ $increment }
clock-waits = ダイアログ表示中は停止
clock-runs = 計時中
clock-spoken = { $owner }の時計：{ $shown }
control-none = 時計なし
control-sudden = { $main }切れ負け
control-fischer = { $main }、1手ごとに{ $increment }加算
control-periods =
    { $count ->
       *[other] 秒読み{ $period }を{ $count }回
    }
control-byoyomi =
    { $count ->
        [1] { $main }、以後は秒読み{ $period }を1回
       *[other] { $main }、以後は秒読み{ $period }を{ $count }回
    }
