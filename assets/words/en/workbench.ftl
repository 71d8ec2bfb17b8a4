# The workbench for definitions.

# Its head.
bench-definition = Definition
    .tip = Ctrl+Space completes a word; Tab leaves the editor forwards, Shift+Tab backwards
bench-completions = What can be written here
bench-completions-none = Nothing to suggest here
bench-mend-tip = Correct the word in the text; Ctrl+Z undoes it
bench-saved = Saved.
bench-saved-there = Saved. You will find it in the list of games.
# After changed rules were saved, where the game on the board is one of theirs.
bench-outdated = The game on the board still has the rules from before.
bench-renew = Go on with the new rules
rules-renewed = The game goes on with the new rules.
rules-renewed-position = The game goes on from this position with the new rules. Its moves were not kept: { $why }
rules-not-renewed = The game cannot go on with the new rules: { $why }
bench-from = Start from
bench-game = a game…
bench-empty = An empty board with two Kings
bench-empty-name = My game
bench-search = Search
bench-search-none = Nothing found
bench-play = Play…
    .tip = Load these definitions and start a new game; the current game is not affected
bench-drafts = Drafts
    .tip = Games you left unsaved when you opened another
bench-draft = { $name }, { $age }
bench-untitled = Untitled
bench-shelved = { $name } is kept under Drafts.
bench-unchanged = Nothing changed yet.
bench-unsaved = This game is not saved yet. Save it to keep it.
bench-my-version = { $name }, my version
bench-renamed = Your version is now called { $name }. The built-in game stays as it was.
bench-changed = { $file } (modified)
bench-read-again = The file was changed by another program and has been reloaded.
bench-other-text = The file was changed by another program. Your text is still here; saving it overwrites the file.
bench-files = Definitions
bench-no-board = The board appears once the text defines a complete game.

# Nesting two games.
stage-first = First game: { $game }
stage-second = Second game: { $game }
stage-other = Click for another game
stage-refine = Refine…
    .tip = Change pieces, rules and board in the workbench before you play
stage-left-out = Not carried over from the inner games: { $rules }.
bench-between = {"; "}
nest-name = { $first } and { $second }, nested
nest-about = { $first } on every second cell, { $second } on the cells between, and free pieces that hold both together. Each player’s royal King is a free piece; the King of an inner game leads its army, which is frozen without it.
nest-free = Free pieces
nest-wide = Wide { $piece }
nest-tilted = { $game } is played from corner to corner, so it cannot be nested.
nest-one-sided = The sides face each other differently in { $first } and in { $second }, so the two cannot share a board.
nest-royals = { $game } has more than one royal piece, so it cannot be nested.
nest-setup = { $game } begins without its royal pieces on the board, so it cannot be nested.
nest-wrapped = The board of { $game } wraps around, so it cannot be nested.
nest-large = The board would have { $files } files and { $ranks } ranks.
nest-large-hint = A board can have 26 files and 512 cells. Choose smaller games.
nest-letters = The two games have too many kinds of pieces. A game can have 26 letters, and the free pieces take five.
nest-full = The two games leave no cells for free pieces.

# The designer.
bench-design = Designer
    .tip = Make the game by clicking; the text follows
design-undo = Undo
design-redo = Redo
design-unreadable = The designer cannot read this text yet. Fix the problems first.
design-title = The game’s name
design-author = Author
design-sides = Sides
    .tip = What players call the two sides
design-side-first = Name of the side that moves first
design-side-second = Name of the other side
design-about = Description
design-board = Board
design-files = Files
design-ranks = Ranks
design-pieces = Pieces
design-add = Add
design-piece = a piece…
# A piece, and a game that has it.
design-piece-of = { $piece }, { $game }
design-own = A piece of my own…
design-own-name = My piece
design-remove = Remove { $piece }
design-remove-royal = This piece is royal. Clear the royal checkbox to remove it.
design-name = Name
design-moves = How the { $piece } moves
design-moves-help = Click a cell to give the piece a move there; click again to take it away. Cells that light up together change together.
# A piece in Betza’s notation, and what is wrong with it.
design-betza = Betza notation
    .tip = How the piece moves, in the notation of XBoard and Fairy-Stockfish; it takes the place of all its moves
