# The rules of a game as a book: for the window, for pages and for plain text.

# The headings.
rulebook-ending = 勝敗の決まり方
rulebook-board = 盤
rulebook-board-inside = 盤と、中のゲーム
rulebook-pieces = 駒
rulebook-capturing = 駒を取る
rulebook-captured = 取った駒の行き先
rulebook-drops = 駒を打つ
rulebook-promotion = 昇格
rulebook-turning = 成り
rulebook-exchange = 交換
rulebook-exchange-neutral = 交換と中立の駒台
rulebook-freezing = 駒の凍結
rulebook-castling = キャスリング
rulebook-special = 特別なルール
rulebook-house = ハウスルール
rulebook-history = 歴史
rulebook-author = 作者：{ $author }
rulebook-array = 初期配置について
rulebook-decisions = こちらで決めたこと

# $royal is the name of the royal piece.
rulebook-aim = { $gets ->
        [wins] 自分の{ $royal }が詰まされれば勝ちです。
        [draws] 勝ち方は下に示すとおりで、詰みは引き分けです。
       *[loses] 相手の{ $royal }を詰ませれば勝ちです。
    }{ $side }から交互に指します。
rulebook-aim-reach = { $pieces }を{ $cells }に進めれば勝ちです。{ $side }から交互に指します。
rulebook-aim-below = 勝ち方は下に示すとおりです。{ $side }から交互に指します。
rulebook-aim-other = 勝ち方は両者で異なり、下に示すとおりです。{ $side }から交互に指します。
rulebook-goal = { $pieces }が着くと勝ちになるマス
rulebook-gives-up = 投了した場合や、時間が切れた場合も負けです。
rulebook-flag-draws = 時間が切れても、残った駒では相手が決して勝てないときは引き分けです。
# $pieces are the semi-royals.
rulebook-not-royal = 勝敗を決めるのは{ $royal }だけです。{ $pieces }を取られても負けにはなりませんが、ほかの駒が凍結します。

# $last is the letter of the last file.
rulebook-size = 盤は{ $files }筋（a～{ $last }）、{ $ranks }段で、{ $cells }マスあります。
rulebook-size-crossings = 駒は、{ $files }本の縦線（a～{ $last }）と{ $ranks }本の横線の交点に置きます。交点は{ $cells }個あり、以下ではこれをマスと呼びます。
rulebook-size-part = 盤は、{ $files }筋（a～{ $last }）、{ $ranks }段のマス目のうち{ $cells }マスを使います。
rulebook-missing = 次の位置にはマスがありません：{ $cells }。
rulebook-shuffle = 一部の駒の初期位置は、対局の前にくじで決めます。初期配置は{ $count }通りあり、これはその1つです。駒は次の順に、まだ空いているマスのどれかに置きます：
rulebook-shuffle-piece = { $order ->
        [given] { $pieces }：左からこの順に、{ $cells }
       *[none] { $count ->
            [1] { $piece }：{ $cells }
           *[other] { $piece }{ $count }枚：{ $cells }
        }
    }
rulebook-shuffle-other = { $other }の駒は、{ $side }の駒と向かい合わせに同じ並びになります。初期配置には0から順に番号が付いています。
rulebook-diagram = 初期配置です。大文字は{ $side }の駒、小文字は{ $other }の駒です。点は空いたマスで、何も書かれていない所にマスはありません。
rulebook-forward = { $side }は盤の上へ、{ $other }は下へ向かって進みます。段はそれぞれの手前から数えます。{ $other }の1段目は、{ $side }から見て最後の段です。
rulebook-forward-corner = { $side }はa1の隅から反対側の隅へ、{ $other }はその逆へ向かって指します。段はそれぞれの手前から数えます。
rulebook-forward-same = 双方とも1段目から上へ向かって指します。{ $other }から見ると左右が逆です。
rulebook-wrap-files = 盤の左右はつながっています。最初の筋と最後の筋は隣り合い、駒は端を越えて進めます。
rulebook-wrap-ranks = 盤の上下はつながっています。最初の段と最後の段は隣り合い、駒は端を越えて進めます。
rulebook-wrap-both = 盤は上下も左右もつながっています。最初の筋と最後の筋、最初の段と最後の段がそれぞれ隣り合い、駒は端を越えて進めます。
rulebook-lattices = マスはいくつかの「格子」に分かれます。格子とは、一部の駒がそこから出られないマスの集まりです。1つの格子に、よく知られたゲームが丸ごと入っていることもあります。
rulebook-layer = { $layer }：{ $count }マス。{ $which }です。
# $id is what the inventor calls a lattice.
rulebook-layer-id = そこに属する駒を、考案者は「{ $id }」と呼んでいます。
# $cells are those of the lattice, $game is a game’s name, $roles a list of the next.
rulebook-inner = { $game }が{ $cells }に丸ごと入っています。{ $roles }に当たります。
rulebook-inner-pieces = { $cells }の駒は{ $game }の駒ですが、初期配置が違います。{ $roles }に当たります。
rulebook-inner-role = { $piece }が{ $role }
rulebook-inner-whole = 盤の大きさ、駒、初期配置は{ $game }と同じです。
# $colours are those of the cells.
rulebook-colours = 駒の動きは、いるマスの色で決まります。
# Lists of pieces.
rulebook-bound = { $bound }は、自分のいる格子から出られません。これらを「束縛駒」と呼びます。
rulebook-bound-partly = { $pieces }が入れるのは次のマスだけです：{ $cells }。
rulebook-free = そのほかの駒（{ $free }）は「自由駒」で、どの格子のマスにも入れます（考案者は「unbound」と呼んでいます）。

