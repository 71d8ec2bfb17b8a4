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
setup-mirror-white = Mirror White
    .tip = Give Black the mirror image of White’s pieces
setup-mirror-black = Mirror Black
    .tip = Give White the mirror image of Black’s pieces
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

# The pieces to be stamped. $owner is `white` or `black`, $piece a name.
setup-hand = Move
    .tip = Click a piece and then a cell, or drag it; drag it off the board to remove it
setup-eraser = Eraser
    .tip = Click a piece to remove it; right-click removes with any tool
setup-stamp-pieces =
    { $owner ->
        [white] Place White’s pieces
       *[black] Place Black’s pieces
    }
setup-others = Others
setup-stamp =
    { $owner ->
        [white] Place White’s { $piece }
       *[black] Place Black’s { $piece }
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
            [white] White’s reserve, { $count }
            [black] Black’s reserve, { $count }
           *[neutral] Neutral reserve, { $count }
        }
setup-missing-piece = { $count } { $piece }
setup-rest =
    { $owner ->
        [white] Put the rest in White’s reserve
        [black] Put the rest in Black’s reserve
       *[neutral] Put the rest in the neutral reserve
    }
setup-none-missing = All pieces of the starting position are on the board or in a reserve
setup-missing = { $count } missing
setup-add =
    { $owner ->
        [white] Add { $piece } to White’s reserve
        [black] Add { $piece } to Black’s reserve
       *[neutral] Add { $piece } to the neutral reserve
    }
    .tip = { $piece }: click to add one, right-click to remove one
setup-held =
    { $owner ->
        [white] { $piece } in White’s reserve
        [black] { $piece } in Black’s reserve
       *[neutral] { $piece } in the neutral reserve
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