design-betza-take = Set moves
betza-no-step = There is no step after ‘{ $letters }’.
betza-letter = ‘{ $letter }’ does not stand for any step.
betza-unsaid = ‘{ $letter }’ in ‘{ $part }’ cannot be expressed in a definition.
betza-directions = The directions ‘{ $letters }’ in ‘{ $part }’ cannot be expressed in a definition.
design-both = moves and captures
design-move = moves only
design-capture = captures only
design-first = first move only
design-unchecked = not while in check
design-way = A click gives
design-way-leap = a step or jump
design-way-slide = a slide
design-way-lame = a step that can be blocked
design-way-hop = a jump over one piece, then on
design-way-vault = a hop to the cell just beyond a piece
design-way-circle = steps round a circle
design-way-zigzag = steps in a zigzag
design-way-twice = one step or two, capturing on each
design-direction = going
design-all-around = all ways
design-forward = forward
design-forwardmost = furthest forward
design-sideways = sideways
design-backward = backward
design-towards = chosen directions
design-most = maximum steps (0: no limit)
design-leg-diagonal = diagonal part first
design-zigzag-both = alternating straight and diagonal
design-twice-both = straight and diagonal steps
design-lame = step that can be blocked
design-hop = jump beyond
design-vault = hop to the cell just beyond
design-circle = circle
design-zigzag = zigzag
design-twice = one step or two
design-at-first = { $ways }, first move only
design-royal = royal
design-letter = Letter
design-letter-taken = { $letter } is already the letter of { $piece }.
design-letter-other = A piece’s letter is one from A to Z.
design-promotes = { $pieces } can promote to it
design-picture = Picture
design-picture-none = how it moves
design-turned = Promoted side
design-turned-none = none
design-turned-name = Its name
design-ahead = { $count } ahead
design-back = { $count } back
design-right = { $count } right
design-left = { $count } left
design-as = moves like the { $piece }
design-slide-far = slides any distance
design-slide-most = slides at most this far
design-mirrored-too =
    { $count ->
        [one] One mirrored cell changes with it.
       *[other] { $count } mirrored cells change with it.
    }
design-not-there = That cell does not lie in the chosen direction.
design-none = nothing
design-leap = step
design-slide = slide
design-start = Start
design-placed = { $side } { $piece }
    .tip = Click a cell, or draw over empty cells to fill them
design-placed-promoted = promoted side up
design-empty = empty cell
design-hole = hole
    .tip = Click cells or draw over them to cut them out; do it again to put them back
design-mirror = mirrored for the other side
design-cell-empty = { $cell }, empty
design-cell-hole = { $cell }, hole
design-cell = { $cell }, { $side } { $piece }
design-rules = Rules
design-rules-more = Add a rule:
design-rule-remove = Remove
design-rule-drops = Captured pieces change sides and can be dropped
design-rule = a rule…
# The headings of the list of rules.
design-group-winning = Winning and losing
design-group-drawing = Drawing
design-group-royal = Royal pieces and check
design-group-moving = Moving
design-group-capturing = Capturing
design-group-promoting = Promoting and exchanging
design-group-dropping = Reserves and dropping
design-endings = Checkmate, stalemate and draws
# House rules: players turn them on and off before a game.
design-house-more = Add a house rule:
design-house-without = Without: { $rule }
design-group-without = Leaving a rule out
design-house-name = Name of the house rule
design-house-on = on by default
design-house-inherited = This house rule comes from the game that yours is based on
design-house-regions = Other cells: { $regions }
design-mirrored = { $other } sees the board
design-flip = top to bottom
design-turn = turned round
design-across = left to right
design-wrap = Wraps around
design-wrap-nowhere = nowhere
design-wrap-files = left and right
design-wrap-ranks = top and bottom
design-wrap-both = both ways
design-armies = Armies go
design-armies-up = up the board
design-armies-corner = from corner to corner
design-regions = Regions
design-paint = paint { $name }
design-paint-help = Click cells or draw over them. Rules can then refer to this region. Frames mark the cells that count for { $other }.
design-region-new = New region
design-region-hint = name
design-region-name = region { $number }
design-region-used = Rules or pieces still use this region
design-region-of = { $region } ({ $game })
design-cell-painted = { $cell }, painted
design-painting = Painting ‘{ $name }’ for this rule: { $rule }
design-painting-done = Done
design-hand-fewer = Take one { $piece } out of { $owner }’s reserve
design-hand-help = What this side starts with in its reserve. You can also drop a piece here.
# What a region is called that is painted for a rule. They become names in the text of the game.
region-goal = goal
region-promotion = promotion zone
region-drops = drop zone
region-start = starting cells
region-army = home of the army
region-exchange = exchange zone
region-other = zone

# Problems.
bench-checking = Checking…
bench-good = No problems. Playable: { $games }.
bench-good-warned = Playable: { $games }. { $count ->
        [one] One warning:
       *[other] { $count } warnings:
    }
bench-problems =
    { $count ->
        [one] One problem
       *[other] { $count } problems
    }
bench-problem = Line { $line }, column { $column }: { $problem }
bench-warning = Line { $line }, column { $column }, warning: { $problem }

# Trials.
bench-count = Count positions (perft)
bench-try = Test it by self-play
    .tip = Let the engine play some quick games against itself
bench-stop = Stop
bench-learn = Let the engine learn this game
    .tip = The engine plays itself, learns from its games, and keeps what it learned if that wins a match. From then on, the engine uses it at full strength (level 8).