# What words of the moves mean. $board is `diamond` for a board that stands on its corner.
rulebook-words = 「縦横」とは、{ $board ->
        [diamond] a1の角を下にして置いた盤の上下左右の方向、「斜め」とは筋または段に沿った方向
       *[upright] 筋または段に沿った方向、「斜め」とはそれと45°をなす方向
    }のことです。「前」は相手のいる方向です。
# Names of cells.
rulebook-words-step = たとえば{ $from }から縦か横に1マス進むと{ $orthogonal }、斜めに1マス進むと{ $diagonal }です。
rulebook-words-leap = 「跳ぶ」とは、途中に何があっても跳び越えて、まっすぐ目的のマスへ行くことです。
rulebook-words-ride = 「続けて跳ぶ」ときは、着くマスとマスの間の駒は跳び越えますが、着いたマスに駒があればそこで止まります。
rulebook-words-slide = 跳ばずに2マス以上動くときは1マスずつ進み、途中の最初の駒で止まります。
# $mirror says how Black’s cells lie to White’s; $white is a cell, $black the one that is the same for Black.
rulebook-words-cells = 駒のルールに出てくる個々のマスの名前は、{ $side }の場合のものです。{ $other }の場合は、{ $mirror ->
        [turn] 盤を半回転させた位置の
        [across] 左右を入れ替えた位置の
       *[flip] 段を反対側から数えた
    }マスになります（たとえば{ $white }なら{ $black }）。
# $role is a piece of the games inside.
rulebook-role-game = { $game }
rulebook-role = { $games }の{ $role }
rulebook-roles = { $roles }に当たる駒です。

rulebook-captures = 敵の駒のいるマスへ動くと、その駒を取れます。味方の駒は取れず、その先へも進めません。
rulebook-captures-otherwise = { $count ->
        [1] { $pieces }は、動き方と取り方が違います
       *[other] { $pieces }は、いずれも動き方と取り方が違います
    }。
# $piece says who captures, $victim whom.
rulebook-vanishes = { $piece }で敵の{ $victim }を取ると、取った側の{ $victim }も盤から除かれます。
# $safe are those that stay, $count how many kinds of them there are.
rulebook-explodes = 駒を取ると爆発が起こります。取った駒も取られた駒も盤から除かれ、周りのマスにある駒も敵味方を問わず除かれます{ $count ->
        [0] 。
       *[other] （ただし、{ $safe }は残ります）。
    }
rulebook-explodes-royal = { $royal }は駒を取れず、味方の{ $royal }を爆発に巻き込む手も指せません。敵の{ $royal }を巻き込めば、王手をかけられていても直ちに勝ちです。双方の{ $royal }が隣り合っている間は、どちらにも王手はかかりません。
rulebook-reserves = どちらの側にも、持ち駒を置く駒台が盤の横にあります。{ $neutral ->
        [yes] 3つ目の中立の駒台は、どちらのものでもありません。
       *[no] {""}
    }{ $begins }
rulebook-reserves-empty = 初めはどれも空です。
rulebook-reserve-holds = 初め、{ $side }の駒台には{ $pieces }があります。

