# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = Name this setup first.
array-long-name = A name can have at most { $most } characters.
array-name-taken = There is already a game called { $name }.
array-unknown = The definition of this game cannot be found.
array-no-folder = There is no folder to save it in.
array-refused = This setup cannot be saved: { $why }.

# Setting up a position.
editor-busy = You are setting up a position. Play it, analyse it or cancel first.
editor-unreadable = This position cannot be set up: { $why }.
editor-no-position = This position is not complete: { $why }.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.

# Playing.
nothing-to-take-back = You have no move to take back.
taken-back = Took back { $played }. ‘Replay move’ brings it back.
nothing-to-replay = There is no move to replay.
draw-declined = The computer declines the draw.
draw-nobody = You can offer a draw only when it is your turn.
game-over = The game is over. Take back a move or start a new game to play on.
computer-plays = The computer plays { $side }. To play that side yourself, open the Engine menu.
computer-busy = The computer is choosing its own move. Wait until it has played.
computer-no-move = The computer found no move.

# The computer, which played the game inside called $game for $side, plays the whole board from now on, and why. $mover made the last move;
# $royal is the King of that game.
inside-left = { $mover } has left { $game }: from now on, { $side } plays the whole board.
inside-lost = Inside { $game }, { $side } can no longer save the { $royal }: from now on, { $side } plays the whole board.
inside-illegal = { $side }’s best move inside { $game } is not legal on the whole board, which { $side } plays from now on.
inside-unsafe = { $side }’s best move inside { $game } would lose at once on the whole board, which { $side } plays from now on.
inside-over = The inner game of { $game } is over: from now on, { $side } plays the whole board.
inside-asked = From now on, { $side } plays the whole board, as you asked.

neutral-no-drop = Pieces in the neutral reserve cannot be dropped; they come back only in exchange for a piece on the board.
no-drop-but-gate = The { $name } enters on the starting cell of a piece that moves for the first time. Move such a piece and choose the { $name }.
no-drop-now = There is nowhere to drop the { $name } right now.
not-legal = That move is not legal.
picked-frozen = This { $name } is frozen { $why }.

# The first time in a game that a piece goes to a reserve: $reserve is whose, $changes is `yes` if the piece changes sides, $turns if it
# turns back; $place is `whole`, `part` or `elsewhere`, for where such pieces are captured. $new took the place of the piece.
kept-captured = The { $piece } { $turns ->
        [yes] turns back and goes
       *[no] goes
    } to { $reserve ->
        [neutral] the neutral reserve
       *[other] { $reserve }’s reserve
    }{ $changes ->
        [yes] {" "}and changes sides
       *[no] {""}
    }, as do all { $place ->
        [whole] captured pieces
        [elsewhere] pieces captured anywhere but on { $cells }
       *[part] pieces captured on { $cells }
    }.
kept-exchanged = The { $piece } goes to { $reserve ->
        [neutral] the neutral reserve
       *[other] { $reserve }’s reserve
    }, from which the { $new } came in exchange.
kept-restored = The { $piece } goes to { $reserve }’s reserve, as does every piece whose place the { $new } takes.
kept-swapped = The { $piece } goes to { $reserve }’s reserve in return for the { $new } that came from there.

# Premoves: what is to be played as soon as it is the user’s turn. $moved is one, $number counts them, $lost those that go with it.
premove-set = { $number ->
        [1] Premove: { $moved }
       *[other] Premove { $number }: { $moved }
    }
premove-taken-back = { $left ->
        [0] No premove is left.
        [one] Premove taken back; one is left.
       *[other] Premove taken back; { $left } are left.
    }
premove-dropped = { $lost ->
        [0] The { $piece } could not go to { $cell }, so your premove was dropped.
       *[other] The { $piece } could not go to { $cell }, so all your premoves were dropped.
    }

# Changing the moves of a game.
line-raised = Variation moved up.
line-main = This is now the main line.
line-main-already = This is already the main line.
line-deleted = Moves deleted. ‘Undo last change’ in the Edit menu brings them back.
line-start = The starting position cannot be deleted.
moves-undone = Change undone.
game-waits = Your game of { $game } is waiting in My games.
game-back = The previous game is back on the board.

# Clocks and reviews.
no-clocks = This game has no clocks. You can choose them when you start a new game.
time-up = { $side } has run out of time.
review-nothing = There are no moves to review yet.
judged-nothing = There is no move to check yet.
review-done = Every move of this line has been reviewed.
retry-review-first = The game has to be reviewed first. Ask again when that is done.
retry-none = The review found no mistakes of yours in this line.

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = The review found no { $mark } before this move.
review-none-after = The review found no { $mark } after this move.

# Moves that are typed. $text is what was written.
typed-several = ‘{ $text }’ could be { $moves }.
typed-reserve-empty = { $side } has no { $name } in reserve.
typed-no-letter = No piece has the letter ‘{ $letter }’.
typed-no-cell = There is no cell ‘{ $cell }’ on this board.
typed-no-move = ‘{ $text }’ is not a legal move. Type the start and end cells, for example { $example }.
typed-nothing-there = There is no piece on { $cell }.
typed-not-own = The { $name } on { $cell } belongs to { $side }.
typed-write = Type { $moves }.

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the piece comes from.
move-drop = drop { $piece }
move-pass = pass
move-gates = { $moved }, { $piece } enters
move-castles = { $piece } castles
move-passes = { $piece } passes
move-takes-on-way = { $piece } takes { $victim } on the way
move-in-passing = { $piece } takes en passant
move-takes = { $piece } takes { $victim }
move-turns = { $moved } and promotes
move-becomes = { $moved } and becomes { $piece }
move-exchanged = { $moved }, swapped for { $piece } from { $reserve ->
        [neutral] the neutral reserve
       *[other] { $reserve }’s reserve
    }

# Work beside the window that failed; the last two stand after a colon.
task-failed = Something went wrong inside Nestmate: { $why }. Please report it.
task-panicked = the task ‘{ $task }’ failed with ‘{ $message }’
task-not-started = the system could not start a thread for the task ‘{ $task }’ (‘{ $message }’)

# Shown when the boards of the inner games are asked for in a game that has none.
inside-none = { $game } has no inner games to show.
