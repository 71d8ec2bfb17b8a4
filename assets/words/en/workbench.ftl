# The workbench for definitions.

# Its head.
bench-definition = Definition
    .tip = Tab goes on to what follows the editor, Shift+Tab goes back; indent with spaces
bench-saved = Saved as { $file }.
bench-from = Start from
bench-game = a game…
bench-play = Play…
    .tip = Load these games and start a new one; the current game is not affected
bench-back = Back
    .tip = Restore the previous text
bench-unsaved = Not saved yet.
bench-changed = { $file } (modified)
bench-read-again = The file was changed by another program and has been reloaded.
bench-other-text = The file was changed by another program. Your text is still here; saving it overwrites the file.
bench-files = Definitions
bench-no-board = The board appears once the text defines a complete game.

# Problems.
bench-checking = Checking…
bench-good = No problems. Playable: { $games }.
bench-problems =
    { $count ->
        [one] One problem
       *[other] { $count } problems
    }
bench-problem = Line { $line }, column { $column }: { $problem }
bench-warning = Line { $line }, column { $column }, warning: { $problem }

# Trials.
bench-count = Count positions (perft)
bench-try = Try it out
    .tip = Let the engine play some quick games against itself
bench-stop = Stop
bench-depth = Depth { $depth }
bench-progress = { $done } of { $total } games
bench-results = White won { $white }, Black won { $black }, { $drawn } drawn.
bench-lengths = Game length in plies: { $short } to { $long }, median { $middle }.
bench-endings = Endings: { $endings }.
bench-all-moved = Every kind of piece moved.
bench-idle = Never moved: { $pieces }.

# How games ended, where the words of finished games are too long.
bench-ended-repetition = repetition
bench-ended-no-progress = no progress
bench-ended-longest = stopped at the move limit
bench-ended-claimed = draw claimed
bench-ended-forfeit = forfeit
