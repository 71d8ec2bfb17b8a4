# Setting a position up.

# The panel as a whole.
setup = Set up a position
setup-good = This position is playable.
setup-wrong = Not a valid position yet: { $reason }.
setup-array = Starting position
    .tip = Set up the starting position of the game
setup-clear = Clear
    .tip = Remove all pieces from the board and the reserves
setup-clear-inside = Clear inside
    .tip = Remove all pieces from the cells in sight; the others stay
setup-swap = Swap sides
    .tip = Swap the two sides’ pieces
setup-mirror = Mirror { $side }
    .tip = Give { $other } the mirror image of { $side }’s pieces
setup-undo = Undo step
    .tip = Undo the last step
setup-redo = Redo step
    .tip = Redo the last step
setup-text = Position text
setup-text-wrong = Could not set up: { $reason }.
setup-text-dropped = Set up: { $why }.
setup-name = Name for the game with this starting position
setup-keep-named = Save
setup-not-now = Not now
setup-play = Play
    .tip = Play from this position with the same players and settings as the last game
setup-analyse = Analyse
    .tip = Analyse this position
setup-keep = Save as variant…
    .tip = Save it as a game of your own that starts from this position
setup-cancel = Return to the game unchanged

# The pieces to be stamped. $owner is the name of a side, $piece a name.
setup-hand = Move
    .tip = Click a piece and then a cell, or drag it; drag it off the board to remove it
setup-eraser = Eraser
    .tip = Click a piece to remove it; right-click removes with any tool
setup-stamp-pieces = Place { $owner }’s pieces
setup-others = Others
setup-stamp = Place { $owner }’s { $piece }

# Reserves. $owner is the name of a side, or `neutral`.
setup-reserve =
    { $owner ->
        [neutral] Neutral { $count }
       *[other] { $owner } { $count }
    }
    .spoken =
        { $owner ->
            [neutral] Neutral reserve, { $count }
           *[other] { $owner }’s reserve, { $count }
        }
setup-missing-piece =
    { $count ->
        [one] one { $piece }
       *[other] { $count } × { $piece }
    }
setup-rest =
    { $owner ->
        [neutral] Put the rest in the neutral reserve
       *[other] Put the rest in { $owner }’s reserve
    }
setup-none-missing = All pieces of the starting position are on the board or in a reserve
setup-missing = { $count } missing
setup-add =
    { $owner ->
        [neutral] Add { $piece } to the neutral reserve
       *[other] Add { $piece } to { $owner }’s reserve
    }
    .tip = { $piece }: click to add one, right-click to remove one
setup-held =
    { $owner ->
        [neutral] { $piece } in the neutral reserve
       *[other] { $piece } in { $owner }’s reserve
    }

# Whose turn it is, rights and counters.
setup-to-move = { $side } to move
    .spoken = { $side } to move
setup-unmoved = Has not moved (can still castle)
setup-piece-on = { $piece } { $cell }
setup-passing-none = nothing
setup-passing = En passant:
    .spoken = Can be captured en passant: { $what }
setup-number = Move number
setup-halfmoves = half-moves without progress
