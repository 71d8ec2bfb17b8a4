# Games: outcomes, layers, reserves, glyphs.

# How a game ended.
outcome-won = { $side } wins: { $reason }
outcome-drawn = Draw: { $reason }
ended-mate = checkmate
ended-mated = being checkmated wins in this game
ended-mate-without-win = a mate that does not count as a win
ended-no-move = no legal move
ended-stalemate = stalemate
ended-reached = the goal is reached
ended-impasse = impasse, with enough points
ended-bare = a bare King
ended-extinct = too few pieces of one kind left
ended-spent = too few pieces left
ended-checks = { $times ->
        [one] check
       *[other] { $times } checks
    }
ended-passed = both players passed
ended-counted = the move count has run out
ended-blown-up = an explosion
ended-perpetual = perpetual check
ended-dead = insufficient material
ended-agreement = agreement
ended-resignation = resignation
ended-time = out of time
ended-repetition = the same position for the { $times ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $times }th
    } time
ended-no-progress = { $moves } moves each without progress

# How a layer is shown.
layer-state-shown = shown
layer-state-dimmed = dimmed
layer-state-outlined = outlined
layer-state-hidden = hidden

# What signs on moves and positions mean, by their numbers in PGN.
glyph-1 = good move
glyph-2 = mistake
glyph-3 = brilliant move
glyph-4 = blunder
glyph-5 = interesting move
glyph-6 = dubious move
glyph-7 = only move
glyph-10 = equal
glyph-13 = unclear
glyph-slight = { $side } is slightly better
glyph-clear = { $side } is better
glyph-winning = { $side } is winning