# $place is `part` for a part of the board, `elsewhere` for all the rest and `whole` for all of it.
rulebook-to-capturer = { $place ->
        [whole] 取られた駒は
        [elsewhere] それ以外のマスで取られた駒は
       *[part] { $cells }で取られた駒は
    }、取った側の持ち駒になります。
rulebook-to-neutral = { $place ->
        [whole] 取られた駒は
        [elsewhere] それ以外のマスで取られた駒は
       *[part] { $cells }で取られた駒は
    }、中立の駒台に置かれます。
rulebook-leave = 取られた駒は、盤から除かれて戻りません。
rulebook-leave-elsewhere = それ以外のマスで取られた駒は、盤から除かれて戻りません。
rulebook-turned-back = 成っている駒は、取られると元の駒に戻ります。
# $chapter is the heading of the chapter that says more.
rulebook-own-reserve = 自分の持ち駒は盤上に打てます。「{ $chapter }」をご覧ください。
rulebook-neutral-see = 中立の駒台の駒は打てません。盤に戻れるのは交換によるときだけです。「{ $chapter }」をご覧ください。
rulebook-neutral = 中立の駒台の駒は打てません。
rulebook-neutral-exchange = 盤に戻れるのは交換によるときだけです。{ $cells }に着いた{ $pieces }は、自分、相手、中立の3つの駒台のいずれかの駒と必ず交換します。
# $pieces are the semi-royals.
rulebook-neutral-restore = 欠けるとほかの駒が凍結する準王駒（{ $pieces }）が、ここから戻ることもあります（後述）。

rulebook-drop = 盤上の駒を動かす代わりに、自分の持ち駒を空いたマスに打てます。打つ手で駒を取ることはできません。
# $piece is `any bound piece` or such.
rulebook-dropped = { $piece }は{ $place ->
        [whole] 盤上のどこにでも
       *[part] { $cells }にだけ
    }打てます。
rulebook-drop-never = 打てない駒：{ $pieces }。
rulebook-drop-either = 駒は表裏どちらの面でも打てます。
rulebook-drop-able = 行き所のないマス（ほかに駒がなくても、そこからもう動けないマス）には打てません。
rulebook-drop-frozen = 打つとすぐ凍結するマスにも打てます。
rulebook-one-per-file =
    { $most ->
        [1] { $piece }は、成っていない同じ駒がある筋には打てません（二歩）。
       *[other] { $piece }は、成っていない同じ駒が{ $most }枚ある筋には打てません。
    }
rulebook-no-drop-mate = { $piece }を打って詰ませることはできません。
rulebook-must-drop = 打てる駒があるうちは、必ず打たなければなりません。ほかの手は指せません。
rulebook-one-per-colour = 同じ種類の自分の駒がある色のマスには、{ $piece }を打てません。また、2枚目の{ $piece }を打てるマスが残り1つになったら、そこにほかの駒を打つこともできません。
rulebook-unmoved = { $cells }に打った{ $piece }は、初めからそこにいてまだ動いていない駒とみなされます。

# Pieces that have something in common: any one of them.
rulebook-any = すべての駒
rulebook-any-except = { $pieces }以外の駒
rulebook-any-bound = 束縛駒
# $royal is the name of the royal piece, which is not meant.
rulebook-any-free = { $royal }以外の自由駒
# The same, all of them.
rulebook-your-bound = 自分の束縛駒
rulebook-your-free = 自分の自由駒

# $piece is what $sentence is about.
rulebook-of = { $count ->
        [1] { $any }：{ $sentence }
       *[other] { $piece }：{ $sentence }
    }
# $captured is `yes` where captured pieces stay in the game.
rulebook-promoted-stays = 昇格した駒は、{ $captured ->
        [yes] 取られても元に戻りません
       *[no] 元には戻りません
    }。
rulebook-turn = これらの駒には裏があり、動かすときに裏返せます（成り）。成るかどうかは選べます。ただし、成らないと二度と動けなくなるときは、必ず成ります。
rulebook-turn-free = これらの駒には裏があり、動かすときに裏返せます（成り）。成るかどうかはいつでも選べます。
rulebook-turn-entry = 駒を取らずに敵陣から動くときは、着いたマスからもう動けなくなる場合に限って成れます（成らなくてもかまいません）。
rulebook-turn-must = これらの駒には裏があり、動かすたびに裏返ります。裏返すかどうかは選べません。
rulebook-moves-like = { $count ->
       *[other] { $pieces }の動きは{ $piece }と同じです
    }。
