# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = There is no file chooser on this machine. Write the path of the file here.
file-open-path = Path of a game or a definition file
file-open-hint = …/game.nestmate
file-browse = Browse…
file-open = Open
file-recent = Recent
file-path = Path of the file
file-save = Save
file-replaces = There is a file ‘{ $name }’. Save once more to put this in its place.
file-games = Games

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = A game of { $game } is on the board.
file-saved = Saved as { $path }.
file-unwritten = { $path } cannot be written: { $why }.
file-array-kept = Kept as { $path }. It is among the variants.
file-nothing-kept = The open game and the settings cannot be kept: { $why }.
file-read = { $name } is read; games in it that can be played: { $games }.
file-changed = { $name } has changed and was read again; the game on the board goes on as it began.
file-changed-badly = A definition file has changed, and there is a problem in it; until it is mended its games stay as they were. { $problem }
file-chooser = Open a game or a definition file
file-kinds = Games and definitions
file-all = All files
file-unread = { $name } cannot be read: { $why }.
file-no-position = This is no position of { $game }: { $why }.

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = The settings
kept-game = The game that was open
kept-lessons = What was learnt in lessons
kept-place = line { $line }, column { $column }: { $why }
kept-aside = { $what } cannot be read ({ $place }). The file is kept as { $path }.
kept-not-aside = { $what } cannot be read ({ $place }), and the file cannot be put aside: { $why }.

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = there is no such file or folder
trouble-not-allowed = the system does not allow it
trouble-folder = this is a folder
trouble-no-folder = a part of its path is no folder
trouble-full = the disk is full
trouble-read-only = the disk can only be read
trouble-name = this cannot be the name of a file
trouble-exists = there is something of this name already
trouble-data = its content is damaged
trouble-other = the system says ‘{ $text }’

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = a position text has seven fields separated by single spaces, this one has { $count }
position-long = this text is too long for a position ({ $bytes } bytes)
position-field = field { $number } ({ $name }): { $why }
position-field-1 = board
position-field-2 = side to move
position-field-3 = reserves
position-field-4 = unmoved
position-field-5 = en passant
position-field-6 = halfmoves
position-field-7 = move number
position-exposed = { $side }'s { $name } on { $cell } could be captured at once
position-royals = { $side } has { $count } royal men where exactly one is needed
position-no-letter = no man has the letter '{ $letter }'
position-no-turned = '{ $letter }' has no turned side
position-side = '{ $text }' is neither 'w' nor 'b'
position-no-reserves = this game has no reserves; write '-'
position-reserves = write [white|black|neutral]
position-reserve-count = { $count } reserves where [white|black|neutral] are needed
position-unsorted-letters = the letters of '{ $text }' are not sorted
position-royal-held = the royal man '{ $letter }' cannot be in a reserve
position-too-many = too many '{ $letter }' in one reserve
position-moved = no man whose first move matters stands on { $cell }
position-passing = write 'cells>victim' or '-'
position-no-passing = no move of the last ply makes '{ $text }' possible
position-unsorted-cells = the cells of '{ $text }' are not sorted as text
position-no-cell = '{ $text }' is no cell of this board
position-no-number = '{ $text }' is no number
position-from-one = moves are counted from 1

# What is wrong with the first field of the text of a position.
board-ranks = the board has { $ranks } ranks, but { $given } are given
board-rank = rank { $rank }: { $why }
board-large = '{ $text }' is too large
board-empty = '{ $text }' empty cells do not fit
board-plus = '+' without a letter
board-letter = '{ $letter }' is neither a letter nor a number
board-more = more than { $count } cells
board-no-cell = '{ $letter }' stands on { $cell }, which is not a cell of this board
board-fewer = { $given } cells where { $count } are needed

# What is wrong with the text of a move.
move-unfinished = '{ $text }' is not whole; it could be { $moves }
move-not-legal = '{ $text }' is not a legal move here

# Games that cannot be played.
no-game = there is no game '{ $id }'
nothing-to-play = no game can be played: the definition files have no game without problems (run `nestmate check FILE.ron` to see them)

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = error
report-help = help

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = the text has { $bytes } bytes
text-long-hint = a game has at most 8 MiB
text-start-hint = the start is a position text as 'Copy position' gives it
text-game-hint = name one of the program's games, by its id or its name
text-rule = '{ $rule }' is no rule; write name=value
text-rule-switch = '{ $rule }' is no rule; write { $name }=on or { $name }=off
text-rule-number = '{ $value }' is no number for '{ $name }'
text-rule-unknown = this game has no rule of the house '{ $name }'
text-tag-inside = a tag stands inside a variation
text-close-variation-hint = close the variation with ')'
text-ends-inside = the text ends inside a variation
text-close-hint = close it with ')'
text-deep = variations are nested more than { $most } deep
text-variation-first = a variation begins before there is a move that it could replace
text-variation-first-hint = put it after the move
text-close-many = there is a ')' too many
text-close-many-hint = take it away, or begin the variation with '('
text-no-move = '{ $text }' is no legal move of { $side } at move { $number }
text-no-move-hint = a move is written as in 'Copy game': e2e4
text-ambiguous = '{ $text }' could be { $moves }
text-ambiguous-hint = say where the man comes from
text-many-moves = the game has more than { $most } moves
text-first-only = Only the first game of the text was read.
text-bracket-many = there is a '{ $bracket }' too many
text-bracket-many-hint = take it away, or open the bracket
text-no-tag = this is no tag
text-tag-hint = write [Name "value"]
text-tag-open = the tag is not closed here
text-tag-endless = the value of this tag has no end
text-comment-endless = this comment has no end
text-comment-endless-hint = close it with '{"}"}'
text-no-glyph = this is no glyph
text-no-glyph-hint = write $ and a number from 0 to 255

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = the file has more than { $most } MiB
own-format = this is no { $format }
own-format-hint = such a file begins with its format and its version
own-newer = this { $format } was written by a newer version of the program (format { $known }, known is { $version })
own-newer-hint = open it with a newer version of the program
own-no-version = the version of the format is missing
own-definition = { $name }, the definition in it
own-no-game = the definition has no game '{ $id }'
own-no-parent = this is no move of the line before
own-no-move = there is no such move

illegal-move = this move is not legal here

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }, line { $line }: what stands here is no sentence; it is left out.
words-names = { $file }, line { $line }: this is no list of names; it is left out.
words-twice = { $file } has a sentence that another file has too.
words-unknown = { $file }: the program has no sentence ‘{ $key }’.
words-code = ‘{ $code }’ is no code of a language, such as fr or pt-BR.
words-more =
    { $count ->
        [0] { $first }
        [one] { $first } (One more problem is in the log.)
       *[other] { $first } ({ $count } more problems are in the log.)
    }
