# What the special rules do with a piece, and how games end.

# $royal is the name of the royal piece.
ends-royal = { $royal }に王手がかかり、逃れる手がないと{ $gets ->
        [wins] 勝ち
        [draws] 引き分け
       *[loses] 負け
    }です。
ends-stalemate-draw = 王手をかけられていないのに合法手がないときは、引き分けです。
ends-stalemate-draw-unchecked = 合法手がないときは、引き分けです。
ends-stalemate-loss = 合法手がないと負けです。
ends-stalemate-win = 合法手がないと勝ちです。
ends-stalemate-fewer = 合法手がなくなると、盤上の駒が少ないほうの勝ちです。同数なら引き分けです。
# $pieces are those that win by coming to $cells.
ends-reach = { $side ->
        [both] { $pieces }を{ $cells }に進めた側が直ちに勝ちます。
       *[other] { $side }は{ $pieces }を{ $cells }に進めると直ちに勝ちます。
    }
ends-reach-safe = { $side ->
        [both] どちらの手の後でも、自分の{ $pieces }が{ $cells }にいて敵の利きを受けていなければ、直ちに勝ちです。
       *[other] どちらの手の後でも、{ $side }の{ $pieces }が{ $cells }にいて敵の利きを受けていなければ、直ちに{ $side }の勝ちです。
    }
ends-reach-race = 先に{ $pieces }を{ $cells }に進めた側が勝ちますが、例外が1つあります。
ends-reach-answer = { $side }が先に到達したときは、{ $other }はもう1手指せます。その手で{ $other }も到達すれば引き分けです。
ends-impasse = 手番で王手がかかっていない側は、{ $royal }とほかの駒{ $least }枚以上が{ $cells }にあり、それらの駒と持ち駒の点数が足りていれば勝ちです。点数は{ $kinds ->
        [0] 各1点
       *[other] { $pieces }（成っていても同じ）、ほかの駒は1点
    }です。
ends-impasse-points = 必要な点数は、{ $side }が{ $points }点、{ $other }が{ $others }点です。
# $kinds is how many kinds of pieces may not be left, $pieces has their names.
ends-counting = { $kinds ->
        [0] 双方が{ $moves }手ずつ指すと引き分けです。
       *[other] { $pieces }がなくなると、双方が{ $moves }手ずつ指したところで引き分けです。
    }
# One of the limits below: $pieces are what the stronger side has at least; $kinds is 0 for whatever it has.
ends-counting-limit = { $kinds ->
        [0] そのほかは{ $moves }手
       *[other] { $moves }手（{ $pieces }）
    }
ends-counting-bare = 一方が{ $royal }だけになると、{ $begins ->
        [pieces] 盤上の駒の数から
       *[zero] 1から
    }手数を数え直します。その手数が、相手に残った駒によって決まる上限に達すると引き分けです：{ $limits }。
ends-bare = { $royal }だけになると負けです。ただし、相手の駒も{ $royal }のほか1枚だけなら、次の手でその1枚を取れば負けになりません。
ends-royals-each = 王駒が複数ある側は、どの王駒も王手をかけられたままにはできません。
ends-royals-one = 王駒が複数ある側は、そのすべてが攻撃されたときに限り王手となります。最後の1枚を除いて、王駒は取られることがあります。
ends-royals-last = 王駒が複数ある側には、王手がかかりません。王駒は最後の1枚になるまで取られることがあり、すべて失うと負けです。
# $count is how many kinds of $pieces there are, $left the most of one kind that are too few.
ends-extinct = { $left ->
        [0] { $count ->
            [1] { $pieces }を失った側の負けです。
           *[other] 次のどれか1種類の駒がなくなった側の負けです：{ $pieces }。
        }
       *[other] { $count ->
            [1] { $pieces }が{ $left }枚以下になった側の負けです。
           *[other] 次のどれか1種類の駒が{ $left }枚以下になった側の負けです：{ $pieces }。
        }
    }
