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
export-game = ルール付きの棋譜
export-link = 授業用リンク
export-pages = 印刷用ページ
print-rules = ルール
print-inside = 駒とその役割
print-puzzles = 問題（解答は最後）
print-board = 実物大の盤
print-files = ページ
print-count = 問題数
print-cell = マスの一辺
print-a4 = A4
print-letter = レター
print-grey = グレースケール
print-no-inside = ページは保存されませんでした。このゲームには中のゲームがありません。
print-no-board = ページは保存されませんでした。このゲームには開始局面がありません。
export-working = 処理中…
export-progress = { $done }/{ $total }コマ
export-no-picture = 画像を作成できませんでした：{ $error }。
export-no-film = アニメーションを作成できませんでした：{ $error }。
export-made = { $file }を保存しました。

# The page with the rules.
page-title = { $game }：ルール
page-made = Nestmate { $version }がゲームの定義から作成しました。

# What the marks of the diagrams mean.
page-key = 図では、{ $side }から見た前が上です。塗りつぶした丸は動くことも取ることもできるマス、輪は移動だけできるマス、×は駒を取るときだけ行けるマスです。実線は何かに当たるまで進めること、破線は駒を跳び越えることを表します。
page-piece = { $side }の{ $piece }
page-moves = { $piece }の動き

page-inside = { $game }：駒とその役割
page-inside-here = この盤では
page-inside-there = { $game }では
page-inside-turned = 駒はそのゲームと同じですが、この盤では動く向きか初期位置が異なります。
page-inside-others = そのほかの駒
page-inside-leaders = 準王駒

page-puzzles = { $game }：{ $about }
page-puzzles-name = 名前：______________________________
page-puzzles-outside = 盤の外から入る線は、中のゲームの外にいる駒が線の先のマスに利いていることを示します。
page-puzzles-solutions = 解答

page-board = { $game }：盤
page-board-size = { $sheets ->
   *[other] { $paper }用紙{ $sheets }枚。マスの一辺は{ $cell } mm、盤全体は{ $width } × { $height } cmです。
}
page-board-true = 用紙に合わせず、100%で印刷してください。次の線が記されたとおりの長さなら、正しい大きさです：
page-board-rule = 100 mm
page-board-glue = 各用紙の左と上を印に沿って切ってください。右と下の印より外側はのりしろで、次の用紙が重なります。
page-board-sheet = { $all }枚中{ $number }枚目 · { $row }段目{ $column }列目
page-board-sets = 駒
page-board-no-sets = このゲームの定義には、使える駒のセットが書かれていません。
page-board-source = 出典：{ $source }

# Why there is no film.
export-film-long = アニメーションを作成できませんでした：対局は{ $moves }手ですが、アニメーションにできるのは{ $most }手までです。
export-film-stopped = アニメーションの作成を中止しました。
