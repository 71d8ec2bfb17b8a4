# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = No file dialog is available on this system. Type the path of the file here.
file-open-path = Path to a game or definition file
file-open-hint = …/game.nestmate
file-within = In { $folder }
file-browse = Browse…
file-open = Open
file-recent = Recent
paste-failed = Nothing to open on the clipboard
paste-as-game = The text was read as a game.
paste-as-position = The text was read as a position.
paste-as-record = The text was read as a Nestmate game file.
paste-as-puzzles = The text was read as a file of puzzles.
paste-as-link = The text was read as an address.
paste-as-variants = The text was read as variants of Fairy-Stockfish.
paste-as-definition = The text was read as a definition.
file-path = File path
file-save = Save
file-replaces = A file named ‘{ $name }’ already exists. Press Save again to replace it.
file-games = Games
file-table = Tables

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = Opened a game of { $game }.
file-saved = Saved as { $path }.
file-unwritten = Could not write { $path }: { $why }.
file-array-kept = Saved as { $path }. You can find it under New game.
file-nothing-kept = The current game and settings cannot be saved: { $why }.
file-kept-again = Your game or settings could not be saved just now. Nestmate will try again. Reason: { $why }.
file-copy = copy of { $name }

# Why a game is only a copy of what is in its file.
copy-several = The file is open as a read-only copy. Saving will ask for another name.
copy-letters = The file is not in UTF-8, so it is left unchanged. Saving will ask for another name.
copy-position = The file holds a position, not a game, so it is left unchanged. Saving will ask for another name.
copy-kifu = The file is a game record from another program, so it is left unchanged. Saving will ask for another name.
save-no-form = Games of this kind cannot be written into such a file. Choose another name, such as one ending in .pgn.
save-missing = These characters do not exist in Shift-JIS, the encoding of .kif and .ki2 files, and were written as 〓: { $signs }. To keep them, save the game as .kifu or .ki2u.
convert-strange = { $count ->
        [one] 1 game cannot be written in this format
       *[other] { $count } games cannot be written in this format
    }
copy-ending = The file’s name does not show which format the game is in, so the file is left unchanged. Saving will ask for another name.

# Why a file was not written. $name is the file.
clash-changed = Another program has changed ‘{ $name }’ since you opened or saved it.
clash-gone = ‘{ $name }’ is no longer there. It was moved or deleted after you opened or saved it.
clash-no-file = ‘{ $name }’ is no longer a file.
clash-several = ‘{ $name }’ holds several games. You can add this one to them.
clash-unread = ‘{ $name }’ may have changed: it cannot be read ({ $why }).
clash-add = Add it to the games in the file
save-not-added = the game cannot be added to what the file holds
clash-beside = Keep both: save under another name…
clash-overwrite = Overwrite the file
clash-again = Save it there again
clash-reload = Reload from the file
file-read = Loaded { $name }. Playable games: { $games }.
file-read-one = { $game } is ready to play.
newcomer-unknown = Nestmate does not know this game yet. You can play it this once, or add it to the games that New game offers.
newcomer-clash = You already have ‘{ $known }’, and its rules are different. You can play by these this once, or keep both games.
newcomer-play = Play
    .tip = Play the game of this file only; your list of games stays as it is
newcomer-play-other = Play by these rules
newcomer-keep = Add to the list of games
    .tip = Play, and find the game under New game from now on
newcomer-keep-both = Keep both: add as ‘{ $name }’
file-changed = { $name } has changed and was reloaded; the current game keeps its old rules.
file-changed-badly = A definition file changed and now has a problem. Its games stay as they were until it is fixed. { $problem }
file-chooser = Open a game or a definition file
file-kinds = Games, puzzles and definitions
file-all = All files
file-unread = Could not read { $name }: { $why }.
file-no-position = { $name }:{ $line }: read as a position of { $game }: { $why }.

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = The settings
kept-game = The game in progress
kept-lessons = Your lesson progress
kept-practice = Your practice
kept-draft = The definition in the workbench
kept-place = line { $line }, column { $column }: { $why }
kept-aside = { $what } could not be read ({ $place }). The old file was kept as { $path }.
kept-not-aside = { $what } could not be read ({ $place }), and the file could not be moved out of the way: { $why }.
kept-unread = { $what } cannot be read from { $path }: { $place }.
kept-put-aside = The old file was moved to { $path }.
kept-lock = { $path } cannot be opened: { $why }. For now, the game is saved in another file.
kept-nothing = Nothing can be saved in { $path }: { $why }. Save your game elsewhere before you quit.
kept-no-home = You have no home folder, so Nestmate cannot save anything by itself. Set HOME or NESTMATE_HOME, or save your game before you quit.