# $of is `all` for all pieces, $gets is `wins` or `loses`.
ends-spent = { $gets ->
        [draws] どちらかの側の
       *[other] {""}
    }{ $of ->
        [all] 駒
       *[some] { $pieces }
    }が{ $left ->
        [0] なくな
       *[other] { $of ->
            [all] {""}
           *[some] 合わせて
        }{ $left }枚以下にな
    }{ $gets ->
        [wins] った側の勝ち
        [draws] ると引き分け
       *[loses] った側の負け
    }です。
ends-checks = 王手を{ $times ->
       *[other] { $times }回
    }かけた側の勝ちです。
# $facing is `yes` where a pass is enough while the royal pieces face each other.
ends-passed-draw = 双方が続けてパスする{ $facing ->
        [yes] か、王駒同士が向かい合っているときに一方がパスすると
       *[no] と
    }、引き分けです。
# $pieces are the pieces with their worth, $bonus what Black has more.
ends-passed-worth = 双方が続けてパスする{ $facing ->
        [yes] か、王駒同士が向かい合っているときに一方がパスすると
       *[no] と
    }、駒の点数の合計が大きいほうの勝ちです（{ $pieces }）。{ $bonus ->
        [0] {""}
       *[other] { $other }には{ $bonus }点が加わります。
    }
ends-piece-worth = { $piece }{ $worth }点
ends-tenths = { $whole }.{ $rest }
ends-blown-up = { $royal }が爆発に巻き込まれると負けです。
ends-repetition = 同じ局面が{ $times ->
       *[other] { $times }回
    }現れると、千日手で引き分けです。
ends-repetition-perpetual = 同じ局面が{ $times ->
       *[other] { $times }回
    }現れると、千日手で引き分けです。ただし、その間ずっと一方が王手をかけ続けていた場合は、かけていた側の負けです。
ends-no-chase = 同じ局面の繰り返しで負けになるのは連続王手だけです。王以外の駒を追い続けた場合は引き分けです。
ends-no-impasse = 持将棋のルールはありません。どちらの王も詰む見込みがなくなっても対局は続き、点数は数えません。
# $drops is `yes` where pieces can be dropped; $pieces are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = { $kinds ->
        [0] { $drops ->
            [yes] 駒を取る手も打つ手も
           *[no] 駒を取る手が
        }
       *[other] { $drops ->
            [yes] 駒を取る手も、打つ手も、{ $pieces }を動かす手も
           *[no] 駒を取る手も、{ $pieces }を動かす手も
        }
    }ないまま互いに{ $moves }手進むと、引き分けです。
# $pieces are the pieces of which one is too little.
ends-dead-bare = 双方とも{ $royal }だけになると引き分けです。
ends-dead-lone = ほかに残った駒が1枚だけで、それが{ $pieces }のときも引き分けです。
# $pieces never leave some of the cells, such as Bishops those of one colour.
ends-dead-bound = ほかに残った駒がどれも{ $pieces }で、そのすべてが同じ範囲のマスにしか行けないときも引き分けです。
ends-mate-draws = 詰みとなる王手をかけたのが{ $pieces }なら、引き分けです。

# $places are those where the semi-royal keeps its pieces from freezing, $count how many of them are named: 0 where it is the whole board.
rule-holds = 準王駒：味方のこの駒が{ $count ->
        [0] 盤上にない間、これを必要とする駒は凍結します
        [1] { $places }にない間、そこでこれを必要とする駒は凍結します
       *[other] { $places }にない間、そこでこれを必要とする駒は凍結します（{ $more }についても同じです）
    }。
# $needs are one or more of the next; $piece is the name of the semi-royal.
rule-bound = { $needs }、凍結します。
rule-needs = { $count ->
        [0] 味方の{ $piece }が盤上にない間
        [1] { $places }では、味方の{ $piece }がそこにない間
       *[other] { $places }では、味方の{ $piece }がそこにない間（{ $more }でも同様）
    }
