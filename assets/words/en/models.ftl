# What is told of the moves of a model game, beside the moves themselves. $piece, $leader, $royal and $victim are names of pieces, $game is a
# game inside.

model-unread = The model game cannot be read: { $why }.

# A semi-royal piece was taken; $count pieces froze, which has just been said.
model-falls =
    { $count ->
        [0] The { $piece } led an army, but nothing freezes.
       *[other] The { $piece } led them: without it they stand still and attack nothing.
    }
# $piece is not a piece of $game, $victim is.
model-intrudes = { $game } alone does not explain this: a piece from outside, the { $piece }, took its { $victim } on { $cell }.
# A semi-royal piece is attacked, without which $count pieces of $side would freeze.
model-threatens =
    { $count ->
        [one] The { $piece } attacks the { $leader }, without which one of { $side }’s pieces would freeze.
       *[other] The { $piece } attacks the { $leader }, without which { $count } of { $side }’s pieces would freeze.
    }
# $royal is what it is in $game; $piece is of $game, too.
model-threatens-inside =
    { $count ->
        [one] { $game }: the { $piece } gives check to the { $royal }. It need not flee, but if it falls, one of { $side }’s pieces freezes.
       *[other] { $game }: the { $piece } gives check to the { $royal }. It need not flee, but if it falls, { $count } of { $side }’s pieces freeze.
    }
# Here $piece is not of $game.
model-threatens-outside =
    { $count ->
        [one] { $game }: check to the { $royal } from outside, by the { $piece }. If it falls, one of { $side }’s pieces freezes.
       *[other] { $game }: check to the { $royal } from outside, by the { $piece }. If it falls, { $count } of { $side }’s pieces freeze.
    }
model-checks = The { $royal } stands on { $cell }, among the cells of { $game }, so the { $piece } there can give it check.
model-differs = { $piece } on { $cell }: it moves differently on these cells than on those it came from.
# The end of the game; $side has lost.
model-frozen =
    { $count ->
        [one] One of { $side }’s pieces was frozen and could not help.
       *[other] { $count } of { $side }’s pieces were frozen and could not help.
    }
