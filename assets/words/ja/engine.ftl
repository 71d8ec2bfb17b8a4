# What the engine thinks of the position and of the game.

# The panel.
engine-hidden =
    { $keys ->
        [none] エンジンを隠しています。
       *[other] エンジンを隠しています。{ $keys }を押すと再び表示します。
    }
engine-live = 検討中
    .tip = 局面を検討し続けます
engine-threat = 相手の狙い
    .tip = 相手の手番だったら何を指すかを表示します
engine-arrows = 矢印
    .tip = 最善手を盤上に描きます。駒が途中で曲がるところでは矢印も曲がります
engine-lines = 候補手の数
    .unit =
        { $count ->
           *[other] 手
        }
    .tip = 表示する候補手の数です。ドラッグするか、クリックして数字を入力してください
engine-over = この局面で対局は終わっています。
engine-begins = エンジンを起動しています…
engine-figures = 深さ{ $depth }・{ $nodes }局面・毎秒{ $speed }
engine-worth = { $worth }（{ $side }から見て）
engine-threat-check = 王手がかかっている間は、相手の狙いを表示しません。
engine-threat-none = 相手の手番だとしても、合法手はありません。
engine-threatens = 狙い：{ $what }（{ $worth }）
engine-threat-sought = 狙いを探しています…
engine-review = 棋譜解析
    .tip = この手順のすべての手を調べ、悪い手に印を付けます
engine-stop = 中止
    .tip = 解析を中止します。それまでの結果は残ります
engine-progress = 解析：{ $done }/{ $total }

# What is thought of a move that was made. $worth is what it is worth, $whose `own` where the user made it against the computer.
judged-looking = { $played }を調べています…
judged-best =
    { $whose ->
        [own] あなたの{ $played }は最善手でした。
       *[other] { $played }は最善手でした。
    }
judged-good =
    { $whose ->
        [own] あなたの{ $played }：良い手。
       *[other] { $played }：良い手。
    }
judged-lesser =
    { $whose ->
        [own] あなたの{ $played }：最善ではない手。
       *[other] { $played }：最善ではない手。
    }
judged-decided =
    { $whose ->
        [own] あなたの{ $played }：どう指しても{ $side }の勝ちはほぼ動きません。
       *[other] { $played }：どう指しても{ $side }の勝ちはほぼ動きません。
    }
judged-inaccuracy =
    { $whose ->
        [own] あなたの{ $played }：緩手。
       *[other] { $played }：緩手。
    }
judged-mistake =
    { $whose ->
        [own] あなたの{ $played }：悪手。
       *[other] { $played }：悪手。
    }
judged-blunder =
    { $whose ->
        [own] あなたの{ $played }：大悪手。
       *[other] { $played }：大悪手。
    }
# The best move follows, and by how many Pawns it is better, to a tenth.
judged-instead = 最善手は
judged-more = （評価値で{ $by }上回る）

# 詰みの探索。
mate-looking =
    { $side }が詰ます手順を探しています：{ $nodes }局面{ $moves ->
        [0] {""}
       *[other] （{ PLIES($moves) }手以内にはありません）
    }
mate-looking-shorter = { PLIES($moves) }手詰めです。より短い詰みを探しています：{ $nodes }局面
mate-found = { PLIES($moves) }手詰めです
mate-found-maybe = { PLIES($moves) }手詰めです（さらに短い詰みがあるかもしれません）
mate-not-found =
    { $nodes }局面を調べましたが、{ $side }が詰ます手順は見つかりませんでした{ $moves ->
        [0] 。
       *[other] （{ PLIES($moves) }手以内にはありません）。
    }
mate-none = { PLIES($moves) }手以内に{ $side }が詰ます手順はありません。
mate-stop = 中止
    .tip = 詰みの探索をやめます

# The graph of the game.
graph = 評価値グラフ、{ $all }手中{ $at }手目の後：{ $worth }
graph-one = この局面の評価値：{ $worth }。ほかの局面も評価するとグラフが表示されます。
graph-unknown = 不明
graph-start = 開始局面
graph-mark = { $at }：{ $worth }、{ $mark }
graph-recorded = 棋譜に記された評価値

# The computer: levels, and what a review thinks of moves.

# What a review thinks of a move; as a label, and within a sentence.
mark-inaccuracy = 緩手
mark-mistake = 悪手
mark-blunder = 大悪手
mark-inaccuracy-in-sentence = 緩手
mark-mistake-in-sentence = 悪手
mark-blunder-in-sentence = 大悪手

# What people call the levels, weakest first, and what to expect of each.
level-1 = はじめて
    .tip = 初めての一局に。盤上で起きていることのほとんどを見落とします
level-2 = 初心者
    .tip = 駒の動きは知っていますが、よく駒をただで取られます