# When something inside the program has failed.
stopped = Nestmate has stopped
stopped-kept = Something went wrong inside Nestmate. Your game is safe and will be back when you start Nestmate again.
stopped-kept-before = Something went wrong inside Nestmate. Your game is safe, as it was before its last change.
stopped-untouched = Something went wrong inside Nestmate. What was saved before will still be there when you start Nestmate again.
stopped-lost = Something went wrong inside Nestmate, and your game could not be saved. Copy it from here.
stopped-beside = Something went wrong in the background. Your game goes on and is safe, but something may be missing until you restart Nestmate.
stopped-report = Please report this text:
stopped-copy = Copy report
stopped-copy-game = Copy game
stopped-quit = Quit
stopped-ask = Nestmate has repeatedly failed to start
stopped-ask-why = The game that was open, or your own variants and languages, may be the cause.
stopped-ask-plain = Start without them
    .tip = Put the open game aside, and leave out your own variants and languages this time
stopped-ask-again = Try once more with them
    .tip = Start with the game that was open, as usual
stopped-plain = Your own variants and languages in { $path } are left out this time.

# When no window can be opened. What follows the first line is told on the error stream and in a dialog of the desktop.
start = Nestmate cannot open its window
start-display = There is no display: neither WAYLAND_DISPLAY nor DISPLAY is set. Start Nestmate from a desktop, or over SSH with `ssh -X`.
start-commands = The commands that `nestmate --help` lists need no display.
start-answer = No display answers at { $display }.
start-other-display = There is { $other }, too. To use it, start Nestmate with an empty { $variable }.
start-library = The library { $name } cannot be loaded.
start-graphics = OpenGL does not work on this display ({ $why }).
start-install = Install what the window needs:
    {"  "}{ $command }
start-find = Find the packages in your distribution that provide these libraries: { $libraries }
start-software = To draw without the graphics card, set LIBGL_ALWAYS_SOFTWARE=1.
start-driver = Update the driver of the graphics card. In virtual machines and over Remote Desktop there may be no OpenGL.
start-more = Set RUST_LOG=debug to see more.

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = no such file or folder
trouble-not-allowed = permission denied
trouble-folder = this is a folder
trouble-no-file = this is a pipe or a device, not a file
trouble-no-folder = part of its path is not a folder
trouble-full = the disk is full
trouble-read-only = the disk is read-only
trouble-name = that is not a valid file name
trouble-exists = something with this name already exists
trouble-data = its content is damaged
trouble-unread = nothing is reading from this pipe
trouble-other = system error ‘{ $text }’

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = a position has seven fields, or six as in FEN; this one has { $count }
position-long = this text is too long for a position ({ $bytes } bytes)
position-field = field { $number } ({ $name }): { $why }
position-field-1 = board
position-field-2 = side to move
position-field-3 = reserves
position-field-4 = unmoved pieces
position-field-5 = en passant
position-field-6 = half-moves
position-field-7 = move number
position-field-9 = the passes just made
position-field-10 = the piece just captured
position-field-11 = the moves counted
position-field-8 = the checks given
position-exposed = { $side }’s { $name } on { $cell } could be captured immediately
position-royals = { $side } has { $count ->
        [one] one royal piece
       *[other] { $count } royal pieces
    } but must have { $needs ->
        [none] none
        [most-one] at most one
        [some] at least one
       *[one] exactly one
    }
position-passes = ‘{ $text }’ is not a count of the passes just made, such as ‘p1’
position-traded = ‘{ $text }’ is not the cell where a piece that may not be traded was just captured, such as ‘xf6’
position-counted = ‘{ $text }’ is not a ply count with its limit, such as ‘c12/128’, or ‘b12/16’ against a bare royal piece
position-checks = ‘{ $text }’ is not a count of the checks given by each side, such as ‘+1+0’, or more than are needed to win
position-no-letter = no piece has the letter ‘{ $letter }’
position-no-turned = ‘{ $letter }’ has no promoted side
position-side = ‘{ $text }’ is neither ‘w’ nor ‘b’
position-no-reserves = this game has no reserves; write ‘-’
position-reserves = write [white|black|neutral]
position-reserve-count = found { $count } reserves; expected [white|black|neutral]
position-unsorted-letters = the letters of ‘{ $text }’ are not in order
position-royal-held = the royal piece ‘{ $letter }’ cannot be in a reserve
position-too-many = too many ‘{ $letter }’ in one reserve
position-moved = there is no piece on { $cell } whose first move matters
position-passing = write ‘cells>victim’ or ‘-’
position-no-passing = no move on the previous ply could allow ‘{ $text }’
position-unsorted-cells = the cells of ‘{ $text }’ are not in alphabetical order
position-no-cell = ‘{ $text }’ is not a cell on this board
position-no-number = ‘{ $text }’ is not a number
position-from-one = move numbers start at 1

