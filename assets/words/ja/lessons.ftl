# Lessons: the list of them, and the exercises.

lesson-title = レッスン：{ $game }
lesson-making = レッスンを準備しています…
lesson-back-to-game = 対局に戻る
    .tip = 対局は離れたときのままです
lesson-back-to-course = レッスン一覧
    .tip = レッスンの一覧に戻ります
lesson-go-on = 続きから学ぶ
    .tip = まだ解いていない最初の問題を始めます
lesson-intro = このゲームの駒とルールを学ぶ短い練習問題です。{ $other }も応じると書かれた問題を除き、動くのは{ $side }だけです。手数が少ないほど、もらえる星が増えます。
lesson-progress = 星{ $earned }/{ $all }
lesson-fewest = 最短手数：{ $count }
lesson-moves = 指した手数：{ $count }
lesson-stars-left = 残りの星：{ $count }
lesson-again = やり直す
    .tip = 問題を最初からやり直します
lesson-next = 次へ
    .tip = 次の問題に進みます
lesson-hint = ヒント
    .tip = どの駒を動かすか、次にどこへ動かすかを示します。ヒントを使うと、星は2つまでです
lesson-how-it-goes = 駒の動き

lesson-group-inside = 中のゲーム
lesson-group-pieces = 駒
lesson-group-captures = 駒を取る
lesson-group-changes = 昇格と交換
lesson-group-drops = 駒台
lesson-group-freezing = 凍結と解除
lesson-group-kings = 王

lesson-drops = 駒を打つ
lesson-check = 王手
lesson-mate = 1手詰め
lesson-stands-for = { $role }に当たる駒

lesson-goal-stars = { $count ->
    [1] { $piece }を星まで動かしましょう。
   *[other] { $piece }ですべての星を通りましょう。
}
lesson-goal-captures = { $piece }で星の上の駒を取りましょう。毎回、必ず駒を取ってください。
lesson-goal-beyond = { $piece }を別の駒になれる所まで動かし、変わった後の駒を星まで動かしましょう。
lesson-goal-drops = すべての星に持ち駒を打ちましょう。どこにでも打てる駒ばかりではありません。
lesson-goal-drop-and-go = { $count ->
    [1] { $piece }を打って、星まで動かしましょう。
   *[other] { $piece }を打って、すべての星を通りましょう。
}
lesson-goal-freeze = { $piece }で{ $semi }を取り、率いられていた駒が凍結するのを確かめましょう。
lesson-goal-thaw = { $semi }がいないので、味方の駒が凍結しています。{ $semi }を復帰させましょう。
lesson-goal-check = { $count ->
    [1] 1手で王手をかけましょう。
   *[other] { $count }手で王手をかけましょう。
}
lesson-goal-drop-check = 駒を打って王手をかけましょう。
lesson-goal-mate = 1手で詰ませましょう。

lesson-change-promote = 昇格
    .goal = { $piece }を昇格できる所まで動かし、{ $outcomes }を選びましょう。
lesson-change-turn = 成り
    .goal = { $piece }を成れる所まで動かし、成りましょう：{ $outcomes }。
lesson-change-exchange = 交換
    .goal = { $piece }を駒台の駒と交換できる所まで動かしましょう：{ $outcomes }。
lesson-change-swap = 入れ替え
    .goal = { $piece }を相手の駒台の駒と入れ替えられる所まで動かしましょう：{ $outcomes }。

lesson-inside-opening = { $count ->
    [1] これは{ $game }です。普通の{ $game }と同じように、駒を星まで動かしましょう。
   *[other] これは{ $game }です。普通の{ $game }と同じように、駒を星まで動かしましょう。1手ごとに盤が広がっていきます。
}
lesson-inside-king = { $game }では{ $semi }が{ $role }の役です。{ $piece }で取って、盤全体を見ましょう。{ $game }の駒は凍結します。
lesson-inside-outsider = 盤にいるのは{ $game }の駒だけではありません。外から来る{ $piece }で{ $semi }を取りましょう。

lesson-solved-best = 最短手数で解けました。
lesson-solved-frozen = 取られた駒に率いられていた駒が凍結しました。最短手数で解けました。
lesson-solved-thawed = 復帰して、味方の駒がまた動けるようになりました。最短手数で解けました。
lesson-solved = { $moves ->
   *[other] { $moves }手で解けました。
}最短は{ $par }手です。
lesson-solved-helped = ヒントを使って解けました。
lesson-lost = もうここからは解けません。やり直してください。
lesson-next-try = 今度は、どの駒を動かすかを示します。
    .move = 今度は、指す手を示します。
