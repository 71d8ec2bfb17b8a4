# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = Look at { $side }'s reserve, for a cell on { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
place-layer = Look at the { $layer } layer: { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
place-board = Look at { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
