# Setting a position up.

# The panel as a whole.
setup = Set up a position
setup-good = This position can be played.
setup-wrong = Not a position yet: { $reason }.
setup-array = Start array
    .tip = Set up the start array of the game
setup-clear = Clear
    .tip = Take all men off the board and out of the reserves
setup-swap = Swap sides
    .tip = Each side gets what the other has
setup-mirror-white = Mirror White
    .tip = Black gets the mirror image of White's men
setup-mirror-black = Mirror Black
    .tip = White gets the mirror image of Black's men
setup-undo = Undo step
    .tip = Undo the last step (Ctrl+Z)
setup-redo = Redo step
    .tip = Do it again (Ctrl+Shift+Z)
setup-text = Position text
setup-text-wrong = Not set up: { $reason }.
setup-name = Name of the game with this array
setup-keep-named = Keep
setup-not-now = Not now
setup-play = Play
    .tip = Play from this position, as the last game was played
setup-analyse = Analyse
    .tip = Analyse this position
setup-keep = Keep…
    .tip = Make a game of your own of it, which begins with this position
setup-cancel = Back to the game, which stays as it was

# The men to be stamped. $owner is `white` or `black`, $man a name.
setup-hand = Hand
    .tip = Click a man and then a cell, or drag it; beside the board it goes away
setup-eraser = Eraser
    .tip = Click what is to go away; so does the right button with every tool
setup-stamp-men =
    { $owner ->
        [white] Stamp White's men
       *[black] Stamp Black's men
    }
setup-others = Others
setup-stamp =
    { $owner ->
        [white] Stamp White's { $man }
       *[black] Stamp Black's { $man }
    }

# Reserves. $owner is `white`, `black` or `neutral`.
setup-reserve =
    { $owner ->
        [white] White { $count }
        [black] Black { $count }
       *[neutral] Neutral { $count }
    }
    .spoken =
        { $owner ->
            [white] Count White's reserve, { $count }
            [black] Count Black's reserve, { $count }
           *[neutral] Count Neutral reserve, { $count }
        }
setup-missing-man = { $count } { $man }
setup-rest =
    { $owner ->
        [white] The rest to White's reserve
        [black] The rest to Black's reserve
       *[neutral] The rest to the neutral reserve
    }
setup-none-missing = All men of the start array are on the board or in a reserve
setup-missing = { $count } missing
setup-add =
    { $owner ->
        [white] Add { $man } to White's reserve
        [black] Add { $man } to Black's reserve
       *[neutral] Add { $man } to the neutral reserve
    }
    .tip = { $man }: a click adds one, the right button takes one
setup-held =
    { $owner ->
        [white] { $man } in White's reserve
        [black] { $man } in Black's reserve
       *[neutral] { $man } in the neutral reserve
    }

# Whose turn it is, rights and counters.
setup-to-move = { $side } to move
    .spoken = Set { $side } to move
setup-unmoved = Not moved yet, and so able to castle
setup-man-on = { $man } { $cell }
setup-passing-none = nothing
setup-passing = In passing:
    .spoken = Can be captured in passing, { $what }
setup-number = Move
setup-halfmoves = plies without progress