# What was left out of a position. $text is what stands there.
dropped-right = ‘{ $text }’ was left out: no piece there can castle or make a first move
dropped-passed = ‘{ $text }’ was left out: nothing can be captured en passant there
dropped-hand = the pieces in reserve ‘{ $text }’ were left out: this game has no reserves
dropped-checks = the checks ‘{ $text }’ were left out: this game does not count them
dropped-marks = the marks ‘~’ of promoted pieces were left out: they do not matter in this game
dropped-number = ‘{ $text }’ cannot be a move number or a count and was left out
dropped-rest = ‘{ $text }’ is not part of a position and was left out

# What is wrong with the first field of the text of a position.
board-ranks = the board has { $ranks } ranks, but the text gives { $given }
board-rank = rank { $rank }: { $why }
board-large = ‘{ $text }’ is too large
board-empty = there is no room for ‘{ $text }’ empty cells
board-plus = ‘+’ without a letter
board-letter = ‘{ $letter }’ is neither a letter nor a number
board-more = more than { $count } cells
board-no-cell = ‘{ $letter }’ is on { $cell }, which is not a cell of this board
board-fewer = { $given } cells given, { $count } needed

# What is wrong with the text of a move.
move-unfinished = ‘{ $text }’ is incomplete; it could be { $moves }
move-not-legal = ‘{ $text }’ is not a legal move here

# Games that cannot be played.
no-game = there is no game ‘{ $id }’
nothing-to-play = no game can be played: every game in the definition files has a problem (run `nestmate check FILE.ron` to see them)

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = error
report-warning = warning
report-help = help

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = the text is { $bytes } bytes long
text-long-hint = a game file can be at most 8 MiB
text-start-hint = the start must be a position as copied with ‘Copy position’
text-game-hint = name one of the games by id or by name
text-rule = ‘{ $rule }’ is not a rule; write name=value
text-rule-switch = ‘{ $rule }’ is not a rule; write { $name }=on or { $name }=off
text-rule-number = ‘{ $value }’ is not a valid number for ‘{ $name }’
text-rule-unknown = this game has no house rule ‘{ $name }’
text-tag-inside = there is a tag inside a variation
text-close-variation-hint = close the variation with ‘)’
text-ends-inside = the text ends inside a variation
text-close-hint = close it with ‘)’
text-deep = variations are nested more than { $most } levels deep
text-variation-first = a variation starts before there is a move for it to replace
text-variation-first-hint = put it after the move
text-close-many = there is an unmatched ‘)’
text-close-many-hint = remove it, or open the variation with ‘(’
text-no-move = ‘{ $text }’ is not a legal move for { $side } at move { $number }
text-no-move-hint = write moves as ‘Copy game’ does, for example e2e4
text-ambiguous = ‘{ $text }’ is ambiguous: { $moves }
text-ambiguous-hint = say which cell the piece comes from
text-many-moves = the game has more than { $most } moves
text-no-kifu = no game here uses records like this one
text-kifu-array = there is no starting position or handicap called ‘{ $name }’
text-kifu-array-hint = write 手合割：平手, or draw the board
text-kifu-rank = rank { $rank } of the board cannot be read
text-kifu-rank-hint = write a sign or ・ for each cell, with v before the pieces of the side that plays down the board
text-kifu-hand = ‘{ $text }’ is not a list of pieces in hand
text-kifu-hand-hint = write pieces with their numbers, for example 飛　歩三
text-kifu-places = ‘{ $text }’ does not say where pieces stand
text-kifu-places-hint = write PI, a rank such as P1-KY-KE or pieces such as P+77FU00KI
text-kifu-line = this line is neither a move nor a comment
text-kifu-line-hint = begin comments with *
text-kifu-branch = no move { $number } comes before this variation
text-hidden = Hidden characters were left out; the first is in line { $line }, column { $column }.
text-kept = Line { $line }, column { $column }: { $why }. The rest of this line of moves was kept as a comment.
text-mended = Line { $line }, column { $column }: { $why }.
text-cut = Line { $line }, column { $column }: the comment is longer than { $most } characters and was cut.
text-tag-changed = Line { $line }, column { $column }: the tag ‘{ $name }’ could not be kept as it is.
text-empty = the text is empty
text-first-only = Only the first game in the text was read.
text-bracket-many = there is an unmatched ‘{ $bracket }’
text-bracket-many-hint = remove it, or add the opening bracket
text-no-tag = this is not a tag
text-tag-hint = write [Name "value"]
text-tag-open = this tag is not closed
text-tag-endless = this tag’s value is not closed
text-comment-endless = this comment is not closed
text-comment-endless-hint = close it with ‘{"}"}’
text-no-glyph = this is not an annotation symbol
text-no-glyph-hint = write $ and a number from 0 to 255

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = the file is larger than { $most } MiB
own-format = this is not a { $format } file
own-format-hint = such a file starts with its format and its version
own-newer = this { $format } file was written by a newer version (it has format { $known }; this Nestmate knows formats up to { $version })
own-newer-hint = open it with a newer version of Nestmate
own-no-version = the format version is missing
own-definition = the definition in { $name }
own-no-game = the definition has no game ‘{ $id }’
own-no-parent = the move that this one follows is not listed before it
own-no-move = there is no such move
own-not-agreed = only the moves decide whether a game ends this way

illegal-move = this move is not legal here

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }, line { $line }: not a valid message; skipped.
words-names = { $file }, line { $line }: not a valid list of names; skipped.
words-unfit = { $file }: the message ‘{ $key }’ cannot be used ({ $what }); the built-in one is used instead.
words-twice = { $file } repeats a message that is already in another file.
words-unknown = { $file }: there is no message ‘{ $key }’.
words-code = ‘{ $code }’ is not a language code such as fr or pt-BR.
words-more =
    { $count ->
        [0] { $first }
        [one] { $first } (One more problem is in the log.)
       *[other] { $first } ({ $count } more problems are in the log.)
    }