level-3 = 初級
    .tip = ひものない駒を取り、相手の応手も少しは読みます
level-4 = カジュアル
    .tip = 気軽に楽しめる相手です。簡単な狙いには気づきますが、遠くからの手や駒を引く手を見落とします
level-5 = 中級
    .tip = 少し先まで読み、大きなミスはとがめます
level-6 = 上級
    .tip = 見落としは少なく、数手先まで考えます
level-7 = 高段者
    .tip = 数手先まで、ほとんどすべてを読みます
level-8 = 最強
    .tip = お使いのコンピューターの性能と持ち時間が許す限りの強さです
# What a level is worth in a game where that was measured.
level-elo = イロレーティング約{ $elo }
    .tip = 強さを制限したStockfishとの対局で測ったイロレーティングは約{ $elo }です（誤差は150ほど）

# A reviewed game: how accurately it was played, and what decided it.
review-accuracy = 正確さ：{ $side }{ $white }%、{ $other }{ $black }%
review-moments = 損の大きい手
    .tip = 損の大きかった手です。クリックするとその局面を表示します
retry-offer = 悪手をやり直す
    .tip = この対局での自分の悪手ごとに、より良い手を探します

# Mistakes of a reviewed game, put to the player again.
retry = 悪手をやり直す
retry-progress = { $at }/{ $of }
retry-ask-inaccuracy = { $played }は緩手でした。{ $side }のより良い手を探しましょう。
retry-ask-mistake = { $played }は悪手でした。{ $side }のより良い手を探しましょう。
retry-ask-blunder = { $played }は大悪手でした。{ $side }のより良い手を探しましょう。
retry-judging = { $tried }を調べています…
retry-best = { $tried }が最善手です。
retry-good = { $tried }も良い手です。エンジンの推奨は{ $best }です。
retry-wrong-inaccuracy = { $tried }は緩手です。盤を見てみましょう。
retry-wrong-mistake = { $tried }は悪手です。盤を見てみましょう。
retry-wrong-blunder = { $tried }は大悪手です。盤を見てみましょう。
retry-shown = 最善手は{ $best }です。
retry-over =
    { $of ->
        [1] { $found ->
            [0] 今回はより良い手を見つけられませんでした。
           *[other] より良い手を見つけました。
        }
       *[other] { $of }手のうち{ $found }手で、より良い手を自力で見つけました。
    }
retry-answer = 答えを見る
retry-skip = 飛ばす
retry-again = もう一度
retry-next = 次へ
retry-leave = 対局に戻る
retry-once-more = 最初からもう一度

# 外部エンジンの不具合。
engine-missing = { $engine }を起動できません：ファイルが見つかりません。
engine-folder = { $engine }を起動できません：ファイルではなくフォルダーです。
engine-no-program = { $engine }を起動できません：プログラムではないか、実行する権限がありません。
engine-unstarted = { $engine }を起動できません：{ $why }
engine-speechless = { $engine }はUCIにもXBoardにも対応していません。
engine-ended = { $engine }が予期せず終了しました。
engine-ended-code = { $engine }が予期せず終了しました（終了コード{ $code }）。
engine-ended-signal = { $engine }がクラッシュしました。システムがシグナル{ $signal }で終了させました。
engine-not-ready = { $engine }の準備が時間内に整いませんでした。
engine-deaf = { $engine }は命令を受け付けません。
engine-babbles = { $engine }がUCIでもXBoardでもない行を大量に出力しています。
engine-no-move = { $engine }は時間内に指しませんでした。
engine-no-stop = { $engine }は停止の命令に従いませんでした。
engine-illegal = { $engine }が選んだ{ $text }は、ここでは指せない手です。
engine-refuses = { $engine }が続行を拒みました：「{ $what }」
engine-other-rules = { $engine }が{ $text }を選んだか拒んだのは、{ $game }のルールがNestmateと違うためです。{ $differs }
engine-claims-draw = { $engine }は引き分けを主張していますが、対局は引き分けではありません。
engine-claims-win = { $engine }は勝負がついたと主張していますが、まだついていません。
engine-no-game = { $engine }はこのゲームに対応していません。
engine-unlisted = { $engine }はエンジンの一覧にもうありません。
engine-elsewhere = { $engine }（{ $command }）を起動しますか？この設定は、別のコンピューターか別のユーザーのものです。
engine-no-thread = { $engine }と通信するスレッドを用意できません：{ $why }

# パネルの外部エンジン。
engine-analyst = 検討エンジン
    .tip = 検討に使うエンジンです。ほかのエンジンは「エンジン」メニューの「エンジン…」で追加できます
engine-retry = もう一度試す
engine-start = 起動する
engine-take-over = Nestmateに任せる
engine-use-own = Nestmateのエンジンを使う