rule-place = { $cells }
# A piece with the article that its name takes.
rule-a = { $name }
rule-an = { $name }
# The same further on in a list: `a Rook, Knight or Queen`.
rule-or-a = { $name }

# $most is how often at most, $times the same in words; $taken is `own` for pieces of its kind, `none`, or `others`, which are $by.
rule-double-step = { $place ->
        [whole] どのマスからでも
       *[part] { $cells }では
    }、前への動きを1手で{ $most ->
        [2] 2回
       *[other] 最大{ $times }回
    }続けられます。{ $taken ->
        [none] {""}
        [own] その直後はアンパッサンで取られることがあります。
       *[others] その直後は{ $by }にアンパッサンで取られることがあります。
    }
rule-side-only = これは{ $side }だけに当てはまります。
# $partner is whom the royal piece castles with, $steps how many files it goes, and $files the same in words.
rule-castles = { $place ->
        [part] { $cells }の
       *[whole] {""}
    }{ $partner }とキャスリングできます。どちらもまだ動いていないことが条件で、{ $partner }のほうへ{ $steps ->
       *[other] { $files }マス
    }動きます。
rule-castles-to = { $place ->
        [part] { $cells }の
       *[whole] {""}
    }{ $partner }とキャスリングできます。どちらもまだ動いていないことが条件で、着くマスは{ $end }です（段は自分の手前から数えます）。
rule-castled-with = { $place ->
        [part] { $cells }にいるときは、
       *[whole] {""}
    }{ $royal }もこの駒もまだ動いていなければ、{ $royal }のキャスリングの相手になれます。
rule-promotes-must = { $cells }に着いたら、必ず{ $pieces }に昇格します。
rule-promotes-may = { $cells }に着いたら、{ $pieces }に昇格できます。
# $count is how many kinds of $pieces there are.
rule-promotes-may-if-none = { $cells }に着いたとき、{ $count ->
        [1] 味方に{ $pieces }がなければ、{ $pieces }に昇格できます
       *[other] { $pieces }（味方にないものに限ります）に昇格できます
    }。
rule-promotes-if-none = { $cells }に着いたとき、{ $count ->
        [1] 味方に{ $pieces }がなければ、代わりに{ $pieces }に昇格することもできます
       *[other] 代わりに{ $pieces }（味方にないものに限ります）に昇格することもできます
    }。
rule-promotes-there = そのとき{ $count ->
        [1] 味方に{ $pieces }がなければ、代わりに{ $pieces }に昇格することもできます
       *[other] 、代わりに{ $pieces }（味方にないものに限ります）に昇格することもできます
    }。
# $pieces is what it becomes, with its article.
rule-becomes = { $cells }にいるとき、動く代わりに{ $pieces }になれます。なる場所は、その場か、新しい駒がそこから駒を取らずに行けるマスです。
rule-becomes-none = 味方にその駒がすでにあるときは、なれません。
rule-becomes-last = 味方にある同じ種類の駒の最後の1枚なら、どこにいてもなれます。
rule-becomes-calm = なった直後に、新しい駒が敵の駒に利いていてはいけません。
rule-promotes-lost = 味方が失った駒にしか昇格できません。
rule-promotes-lost-only = 味方が失った駒にしか昇格できず、失った駒がなければそこへは進めません。
rule-until-captured = 取られると{ $piece }に戻ります。
rule-turns-over = { $cells }に入るとき、またはそこから動くときに、{ $piece }に成れます。
# $place is `whole` where that is the whole board.
rule-turns-over-must = { $place ->
        [whole] 動くたびに裏返って{ $piece }になります。
       *[part] { $cells }に入るとき、またはそこから動くときに、必ず{ $piece }に成ります。
    }
