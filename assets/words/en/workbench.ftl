# The workbench for definitions.

# Its head.
bench-definition = Definition
bench-saved = Saved as { $file }.
bench-from = Begin from
bench-game = a game…
bench-play = Play it…
    .tip = Take its games in and choose a new game; the game on the board stays as it is
bench-back = Back
    .tip = The text that was here before this one
bench-unsaved = In no file yet.
bench-changed = { $file }, changed
bench-read-again = The file has been changed by another program; this is how it is now.
bench-other-text = The file has been changed by another program. This text is still yours; saving puts it in the file’s place.
bench-files = Definitions
bench-no-board = There is no board until the text is a whole game.

# Problems.
bench-checking = Checking…
bench-good = No problems. It can be played: { $games }.
bench-problems =
    { $count ->
        [one] One problem
       *[other] { $count } problems
    }
bench-problem = Line { $line }, column { $column }: { $problem }

# Trials.
bench-count = Count nodes
bench-try = Try it out
    .tip = The engine plays some quick games against itself
bench-stop = Stop
bench-depth = Depth { $depth }
bench-progress = { $done } of { $total } games
bench-results = White won { $white }, Black { $black }, drawn { $drawn }.
bench-lengths = Lengths in plies: { $short } to { $long }, the middle one { $middle }.
bench-endings = Endings: { $endings }.
bench-all-moved = Every kind of man has moved.
bench-idle = Never moved: { $men }.

# How games ended, where the words of finished games are too long.
bench-ended-repetition = repetition
bench-ended-no-progress = no progress
bench-ended-longest = cut off
bench-ended-claimed = draw claimed
bench-ended-forfeit = forfeit