# $old are the names of the pieces that are exchanged.
rulebook-exchange-for = 選べるのは{ $pieces }です。同じ手で取った駒でもかまいません。新しい駒はそのマスに入って自分の駒になり、交換に出した駒（{ $old }）は新しい駒のあった駒台に移ります。どの駒台にもこれらの駒がなければ、その手は指せません。
rulebook-swap = 動かした駒は相手の駒台に移ります（成っていれば元に戻ります）。代わりに受け取った駒がそのマスに入り、自分の駒になります。
rulebook-swap-instead = 成らなければならない駒も、成る代わりに入れ替えることができます。
rulebook-swap-on = { $piece }と入れ替えられるのは、その手が{ $cells }で終わるときだけです。
# $new is the semi-royal that comes back.
rulebook-restore = このように{ $new }と取り替えた駒は、新しい駒がどの駒台から出ても、必ず相手の駒台に移ります。その手で取ったばかりの駒を復帰させることもできます。これらのマスに打っても、復帰はできません。
# $name is what a definition calls some cells that are shown in a picture.
rulebook-zone = { $side }の「{ $name }」：{ $cells }。{ $other }の「{ $name }」は、これを盤の中央で上下に折り返した場所です。
rulebook-zone-turned = { $side }の「{ $name }」：{ $cells }。{ $other }の「{ $name }」は、盤を180°回したときに同じ位置に来る場所です。
rulebook-zone-across = { $side }の「{ $name }」：{ $cells }。{ $other }の「{ $name }」は、これを盤の中央で左右に折り返した場所です。
rulebook-zone-ranks = 「{ $name }」とは、双方それぞれの{ $cells }のことです。
# What a picture shows, without its full stop, and the cells, where there are no pictures.
rulebook-cells = { $caption }：{ $cells }。
# $ruling is the name of a decision about the rules, such as R1.
rulebook-note = 裁定{ $ruling }：{ $text }
rulebook-decided = 考案者のページに書かれていない点、記述が食い違っている点、図が失われていてわからない点については、次のように決めています。それぞれの記号は、Nestmateの文書で使っているものです。
# $rule is a rule of the house.
rulebook-decided-switch = ハウスルールで変えられます：「{ $rule }」。
# Decisions that several games share, by their names. $royal is the name of the royal piece.
ruling-g0 = 黒の駒は、黒の側から見て白の駒と同じように動きます。考案者のページには、動きは両者共通のものとして一度だけ書かれています。
ruling-g1 = 凍結した駒は、駒を取れないので利きを持ちません。王手をかけることも、マスを守ることもありません。そのため、敵の準王駒を取って王手を逃れることもできます。
ruling-g2 = 盤上（準王駒の働くマスが限られる場合は、そのマス）に自分の準王駒が1枚もなければ、どのように失ったか、いまどこにあるかにかかわらず「ない」とみなします。軍を率いることができるのは、そこにいるときだけだからです。
ruling-g3 = 駒を打つことは盤上の駒を動かすことではないので、凍結した軍にも打てます。打った駒も凍結します。
ruling-g4 = { $royal }が安全かどうかは、その手で取り除かれる駒がすべて盤上から消えた後に判断します。
# $same are some of the next five.
ruling-g5 = 同じ局面の繰り返しについては考案者のページに記述がありません。チェスと同じく、同じ局面が3回目に現れたとき引き分けです。{ $same }がいずれも同じなら、同じ局面です。
ruling-g5-board = 盤面
ruling-g5-side = 手番
ruling-g5-reserves = 駒台
ruling-g5-castling = キャスリングの権利
ruling-g5-passing = アンパッサンの権利
ruling-g6 = 手数の制限は考案者のページにありません。どの対局もいつかは終わるよう上限を設けましたが、盤が大きいため、手数を多めにしてあります。
ruling-g7 = 2マスずつ進む駒を遮るのは、止まれるマスにいる駒だけです。これは、ある格子の駒が別の格子の駒の邪魔にならないようにと、考案者が入れ子チェスについて定めたことです。ここでは、どの駒の跳ぶ動きも同じように扱います。
# $piece is one of the pieces that Shogi’s bans would be about.
ruling-g8 = 将棋では二歩と打ち歩詰めが禁じられていますが、考案者のページは歩に当たる駒（{ $piece }）についてどちらも禁じていないので、どちらも認めます。それぞれの禁止は、ハウスルールとしてオンにできます。
ruling-g9 = 初期配置の図は失われています。考案者のページにある枚数、位置関係、ルールから復元しました。
ruling-g10 = チェスと同じく白が先手です。考案者のページには書かれていません。
ruling-g11 = キャスリングの通り道に敵の利きがあるかどうかは、動く駒を盤から持ち上げ、ほかはそのままにして判断します。動く駒自身が敵の利きを遮っているとは考えません。
# $exchange is `yes` in games in which pieces are exchanged for some of the reserves.
ruling-g12 = 駒は、その動きで取れるマスに利いているとみなします。そこで必ず別の駒になる場合{ $exchange ->
        [yes] も、交換できる駒がどの駒台にもない場合も
       *[no] も
    }同じです。
