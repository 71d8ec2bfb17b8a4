# Puzzles: what they are about, and what can be wrong with a file of them.

puzzle-theme-mate = Mate in { $count }
puzzle-theme-material = Winning material
puzzle-theme-hanging = Undefended piece
puzzle-theme-defence = Saving the game
puzzle-theme-evasion = Out of check
puzzle-theme-leader = Capturing a leader
puzzle-theme-freeze = Freezing
puzzle-theme-thaw = Unfreezing
puzzle-theme-fork = Fork
puzzle-theme-double-capture = Two captures in one move
puzzle-theme-discovered-check = Discovered check
puzzle-theme-double-check = Double check
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Quiet move
puzzle-theme-drop = Drop
puzzle-theme-promotion = Promotion
puzzle-theme-exchange = Exchange with a reserve
puzzle-theme-passing = En passant
puzzle-theme-castling = Castling
puzzle-theme-inside = Inside one game
puzzle-theme-outside-help = Help from outside
puzzle-theme-one-move = One move
puzzle-theme-short = Two moves
puzzle-theme-long = Three moves or more

puzzle-fault-line = line { $line }: { $why }
puzzle-fault-heading = the first line is not the heading of a puzzle file, such as ‘# Nestmate puzzles 1 shogi’
puzzle-fault-version = the file has version { $version } of the format, but this Nestmate only reads version 1
puzzle-fault-parts = a puzzle has five parts separated by tabs, but { $count ->
    [one] there is one
   *[other] there are { $count }
}
puzzle-fault-id = ‘{ $id }’ is not an id; an id has 1 to 40 letters and digits
puzzle-fault-twice = the id ‘{ $id }’ is already taken by another puzzle in the file
puzzle-fault-level = ‘{ $level }’ is not a level; levels go from 1 to 8
puzzle-fault-theme = there is no theme ‘{ $theme }’
puzzle-fault-moves = a puzzle has an even number of moves from 2 to 98, the opponent’s move first and the solver’s last, but { $count ->
    [one] there is one
   *[other] there are { $count }
}
puzzle-fault-move = move { $number }: { $why }
