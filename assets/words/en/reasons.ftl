# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $piece is the name of the piece, $cell where it comes from or is dropped.
reason-moved = The { $piece } from { $cell }
reason-dropped = The { $piece } dropped on { $cell }

# $who is one of the two above; each claim is said of it.
reason-none = { $who } moves.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } and { $second }.
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who } captures { $victim } and { $second }.
reason-captures-freezing = { $who } captures { $victim }, freezing { $pieces ->
        [one] one of { $side }’s pieces
       *[other] { $pieces } of { $side }’s pieces
    }.

# A piece of the sentence; $lattice tells apart those that freeze apart.
reason-piece = the { $name } on { $cell }
reason-piece-of = the { $name } on { $cell } ({ $lattice })

claim-only = makes the only legal move
claim-mate = gives checkmate
claim-no-move = leaves { $side } without a legal move, winning the game
claim-wins = wins the game at once
claim-forces-mate = forces mate in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
claim-freezes = freezes { $pieces ->
        [one] one
       *[other] { $pieces }
    } of { $side }’s pieces
claim-thaws = unfreezes { $pieces ->
        [one] one
       *[other] { $pieces }
    } of { $side }’s pieces
claim-checks = gives check
claim-uncovers-check = gives discovered check from { $piece }
claim-leaves-check = moves out of check
claim-ends-check = so ends the check
claim-blocks-check = blocks the check from { $piece }
claim-castles = castles
claim-forks = attacks { $piece } and { $other } at once
claim-threatens = threatens to win { $piece }
claim-threatens-mate = threatens mate
claim-stops-mate = { $moves ->
        [1] prevents mate on the next move
       *[other] prevents mate in { $moves } moves
    }
claim-escapes = escapes from { $piece }
claim-guards = protects { $piece }
claim-shields = shields { $piece } from { $other }
claim-wins-later = goes on to win { $piece }
claim-nears = { $moves ->
        [1] is one move from promotion
       *[other] is { $moves } moves from promotion
    }
claim-frees = opens lines for { $piece }, which now has { $to } moves instead of { $from }
claim-gains-room = becomes more active: { $to } moves instead of { $from }
# $by is a number of pawns with its fraction.
claim-better = makes the best move, { $by } ahead of any other

claim-captures-free = captures { $piece }, which is undefended
claim-captures-won = captures { $piece } and comes out ahead after any recapture
claim-captures-even = is traded for { $piece }
claim-captures-given = is sacrificed for { $piece }

# $name is what the piece becomes; for some languages with an article.
claim-promoted = promotes to { $name }
claim-turned = promotes to { $name }
claim-exchanged = is exchanged for { $piece }
claim-restored = brings back { $side }’s { $name }

# $verdict is a number of pawns, or a mate.
claim-balance = keeps the game balanced
claim-ahead = keeps { $side } ahead ({ $verdict })
claim-best-behind = makes the best move available; { $side } is ahead ({ $verdict })
claim-best-lost = makes the best move available; { $side } is winning ({ $verdict })

# What a move of the user's costs, $side being the opponent and $piece a piece of the user's.
caution-loses = This loses { $piece }.
caution-loses-freezing = This loses { $piece } and freezes { $pieces ->
        [one] one of your pieces
       *[other] { $pieces } of your pieces
    }.
caution-later = This loses { $piece } before long.
caution-freezes = This lets { $side } freeze { $pieces ->
        [one] one of your pieces
       *[other] { $pieces } of your pieces
    }.
# The same of a side's move: $whose has made it.
cost-loses-freezing = This loses { $piece } and freezes { $pieces ->
        [one] one { $whose } piece
       *[other] { $pieces } { $whose } pieces
    }.
cost-freezes = This lets { $side } freeze { $pieces ->
        [one] one { $whose } piece
       *[other] { $pieces } { $whose } pieces
    }.
caution-forks = This lets { $side } attack { $piece } and { $other } at once.
caution-mate = This lets { $side } mate at once.
caution-wins = This lets { $side } win at once.
caution-mates = This lets { $side } force mate in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
caution-much = This gives away a lot.