ruling-g13 = 残った駒ではどちらも勝てなくなったとき、対局は引き分けです。考案者のページには書かれていませんが、チェスではそう決まっています。

# $piece is a semi-royal, $yours are the pieces that need it.
rulebook-freezes = 自分の{ $piece }が{ $place ->
        [whole] 盤上にない間、{ $form ->
            [list] 味方の{ $yours }は凍結します
           *[all] { $yours }は凍結します
        }
       *[part] { $cells }にない間、{ $form ->
            [list] そこにいる味方の{ $yours }は凍結します
           *[all] そこにいる{ $yours }は凍結します
        }
    }。
rulebook-frozen = 凍結した駒は、動くことも、利きを持つことも、王手をかけることもできません。それでも盤上には残り、ほかの駒の邪魔になり、取られることもあります。ほかの駒は普段どおり動きます。
rulebook-thawed = 欠けた駒が戻ると、凍結はすぐに解けます：
# $ways are some of the next.
rulebook-thaws = { $place ->
        [whole] {""}
       *[part] { $cells }の
    }{ $piece }は、{ $count ->
        [0] このゲームでは戻りません。
       *[other] { $ways }と戻ります。
    }
rulebook-back-drop = 持ち駒から打つ
rulebook-or = { $first }か、{ $second }
# $semi is the name of the semi-royal.
rulebook-back-promote = { $piece }が{ $cells }で{ $semi }に昇格する
rulebook-back-exchange = { $cells }で{ $piece }と交換する
rulebook-back-restore = { $cells }に着いた{ $piece }と取り替える
rulebook-back-swap = { $cells }に入ったか、そこから動いた{ $piece }を、相手の駒台の{ $semi }と入れ替える

# $royal castles with $partner; $cells are those between them that have to be empty.
rulebook-castle = { $place ->
        [whole] { $royal }は、同じ段の{ $partner }とキャスリングできます。どちらもまだ動いておらず、間のマスがすべて空いていることが条件です
       *[part] { $royal }は、同じ段で{ $cells }にいる{ $partner }とキャスリングできます。どちらもまだ動いておらず、間のマスのうち{ $cells }が空いていることが条件で、それ以外のマスには駒があってもかまいません
    }。
rulebook-castle-goes = { $royal }は{ $partner }のほうへ{ $steps }マス動き、{ $partner }は{ $end ->
        [beside] { $royal }が最後に通ったマス
        [half] { $royal }の通り道の真ん中のマス
       *[other] { $royal }のいた所から{ $files }マス目のマス
    }へ移ります。
rulebook-castle-free = { $royal }は、同じ段の{ $partner }とキャスリングできます。どちらもまだ動いておらず、両者の通るマスと着くマス{ $place ->
        [whole] {""}
       *[part] のうち{ $cells }
    }にほかの駒がないことが条件です。
rulebook-castle-to = どこから始めても、{ $side }の{ $royal }は{ $end }に、{ $partner }は{ $beside }に着きます。{ $other }も、段を自分の手前から数えて同じマスに着きます。
rulebook-castle-unsafe = 通るマスや着くマスに敵の利きがあってもかまいません。
# $place is `part` where only some cells matter, $cells.
rulebook-castle-path = { $place ->
        [whole] { $royal }の通るマスと着くマスに敵の利きがあってはいけません
       *[part] { $royal }の通るマスと着くマスのうち、{ $cells }に敵の利きがあってはいけません（それ以外のマスは問いません）
    }。{ $royal }自身は攻められていてもかまいません。
rulebook-castle-safe = { $place ->
        [whole] { $royal }に王手がかかっているとき、または通るマスか着くマスに敵の利きがあるときは、キャスリングできません。
       *[part] { $royal }に王手がかかっているとき、または通るマスか着くマスのうち{ $cells }に敵の利きがあるときは、キャスリングできません。それ以外のマスは問いません。
    }
