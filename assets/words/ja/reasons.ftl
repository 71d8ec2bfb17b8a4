# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $piece is the name of the piece, $cell where it comes from or is dropped.
reason-moved = { $cell }の{ $piece }
reason-dropped = { $cell }に打つ{ $piece }

# $who is one of the two above; each claim is said of it.
reason-none = { $who }の手です。
reason-one = { $who }：{ $claim }。
reason-two = { $who }：{ $claim }。さらに、{ $second }。
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who }：{ $victim }を取ります。さらに、{ $second }。
reason-captures-freezing = { $who }：{ $victim }を取り、{ $side }の駒を{ $pieces ->
       *[other] { $pieces }枚
    }凍結させます。

# A piece of the sentence; $lattice tells apart those that freeze apart.
reason-piece = { $cell }の{ $name }
reason-piece-of = { $cell }の{ $name }（{ $lattice }）

claim-only = 唯一の合法手です
claim-mate = 詰みです
claim-no-move = { $side }の合法手をなくして勝ちます
claim-wins = 直ちに勝ちます
claim-forces-mate = { PLIES($moves) }手詰めです
claim-freezes = { $side }の駒を{ $pieces ->
       *[other] { $pieces }枚
    }凍結させます
claim-thaws = { $side }の駒{ $pieces ->
       *[other] { $pieces }枚
    }の凍結を解きます
claim-checks = 王手をかけます
claim-uncovers-check = { $piece }の開き王手になります
claim-leaves-check = 王手から逃げます
claim-ends-check = 王手を解消します
claim-blocks-check = { $piece }の王手を遮ります
claim-castles = キャスリングします
claim-forks = { $piece }と{ $other }の両取りです
claim-threatens = { $piece }を取る狙いです
claim-threatens-mate = 詰めろです
claim-stops-mate = { $moves ->
        [1] 次の手での詰みを防ぎます
       *[other] { PLIES($moves) }手詰めを防ぎます
    }
claim-escapes = { $piece }から逃げます
claim-guards = { $piece }にひもを付けます
claim-shields = { $other }の利きから{ $piece }を守ります
claim-wins-later = その後{ $piece }を取れます
claim-nears = { $moves ->
       *[other] あと{ $moves }手で昇格です
    }
claim-frees = { $piece }の道を開きます（動きが{ $from }通りから{ $to }通りに増えます）
claim-gains-room = 働きが良くなります（動きが{ $from }通りから{ $to }通りに増えます）
# $by is a number of pawns with its fraction.
claim-better = ほかのどの手よりポーン{ $by }個分良い手です

claim-captures-free = ひもの付いていない{ $piece }を取ります
claim-captures-won = { $piece }を取ります（取り返されても得です）
claim-captures-even = { $piece }と交換になります
claim-captures-given = { $piece }と引き換えの捨て駒です

# $name is what the piece becomes; for some languages with an article.
claim-promoted = { $name }に昇格します
claim-turned = { $name }に成ります
claim-exchanged = { $piece }と交換します
claim-restored = { $side }の{ $name }を復帰させます

# $verdict is a number of pawns, or a mate.
claim-balance = 互角を保ちます
claim-ahead = { $side }の優勢を保ちます（{ $verdict }）
claim-best-behind = 最善の手です（{ $side }が優勢、{ $verdict }）
claim-best-lost = 最善の手です（{ $side }が勝勢、{ $verdict }）

# What a move of the user's costs, $side being the opponent and $piece a piece of the user's.
caution-loses = この手だと{ $piece }を失います。
caution-loses-freezing = この手だと{ $piece }を失い、味方の駒が{ $pieces ->
       *[other] { $pieces }枚
    }凍結します。
caution-later = この手だと、やがて{ $piece }を失います。
caution-freezes = この手だと、{ $side }に味方の駒を{ $pieces ->
       *[other] { $pieces }枚
    }凍結されます。
# The same of a side's move: $whose has made it.
cost-loses-freezing = この手だと{ $piece }を失い、{ $whose }の駒が{ $pieces ->
       *[other] { $pieces }枚
    }凍結します。
cost-freezes = この手だと、{ $side }に{ $whose }の駒を{ $pieces ->
       *[other] { $pieces }枚
    }凍結されます。
caution-forks = この手だと、{ $side }に{ $piece }と{ $other }の両取りをかけられます。
caution-mate = この手だと、{ $side }にすぐ詰まされます。
caution-wins = この手だと、{ $side }にすぐ勝たれます。
caution-mates = この手は{ $side }に{ PLIES($moves) }手詰めを許します。
caution-much = この手だと大きく損をします。
