# The menu bar, and the entries that are no commands.

menu-game = 対局
menu-edit = 編集
menu-view = 表示
menu-navigate = 移動
menu-ask = 読み上げ
menu-scan = 盤を調べる
menu-access = アクセシビリティ
menu-engine = エンジン
menu-learn = 学習
menu-variants = ゲーム
menu-help = ヘルプ

age-days =
    { $count ->
       *[other] { $count }日前
    }
age-hours =
    { $count ->
       *[other] { $count }時間前
    }
age-minutes =
    { $count ->
       *[other] { $count }分前
    }
age-now = たった今
# $game is the game inside that the board folds to.
menu-fold = { $game }に折りたたむ
    .tip = 盤を中のゲームに折りたたむか、広げます
# $layer is the layer's name, $state how it is shown.
menu-layer = { $layer }：{ $state }
    .tip = このレイヤーの見せ方を、表示・薄く表示・輪郭だけ・非表示から選びます
menu-zoom = 盤の大きさ
menu-size = 表示サイズ
menu-larger = 大きく
menu-smaller = 小さく
menu-usual-size = 標準サイズ
    .tip = すべてを標準サイズで表示します
# The computer plays $side.
menu-plays = コンピューターが{ $side }を持つ