rulebook-castle-answer = ただし、相手は直後の手に限り対抗できます。{ $cells }にいる束縛駒で{ $partner }を取るか、{ $royal }の元いたマスへ動くと、{ $royal }も取れます。
# $pieces are those that otherwise only capture with such a move.
rulebook-castle-answer-leap = { $pieces }は、そのマスが空いていても、駒を取る動きでそこへ入って対抗することもできます。
rulebook-castle-frozen = 凍結した駒はキャスリングできません。

rulebook-double-step = { $place ->
        [whole] {""}
       *[part] { $cells }にいる
    }{ $pieces }は、{ $most ->
        [2] 進む先の2マスがどちらも空いていれば、駒を取らない動きに限り、1手で同じ向きに2回続けて動けます
       *[other] 進むマスがすべて空いていれば、駒を取らない動きに限り、1手で同じ向きに最大{ $times }回続けて動けます
    }。
rulebook-no-en-passant = アンパッサンで取られることはありません。
rulebook-plain = キャスリングも最初の2マス前進もなく、したがってアンパッサンもありません。
rulebook-en-passant = アンパッサン：その直後の手に限り、敵の{ $who ->
        [own] 同じ種類の駒
       *[others] { $by }
    }は、続けて動いた駒を、{ $most ->
        [2] 1歩しか
       *[other] 途中までしか
    }進まなかったものとみなして取れます。
rulebook-facing = 両者の{ $royal }は、間に駒のない筋{ $lines ->
        [all] や段
       *[files] {""}
    }で向かい合ってはいけません。向かい合う形になる手は指せません。
rulebook-loses-first = 敵の{ $by }に狙われた{ $pieces }は、間にほかの駒があっても、すでに動いたものとみなされます。
# $piece is a kind that may not be traded, $except the $count kinds whose capture on the way does not help.
rulebook-trade = 駒の交換には制限があります。{ $piece }が隣にいない敵の{ $piece }を取れるのは、それにひもが付いていないときか、同じ手の途中でほかの駒{ $count ->
        [0] {""}
       *[other] （{ $except }では不可）
    }も取るときだけです。ひもが付いているかどうかは、取る駒と途中で取られる駒を除いて考えます。
rulebook-trade-answer = { $piece }がほかの種類の駒に取られた直後には、ひもの有無にかかわらず、別のマスの{ $piece }をほかの種類の駒で取ることはできません。
rulebook-no-checks = 王手をかける手は指せません。
rulebook-no-flight = 王手をかけられた王駒は、王手をかけている駒が1枚だけで、それを取る場合を除き、動けません。
rulebook-pass = 王手がかかっていなければ、指す代わりにパスできます。
rulebook-parts = { $royal }同士が間に駒のない筋で向かい合っているときは、向かい合わなくなる手を指すか、パスしなければなりません。
rulebook-gate = 対局の初めに{ $cells }にいた駒が初めて動くとき、空けたマスに駒台から{ $pieces }を置けます。キャスリングのときは、空いた2つのマスのどちらかに置けます。
rulebook-must-capture = 駒を取れるときは、必ず取らなければなりません。どの駒で取ってもかまいません。
# $who is `all` for every piece and `some` for $piece; $cells are lines at the edge.
rulebook-barred-line = { $who ->
        [all] どの駒も
       *[some] { $piece }は
    }、盤の端の列（{ $cells }）に沿っては動けません。何マスも進む動きの途中でも同じです。
rulebook-barred-between = { $who ->
        [all] どの駒も
       *[some] { $piece }は
    }、{ $pairs }を行き来できません。
# $ranks are numbers.
rulebook-rank = { $ranks }段目
rulebook-barred-pair = { $one }と{ $other }の間

rulebook-house-on = { $rule }（初期設定：オン）。
rulebook-house-off = { $rule }（初期設定：オフ）。
rulebook-house-choose = 新しい対局を始めるときにオンとオフを選べます。
rulebook-house-draws = 新しい対局を始めるときに、同じ局面が何回現れたら引き分けとするか、駒を取るなどの進展のない手が何手続いたら引き分けとするかを選べます。

# The rules of the game beside the board.
rules-search = ルールを検索
rules-none = この語を含むルールはありません。
rules-hits = { $at }/{ $count }。Enterで次へ進みます。
rules-contents = 目次
rules-print = ルールを書き出す…
    .tip = ルールを印刷用のページに保存します
rules-lesson = 練習
rules-lesson-of = { $piece }を練習
