# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = 幅
export-height = 高さ
export-pause = 1局面の表示時間
export-marks = 盤上の印と矢印も含める
export-badges = 大きな駒に名前と動きの図を付ける
    .tip = 駒が十分大きいときに、名前と動きの小さな図を付けます
export-picture = 盤面の画像（PNG）
    .files = 画像
export-drawing = 盤面の図（SVG）
    .files = 図
export-film = 対局のアニメーション（GIF）
    .files = アニメーション
export-fold = 折りたたみのアニメーション（GIF）
export-page = ルールのページ（HTML）
    .files = ページ
export-working = 処理中…
export-progress = 画像 { $done }/{ $total }
export-no-picture = 画像を作れませんでした：{ $error }。
export-no-film = アニメーションを作れませんでした：{ $error }。
export-made = { $file }を保存しました。

# The page with the rules.
page-title = { $game }：ルール
page-made = Nestmate { $version }がゲームの定義から作成しました。

# What the marks of the diagrams mean.
page-key = 図では、白から見た前が上です。塗りつぶした丸は動くことも取ることもできるマス、輪は動けるだけのマス、×は取れるだけのマスです。実線は何かに当たるまで続き、破線は駒を跳び越えます。
page-piece = { $side }の{ $piece }
page-moves = { $piece }の動き

# Why there is no film.
export-film-long = アニメーションを作りませんでした：対局は{ $moves }手ですが、{ $most }手までしか入りません。
export-film-stopped = アニメーションの作成を中止しました。