rule-turns-over-entry = { $cells }に入るとき、またはそこにいて駒を取るときに、{ $piece }に成れます。
rule-turns-over-entry-must = { $cells }に入るとき、またはそこにいて駒を取るときに、必ず{ $piece }に成ります。
rule-turns-over-capture = { $cells }に入る手か、そこから動く手で駒を取ると、{ $piece }に成れます。
# $place is `whole` where that is the whole board.
rule-turns-over-capture-must = { $place ->
        [whole] 駒を取るたびに裏返って{ $piece }になります。
       *[part] { $cells }に入る手か、そこから動く手で駒を取ると、必ず{ $piece }に成ります。
    }
rule-turns-back = 裏になった後も、同じようにして表に戻ります。
rule-no-flight = 王手をかけられているときは、王手をかけている駒が1枚だけで、それを取る場合を除き、動けません。
rule-exchanged = { $cells }に着いたら、いずれかの駒台の駒と必ず交換します。
# $missing is where its side must have none of them.
rule-restores = { $cells }に着いたとき、味方の{ $piece }が{ $missing }になければ、{ $piece }と取り替えられます。新しい駒は{ $reserves }から出します。
rule-swapped = { $cells }に入るとき、またはそこから動くときに、相手の駒台にある{ $piece }と入れ替えられます。
rule-vanishes = 敵の{ $piece }を取ると、味方の{ $piece }も盤から除かれます。
rule-dropped = 自分の持ち駒として{ $cells }に打てます。
rule-dropped-either = 表裏どちらでも打てます。
rule-dropped-stuck = 動けないマスにも打てます。
rule-one-per-file =
    { $most ->
        [1] 同じ種類の駒がすでにある筋には打てません。
       *[other] 同じ種類の駒がすでに{ $most }枚ある筋には打てません。
    }
rule-one-per-colour = 同じ種類の味方の駒がある色のマスには打てません。
rule-unmoved = { $cells }に打つと、まだ動いていない駒とみなされます。
rule-shuffled = { $cells }のうち、くじで決まったマスから始めます。
rule-gated = ほかの駒が初めて動くとき、その駒が空けたマスに、同じ手の一部として駒台から置けます。
rule-no-drop-mate = 打って詰ませることはできません。
# $chapter is the heading of the chapter that says more.
rule-barred = 盤の端では、一部の動きができません。「{ $chapter }」をご覧ください。
rule-facing = 間に駒のない筋{ $lines ->
        [all] や段
       *[files] {""}
    }で、敵の同じ駒と向かい合ってはいけません。
rule-reaches = { $cells }に着くと勝ちです。
rule-royals-each = 味方にほかの王駒があっても、王手をかけられたままにはできません。
rule-royals-one = 味方にほかの安全な王駒がある間は、攻撃されたままでもかまいません。
rule-royals-last = 味方にほかの王駒がある間は、攻撃されたままでも、取られてもかまいません。
rule-extinct = { $left ->
        [0] この種類の駒がなくなると負けです。
       *[other] この種類の駒が{ $left }枚以下になると負けです。
    }
rule-loses-first = 敵の{ $by }に狙われると、間にほかの駒があっても、すでに動いたものとみなされます。
rule-trade = 隣にいない敵の{ $piece }にひもが付いているときは、途中でほかの駒{ $count ->
        [0] {""}
       *[other] （{ $except }では不可）
    }も取らない限り、それを取れません。ほかの種類の駒に取られた直後には、別のマスの{ $piece }をほかの種類の駒で取り返せません。
rule-blast-proof = 隣で駒が取られても、爆発に巻き込まれません。
rule-never-captures = 自分も爆発に巻き込まれるため、駒を取れません。
rule-mate-draws = この駒の王手で詰ませると、引き分けです。

# Whose reserve a piece comes from.
# $first and $next are two of the next.
rule-reserve-else = { $first }、なければ{ $next }
rule-reserve-own = 自分の駒台
rule-reserve-enemy = 相手の駒台
rule-reserve-neutral = 中立の駒台