# Quitting.
leave-lose = Nestmate cannot keep this game: { $why }. If you quit now, it is lost.
leave-nowhere = there is no folder that Nestmate can write to
leave-answer = You have not finished saving. Finish or cancel it first, or quit again to leave without saving.
leave-slow = the disk does not answer
leave-waits = The game is being saved…
leave-kept = This game is not saved in a file, but nothing is lost: it will be back when you start Nestmate again. This message appears only once.
leave-kept-file = Your last changes are not saved in ‘{ $file }’, but nothing is lost: the game will be back, as it is now, when you start Nestmate again. This message appears only once.
leave-elsewhere = Save elsewhere…
leave-again = Try again
leave-unsaved = Quit without saving
leave-quit = Quit
leave-save = Save…

# Addresses that open a game, a position, a lesson or a puzzle, and files that hold one.
link-about = Give this address to a class: it opens what is on the board, folded as it is now.
link-address = Address
link-copy = Copy
link-file = Or save it as a file, which opens with a double click where Nestmate is installed.
share-about = One file with the game and its rules. Whoever has Nestmate can open it and play on; nothing else is needed.
share-made = Shared in { $file }.
link-files = Links
link-long = the address is too long; at most { $most } characters are read
link-no-game = the address names no game, as in nestmate://shogi
link-encoding = ‘{ $text }’ in the address cannot be read
link-unknown = the address contains ‘{ $key }’, but it can only contain position, lesson, puzzle and fold
link-several = the address names more than one thing to show
link-number = ‘{ $text }’ is not the number of an exercise
link-position = The position in the address cannot be read: { $why }.
link-no-lesson = This game has no lesson ‘{ $lesson }’.
link-no-puzzle = There is no puzzle ‘{ $puzzle }’ of this game.
link-no-fold = The board does not fold to ‘{ $layer }’; it folds to: { $known }.

# Variants as Fairy-Stockfish configures them, made into definitions.
variants-title = Variants of Fairy-Stockfish
variants-left-out =
    { $count ->
        [one] One thing in the file cannot be expressed in a definition. The game’s text will note it, too:
       *[other] { $count } things in the file cannot be expressed in a definition. The games’ texts will note them, too:
    }
variants-take = Open in the workbench
variants-unread = { $name } cannot be read as variants of Fairy-Stockfish: { $why }
variants-long = it has more than { $most } bytes