lesson-no-mate = 詰みではありません。やり直してください。
    .quiet = 王手にもなっていません。やり直してください。
    .flees = 王手ですが、詰みではありません。{ $piece }が{ $cell }に逃げられます。やり直してください。
    .captured = 王手ですが、詰みではありません。{ $from }の{ $piece }が、王手をかけた{ $cell }の駒を取れます。やり直してください。
    .stopped = 王手ですが、詰みではありません。{ $from }の{ $piece }が{ $cell }に動いて王手を防げます。やり直してください。
    .dropped = 王手ですが、詰みではありません。{ $other }が{ $cell }に駒を打って王手を防げます。やり直してください。

lesson-not-now = レッスン中は使えません。先に対局に戻ってください。
lesson-no-hint = ここではヒントを出せません。
lesson-not-yours = ここでは{ $other }の駒は動きません。あなたは{ $side }です。
lesson-must-take = この問題では、毎回必ず駒を取ってください。
lesson-must-drop = この問題では、駒をすべて星の上に打ってください。
lesson-other-piece = これは別の駒の問題です。

# What a screen reader says of a lesson in the list: $lesson is its name.
lesson-spoken = { $group }：{ $lesson }、星{ $earned }/{ $all }
lesson-spoken-more = { $group }：{ $lesson }、{ $more }、星{ $earned }/{ $all }
lesson-spoken-exercise = 問題{ $number }、{ $stars ->
    [0] 未解答
   *[other] 星{ $stars }つ
}
lesson-spoken-earned = { $stars ->
   *[other] 星{ $stars }つ
}

# The introduction to a game. $game is the whole game, $inner one inside it.
intro-move = { $game }のように見えます。1手指してみましょう。
intro-own = { $inner }が、より大きなゲーム「{ $game }」の中にまるごと入っています。このマスだけを使い、駒は外に出られません。
# $was is what the piece that was moved is called there, $is what the whole game calls it.
intro-own-renamed = { $inner }が、より大きなゲーム「{ $game }」の中にまるごと入っています。使うのはこのマスだけです。あなたの{ $was }はそこでは{ $is }と呼ばれます。
intro-other = こちらには{ $inner }が入っていて、その駒もこのマスから出られません。
intro-pieces = { $game }のこのマスには{ $inner }の駒が入っています。マスに縛られていて、外に出られません。
intro-layer = このマスには別の駒がいます：{ $layer }。
intro-free = { $layer }は中のゲームに属さず、ほとんどは盤のどのマスへも動けます。
# $royal is the royal piece, $only is `yes` where it is told apart from leaders.
intro-royal = { $only ->
        [yes] 勝敗を決める{ $royal }は双方に1枚ずつで、中のゲームの外にいます。相手の{ $royal }を詰ませれば勝ちです。
       *[no] 相手の{ $royal }を詰ませれば勝ちです。
    }
intro-captured = 取られた駒はどうなるでしょう。{ $side }がこの駒を取るのを見てみましょう。
# $piece is the captured piece.
intro-drop = { $piece }はあなたの駒になりました。盤の横の駒を押し、次に印の付いたマスを押してください。
intro-dropped = { $neutral ->
        [yes] あなたの駒として働きます。ほかのマスで取られた駒は中立の駒台に置かれ、交換によってのみ盤に戻ります。
       *[no] 盤に戻り、あなたの駒として働きます。
    }
# $captures says what becomes of captured pieces: they come back as has been shown, or in another way, or never.
intro-changes = { $captures ->
        [drops] 別の駒になるものもあります。この{ $piece }が盤の向こう側に着くのを見てみましょう。
        [kept] 取られた駒は盤の横に置かれ、戻ることがあります。別の駒になるものもあります：{ $piece }を見てみましょう。
       *[gone] 取られた駒は戻りません。別の駒になるものもあります：この{ $piece }が向こう側に着くのを見てみましょう。
    }
intro-changed = { $was }は盤の向こう側に着き、別の駒「{ $piece }」になりました。
intro-fate = { $kept ->
        [yes] 取られた駒は盤の横に置かれ、戻ることがあります。
       *[no] 取られた駒は戻りません。
    }
intro-leader = 中のゲームにはそれぞれ率いる駒がいます。ここでは{ $other }の{ $leader }です。取られるとどうなるか見てみましょう。
# $count is how many pieces are frozen.
intro-freeze = { $count ->
       *[other] 取られました。率いられていた駒{ $count }枚が凍結し、動けなくなりました。
    }
# $piece is a piece of Black’s that brings the leader back.
intro-thaw = { $other }の{ $piece }が向こう側に着き、{ $leader }が戻りました。その軍の凍結が解けます。
intro-doors = しくみは以上です。すぐに指すか、順に学びましょう。
# A piece with what it is in the game inside.
intro-both = { $piece }（{ $inside }）
# Told before a page's sentence to who hears it.
intro-page = はじめに、{ $number }/{ $count }ページ。
intro-back = 戻る
intro-next = 次へ
intro-skip = スキップ
intro-play = やさしい相手と指す
intro-look = 見て回る
