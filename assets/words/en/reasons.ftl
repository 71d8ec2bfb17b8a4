# Why a move is good: a sentence of one or two claims about a man. Why something cannot be done is in refusals.ftl.

# $man is the name of the man, $cell where it comes from or is dropped.
reason-moved = The { $man } from { $cell }
reason-dropped = The { $man } dropped on { $cell }

# $who is one of the two above; each claim is said of it.
reason-none = { $who } moves.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } and { $second }.
# Captures of which something else is said at once; $victim is a man.
reason-captures-and = { $who } captures { $victim } and { $second }.
reason-captures-freezing = { $who } captures { $victim }: { $men ->
        [one] one man of { $side } freezes
       *[other] { $men } men of { $side } freeze
    }.

# A man of the sentence; $lattice tells apart those that freeze apart.
reason-man = the { $name } on { $cell }
reason-man-of = the { $lattice } { $name } on { $cell }

claim-only = makes the only legal move
claim-mate = gives mate
claim-no-move = leaves { $side } without a move: the game is won
claim-forces-mate = forces mate in { $moves } moves
claim-freezes = freezes { $men ->
        [one] one man
       *[other] { $men } men
    } of { $side }
claim-thaws = thaws { $men ->
        [one] one man
       *[other] { $men } men
    } of { $side }
claim-checks = gives check
claim-uncovers-check = uncovers a check by { $man }
claim-leaves-check = steps out of check
claim-ends-check = so ends the check
claim-blocks-check = blocks the check by { $man }
claim-castles = castles
claim-forks = attacks { $man } and { $other } at once
claim-threatens = threatens to win { $man }
claim-threatens-mate = threatens mate
claim-stops-mate = { $moves ->
        [1] stops a mate by the next move
       *[other] stops a mate in { $moves } moves
    }
claim-escapes = gets away from { $man }
claim-guards = guards { $man }
claim-shields = shields { $man } from { $other }
claim-wins-later = wins { $man } in the line that follows
claim-nears = { $moves ->
        [1] is one move from becoming a better man
       *[other] comes within { $moves } moves of becoming a better man
    }
claim-frees = opens the way for { $man }, which has { $to } moves instead of { $from }
claim-gains-room = gains room: { $to } moves instead of { $from }
# $by is a number of pawns with its fraction.
claim-better = does { $by } better than any other move

claim-captures-free = captures { $man }, and nothing can take back
claim-captures-won = captures { $man } and stays ahead whatever takes back
claim-captures-even = is exchanged for { $man }
claim-captures-given = is given up for { $man }

# $name is what the man becomes; for some languages with an article.
claim-promoted = is promoted to { $name }
claim-turned = turns over to { $name }
claim-exchanged = is exchanged for { $man }
claim-restored = brings { $side }'s { $name } back

# $verdict is a number of pawns, or a mate.
claim-balance = keeps the balance
claim-ahead = keeps { $side } ahead ({ $verdict })
claim-best-behind = is the best that is left: { $side } is ahead ({ $verdict })
claim-best-lost = is the best that is left: { $side } wins ({ $verdict })
