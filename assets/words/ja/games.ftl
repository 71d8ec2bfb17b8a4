# Games: outcomes, layers, reserves, glyphs.

# How a game ended.
outcome-won = { $side }の勝ち：{ $reason }
outcome-drawn = 引き分け：{ $reason }
ended-mate = 詰み
ended-mated = 詰み（このゲームでは詰まされた側の勝ち）
ended-mate-without-win = 勝ちにならない詰み
ended-no-move = 合法手なし
ended-stalemate = ステイルメイト
ended-reached = 目標達成
ended-impasse = 入玉宣言（点数が足りる）
ended-bare = 裸の王
ended-extinct = 特定の種類の駒の不足
ended-spent = 駒の不足
ended-checks = { $times ->
       *[other] 王手{ $times }回
    }
ended-passed = 双方のパス
ended-counted = 手数の数え上げ終了
ended-blown-up = 爆発
ended-perpetual = 連続王手の千日手
ended-dead = 駒不足
ended-agreement = 合意
ended-resignation = 投了
ended-time = 時間切れ
ended-repetition = { $times ->
       *[other] 同じ局面が{ $times }回
    }（千日手）
ended-no-progress = 互いに{ $moves }手進展なし

# How a layer is shown.
layer-state-shown = 表示
layer-state-dimmed = 薄く表示
layer-state-outlined = 輪郭だけ
layer-state-hidden = 非表示

# What signs on moves and positions mean, by their numbers in PGN.
glyph-1 = 好手
glyph-2 = 悪手
glyph-3 = 妙手
glyph-4 = 大悪手
glyph-5 = 面白い手
glyph-6 = 疑問手
glyph-7 = 絶対手
glyph-10 = 互角
glyph-13 = 形勢不明
glyph-slight = { $side }やや優勢
glyph-clear = { $side }優勢
glyph-winning = { $side }勝勢
