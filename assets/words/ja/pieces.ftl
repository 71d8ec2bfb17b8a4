# How pieces move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }。

# $travel is how the piece goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $place ->
        [part] { $cells }では、
        [also] さらに、{ $cells }では、
       *[whole] {""}
    }{ $only ->
        [capture] 駒を取るときだけ、
       *[other] {""}
    }{ $travel }動けます{ $only ->
        [move] （駒は取れません）
       *[other] {""}
    }
moves-first = 初めて動くときに限り、{ $clause }
moves-unchecked = 王手を受けていなければ、{ $clause }
# $cells is never left.
moves-within = { $cells }の範囲内で、{ $clause }
# $cells are those that the piece cannot go into or out of.
moves-walls = { $clause }が、{ $cells }への出入りはできません
# $pieces are those that the piece cannot jump over.
moves-except = { $clause }（{ $pieces }を跳び越えることも取ることもできません）

# $way is a direction or several; $number is $most in words.
moves-slide = { $way }に何マスでも
moves-slide-most = { $way }に{ $most ->
       *[other] { $number }マスまで
    }
moves-ride = { $way }に{ $step }マスずつ、何度でも続けて跳んで
# $cells is how far each leap goes.
moves-ride-most = { $way }に{ $cells }ずつ、{ $most }回まで続けて跳んで
# Leaps as a Knight's, one after another; $most is how many, 0 any number; $step is where each goes.
moves-ride-oblique = { $step }へ、同じ方向に{ $most ->
        [0] 何度でも
       *[other] { $number }回まで
    }続けて跳んで
# $step is where the piece goes; $via is where nothing may stand.
moves-lame = { $step }へ、{ $via ->
        [half] 途中のマスが空いていれば
        [straight] 通り道にある縦横の隣のマスが空いていれば
        [diagonal] 通り道にある斜め隣のマスが空いていれば
       *[other] 通り道に駒がなければ
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = { $step }へ跳ぶ動きを、1回ごとに同じ側へ{ $angle }ずつ曲がりながら{ $most ->
        [0] 何度でも
       *[other] { $number }回まで
    }続け、右回りか左回りに円を描いて、最初に出会う駒までの好きなマスへ
# The same where it turns by several angles one after the other: $angle is all of them.
moves-circle-turns = { $step }へ跳ぶ動きを、1回ごとに同じ側へ{ $angle }の順に繰り返し曲がりながら{ $most ->
        [0] 何度でも
       *[other] { $number }回まで
    }続け、右回りか左回りに円を描いて、最初に出会う駒までの好きなマスへ
# $sides is the number of directions of the first step; $most is the number of steps, 0 for any number, and $number the same in words.
moves-zigzag = まず{ $sides ->
        [8] 好きな方向に
       *[other] { $way }に
    }1マス、その後は1マスごとに左右交互に（どちらが先でもよい）{ $angle }曲がるジグザグで、{ $most ->
        [0] {""}
       *[other] 合わせて{ $number }歩まで、
    }最初に出会う駒までの好きなマスへ
# $steps is the number of directions of a single step.
moves-twice = { $steps ->
        [1] { $way }に2マスまで
        [8] 1歩ごとに向きを選んで2マスまで
       *[other] 1歩ごとに{ $way }から向きを選んで2マスまで
    }、間の駒を跳び越えたり、1歩ごとに駒を取ったり、隣の敵の駒を取って元のマスに戻ったり（居喰い）、隣の空きマスへ行って戻ったり（実質的なパス）して
moves-hop = { $way }に、ちょうど1枚の駒を跳び越え、{ $only ->
        [capture] その先で（距離を問わず）最初に出会う駒のマスへ
        [move] その先は次に出会う駒の手前まで何マスでも
       *[both] その先は次に出会う駒（取れます）まで何マスでも
    }
# $most is how far it can go in all, 0 for any distance, and $number is one less in words: how far away the piece may be.
moves-vault = { $way }に、{ $most ->
        [0] 最初に出会う駒
        [2] すぐ隣の駒
       *[other] { $number }マス以内の駒
    }を跳び越えて、そのすぐ先のマスへ
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] { $way }に{ $cells }
       *[other] { $way }に{ $cells }跳んで
    }
