# The ladder of hints.

# Its rungs.
hint-place = 場所
    .tip = 盤のどこを見ればよいか
hint-piece = 駒
    .tip = どの駒を動かすか
hint-moves = 候補手
    .tip = いくつかの良い手（順不同）
hint-line = 手順
    .tip = 最善の手順と理由。手順は一手ずつたどれます
hint-looking = ヒントを探しています…
hint-how =
    { $keys ->
        [none] 1段階ずつ詳しく示します。Escで終わります。
       *[other] 1段階ずつ詳しく示します。{ $keys }で次へ進み、Escで終わります。
    }
hint-pass = パスします。
hint-drop = { $piece }を打ちましょう。
hint-move = { $cell }の{ $piece }を動かしましょう。
hint-good =
    { $count ->
        [1] ほかのどの手より良い手が1つあります。
       *[other] この{ $count }手はどれも良い手です。
    }
hint-lost = 負けの局面です。{ $count ->
        [1] 最も粘れる手が1つあります。
       *[other] この{ $count }手が最も粘れます。
    }
hint-bent = 曲がった矢印は、駒が通るマスを示します。
hint-worth = 手順の最後の評価値（{ $side }から見て）
hint-play = 指す
    .tip = 最善手を指します
hint-watch = 再生
    .tip = 手順を盤上で再生します
# The best move of the game inside called $game is $inner. The best of all, $best, is worth so many pawns more on the whole board.
hint-inside = 中のゲーム（{ $game }）では{ $inner }が最善です。盤全体では{ $best }のほうが評価値で{ $by }上回ります。
hint-inside-wins = 中のゲーム（{ $game }）では{ $inner }が最善です。盤全体では{ $best }で必ず勝てます。
hint-inside-loses = 中のゲーム（{ $game }）では{ $inner }が最善ですが、盤全体では必ず負けます。{ $best }なら負けません。

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = { $side }の駒台を見ましょう。打つ場所は{ $side }から見て{ $across ->
        [left] 左側
        [right] 右側
       *[middle] 中央
    }、{ $up ->
        [home] 自陣の近く
        [far] 敵陣の近く
       *[half] 盤の中ほど
    }です。
place-layer = レイヤー「{ $layer }」の、{ $side }から見て{ $across ->
        [left] 左側
        [right] 右側
       *[middle] 中央
    }、{ $up ->
        [home] 自陣の近く
        [far] 敵陣の近く
       *[half] 盤の中ほど
    }を見ましょう。
place-board = { $side }から見て{ $across ->
        [left] 左側
        [right] 右側
       *[middle] 中央
    }、{ $up ->
        [home] 自陣の近く
        [far] 敵陣の近く
       *[half] 盤の中ほど
    }を見ましょう。
place-outside = 指すべき手は「{ $layer }」の外です。

# On a folded board, where the hint is about what is not seen there.
hint-unfold =
    .tip = 盤全体についてのヒントです。盤を広げると場所が分かります