bench-learn-on = Go on learning
bench-learn-pause = Pause learning
bench-learn-pausing = Pausing…
bench-learn-takes = Takes up to { $rounds } rounds. In each, the engine plays { $games } games against itself, learns from all games so far, and tests the result in a { $total }-game match. It stops early after { $patience } rounds without a gain. You can pause and go on whenever you like, and play meanwhile. Quitting pauses it, too.
bench-learn-round-now = Round { $round } of at most { $rounds }.
bench-learn-left-soon = Less than a minute left in this part of the round.
bench-learn-left-minutes =
    { $count ->
        [one] About { $count } minute left in this part of the round.
       *[other] About { $count } minutes left in this part of the round.
    }
bench-learn-left-hours =
    { $count ->
        [one] About { $count } hour left in this part of the round.
       *[other] About { $count } hours left in this part of the round.
    }
bench-learn-all-minutes =
    { $count ->
        [one] About { $count } minute left altogether if every round is needed.
       *[other] About { $count } minutes left altogether if every round is needed.
    }
bench-learn-all-hours =
    { $count ->
        [one] About { $count } hour left altogether if every round is needed.
       *[other] About { $count } hours left altogether if every round is needed.
    }
bench-learn-notice = Learning { $game }: round { $round }, { $share }%
bench-learn-notice-pause = Pause
bench-learn-notice-paused = Learning { $game } is paused
bench-learn-notice-on = Go on
bench-learn-begins = { $game }: getting ready
bench-learn-games = { $game }: { $done } of { $total } games played
bench-learn-fit = { $game }: learning from { $positions } positions, pass { $pass }
bench-learn-match = { $game }: testing what it learned, { $done } of { $total } games
bench-learn-gained = Gained so far: { $elo } Elo
bench-learn-nothing = Nothing better found yet.
bench-learn-round =
    Round { $round }: { $elo } Elo, { $verdict ->
        [kept] kept
       *[dropped] not enough of a gain, so not kept
    }
bench-learn-failed = Learning stopped: { $why }
bench-depth = Depth { $depth }
bench-progress = { $done } of { $total } games
bench-results = { $side } won { $white }, { $other } won { $black }, { $drawn } drawn.
bench-earlier = These games were played with the text as it was before your last changes.
bench-now = now
bench-before = before
bench-balance = { $side } scores
    .tip = { $side }’s share of the points, with its 95% interval; 50% is balanced. Where both armies are alike, the difference is the advantage of moving first
bench-decided = Games decided
    .tip = The share of games that have a winner
bench-length = Length in plies
    .tip = The shortest game, the median and the longest
bench-spread = { $short } to { $long }, median { $middle }
bench-choices = Moves to choose from
    .tip = Legal moves in a position, on average
bench-lead-changes = Lead changes per game
    .tip = How often the lead changes sides, in the engine’s view
bench-drama = Comebacks
    .tip = How far and how long the winner was behind before winning: 0% if no winner ever was (Browne’s ‘drama’)
bench-freezes = Freezes per game: { $army }
bench-freezes-tip = How often this army is frozen in a game, for both sides together
bench-endings = Endings: { $endings }.
bench-mated-with = Mates with few pieces left: { $mates }.
    .tip = What the winner had left beside the royal piece in games won by checkmate
bench-mate =
    { $count ->
        [one] { $pieces } ({ $count } game)
       *[other] { $pieces } ({ $count } games)
    }
bench-mate-alone = the royal piece alone
bench-all-moved = Every kind of piece moved.
bench-idle = Never moved: { $pieces }.
bench-unused = Rules never used: { $rules }.
# Rules in short.
bench-rule-freeze = freezing
bench-rule-double-step = double step
bench-rule-castle = castling
bench-rule-promote = promotion
bench-rule-become = becoming another piece
bench-rule-exchange = exchange
bench-rule-drop = dropping
bench-rule-gate = entering from the reserve
bench-rule-pass = passing
bench-rule-vanish = vanishing
bench-rule-no-mate = mate that draws
bench-rule-reach = reaching the goal
bench-rule-impasse = the impasse
bench-rule-bare = bare royal piece
bench-rule-extinct = running out of pieces
bench-rule-counting = counted moves
bench-rule-checks = winning by checks
bench-rule-other = another rule
bench-rule-of = { $rule } ({ $pieces })
bench-piece = Piece
bench-derived = Estimated
    .tip = Worked out by the engine from how the piece moves, in Pawns
bench-played = In these games
    .tip = What the results of these games say it is worth, in Pawns, with its 95% interval

# How games ended, where the words of finished games are too long.
bench-ended-repetition = repetition
bench-ended-no-progress = no progress
bench-ended-checks = checks
bench-ended-longest = stopped at the move limit
bench-ended-forfeit = forfeit

# What is wrong, in the words of the designer.
design-problem = { $part }: { $problem }
design-warning = { $part }, warning: { $problem }
design-only-text = Something here can only be fixed in the text: click to see it.
design-hint-royal = put a piece that is royal on the board, or add a rule by which the game is won without one
design-hint-steps = change how many files the two pieces move
design-hint-counting = set the number of moves above 0, or add a limit
design-hint-cells = paint at least one cell
design-hint-castling = put both pieces on one rank, farther apart than they move