moves-leap = { $step }へ跳んで

# Leaps of two lengths.
moves-leaps = { $first }動くか、{ $next }

# A single step along a line.
moves-to-along = { $way }に{ $cells }の位置
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] 縦か横に{ $long }、そこから直角に{ $short }マスの位置
        [forward] 縦か横に{ $long }、そこから直角に{ $short }マスの位置のうち、前方のマス
        [forwardmost] 前に{ $long }、横に{ $short }マスの位置
        [backward] 縦か横に{ $long }、そこから直角に{ $short }マスの位置のうち、後方のマス
        [sideways] 横に{ $long }、前か後ろに{ $short }マスの位置
       *[other] 縦か横に{ $long }、そこから直角に{ $short }マスの位置（{ $way }）
    }
# The same where the step goes on diagonally, outward.
moves-to-outward = { $dirs ->
        [all] 縦か横に{ $long }、続けて斜め外側に{ $short }マスの位置
        [forward] 縦か横に{ $long }、続けて斜め外側に{ $short }マスの位置のうち、前方のマス
        [forwardmost] 前に{ $long }、続けて斜め前に{ $short }マスの位置
        [backward] 縦か横に{ $long }、続けて斜め外側に{ $short }マスの位置のうち、後方のマス
        [sideways] 横に{ $long }、続けて斜め外側に{ $short }マスの位置
       *[other] 縦か横に{ $long }、続けて斜め外側に{ $short }マスの位置（{ $way }）
    }
moves-to-apart = 縦か横に{ $long }、そこから直角に{ $short }マスの位置

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] 縦横
           *[diagonal] 斜め
        }
        [forward] { $along ->
            [straight] 前
           *[diagonal] 斜め前
        }
        [backward] { $along ->
            [straight] 後ろ
           *[diagonal] 斜め後ろ
        }
        [sideways] 横
       *[other] { $steps }の方向
    }
# Directions that are named one by one.
moves-way-forward = 前
moves-way-forward-right = 右斜め前
moves-way-right = 右
moves-way-backward-right = 右斜め後ろ
moves-way-backward = 後ろ
moves-way-backward-left = 左斜め後ろ
moves-way-left = 左
moves-way-forward-left = 左斜め前
moves-way-eight = 8方向
# Two directions of which one is forward or backward only.

moves-cells = { $count ->
       *[other] { $count }マス
    }
moves-number = { $count ->
       *[other] { $count }
    }

# Sets of cells, as they are said after `on`, `from` and `of`.
cells-board = 盤上
cells-certain = 一部のマス
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is, and `place` where it is one
# of several words, as `promotion zone` is.
cells-named = { $number ->
        [several] { $name }
        [place] { $name }のマス
       *[1] { $name }のマス
    }
# $ranks are as cells-rank has them.
# $form is `run` for ranks one after the other, of which the first and the last are named.
cells-ranks = { $form ->
        [run] 手前から{ $ranks }
        [first] 手前の{ $ranks }段
        [beyond] 手前から{ $ranks }以降
       *[1] 手前から{ $ranks }
    }
# $files are letters.
cells-files = { $count ->
        [1] { $files }筋
        [2] { $files }の筋
       *[other] { $files }の筋
    }
# $rank is the number of a rank.
cells-rank = { $rank ->
       *[other] { $rank }段目
    }
cells-run = { $first }～{ $last }
cells-and-more = { $count ->
        [1] { $ranks }か{ $cells }
       *[other] { $ranks }か、{ $cells }のどれか
    }
cells-part = { $ranks }の{ $cells }
cells-outside = { $without }以外の{ $cells }
# Which cells a lattice has: where every second file and every second rank cross, or what other lattices leave.
cells-every-second = { $first }から{ $last }までの1つおきの筋と、{ $low }から{ $high }までの1つおきの段が交わるマス
cells-rest = 残りのすべてのマス
# A block of cells, by the corner next to a1 and the opposite one.
cells-block = { $first }～{ $last }
