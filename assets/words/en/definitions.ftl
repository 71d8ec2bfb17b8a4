# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = the file is { $bytes } bytes long
def-large-hint = a definition file can be at most 1 MiB
def-no-list = this is not a list of games
def-no-list-hint = write [ (id: …), (id: …) ], and check for an unclosed bracket; comments begin with //
def-after = there is unexpected text after the list of games
def-after-hint = only comments may follow the list
def-unclosed = this `{ $sign }` is never closed
def-unclosed-hint = add a `{ $sign }` where the value that begins here ends
def-many = stopped reading here: more than { $games } games or { $problems } problems, or games that are too large
def-many-hint = fix the problems listed, or split the games over several files

# A game as a whole.
def-missing = the field `{ $field }` is missing
def-missing-hint = add it here, or use `based_on` to name a game that has it
def-id = ‘{ $id }’ is not a valid id
def-id-hint = use up to 64 lower-case letters, digits and hyphens
def-hidden = there is a hidden character ({ $code }) in this text
def-hidden-hint = leave out control characters, line breaks in names, and marks of writing direction
def-side-unnamed = a side has no name
def-sides-alike = both sides are called ‘{ $name }’
def-sides-hint = write two different names, such as sides: ("Red", "Black"), or leave sides out for White and Black
def-id-taken = the id ‘{ $id }’ is already in use
def-id-taken-hint = give each game its own id
def-base = there is no game ‘{ $id }’ above this one
def-base-hint = a game can be based on one above it or on one that comes with Nestmate
def-inherited = in `{ $field }`, inherited from ‘{ $game }’: { $problem }
def-inherited-hint = or give this game its own `{ $field }`
def-entries = { $count } entries; at most { $most } are allowed
def-complex = this game takes too long to prepare
def-complex-hint = use fewer pieces, ways of moving, regions or rules, shorter lines (`most`), or a smaller board

# The board.
def-forward = not a direction
def-forward-hint = use (0, 1) for up the board or (1, 1) for corner to corner
def-board = a board of { $files } × { $ranks } is not possible
def-board-hint = use 1 to 26 files and at most 512 cells
def-river = there cannot be a river between ranks { $near } and { $far }
def-river-hint = name two adjacent ranks of the board, for example (5, 6)
def-no-cells = the board has no cells

# The start array.
def-start-hint = write the ranks from the top down, with `/` between them
def-start-fields = a position has seven fields, or the six of FEN
def-start-fields-hint = board side reserves unmoved en-passant halfmoves move
def-start-castling = ‘{ $letter }’ does not stand for exactly one castling move of this game
def-start-castling-hint = name the cells of the unmoved pieces instead, as a position with seven fields does
def-royals = { $side } has { $count } royal pieces
def-royals-hint = one is enough; for several, add the rule Royals
def-royals-none-hint = mark its king piece with `royal: true`, or add a rule by which the game is won without one: Reach, Extinct or Spent

# Layers, games inside, endings, weights.
def-layer-name = ‘{ $name }’ is not a valid layer name
def-layer-name-hint = each layer needs its own name, without spaces, commas or equals signs
def-tint = ‘{ $text }’ is not a colour
def-tint-hint = write it as "#rrggbb"
def-from-zero = cells are counted from 1, not 0
def-from-zero-hint = use 1 or more for scale and origin
def-pair = ‘{ $text }’ is not a pair of letters
def-pair-hint = the inner game’s letter, then this game’s
def-repetition = the game would end immediately
def-repetition-hint = use 0 for never, or 2 or more
def-no-piece = there is no piece ‘{ $name }’
def-no-piece-hint = use a letter from `pieces`, with + for its promoted side
def-piece-weight = a weight of { $name } is out of range
def-weight = a weight is out of range
def-weight-hint = weights go from -{ $most } to { $most }
def-levels = the numbers for the levels are not valid
def-levels-hint = give { $count } numbers in increasing order from 0 to { $most }, or none
def-letters = the letters that other programs use for ‘{ $letter }’ are not valid
def-letters-hint = map a piece’s letter to capital letters not used for another piece, for example letters: { "{" }'E': "B"{ "}" }
def-signs = the signs that records have for ‘{ $letter }’ are not valid
def-signs-hint = give each piece a sign that no other has, and a second one for its turned side, for example pieces: { "{" }'P': "歩と"{ "}" }
def-two-signs-hint = give each piece a sign for each side, neither of which any other piece has, for example pieces: { "{" }'P': "兵卒"{ "}" }; order has letters of pieces

# Pieces.
def-kinds = this game has { $count } kinds of pieces, counting promoted sides
def-kinds-hint = a game can have 1 to { $most }
def-piece-letter = ‘{ $letter }’ cannot be a piece’s letter
def-piece-letter-hint = use a letter from A to Z
def-letter-taken = the letter ‘{ $letter }’ is already in use
def-letter-taken-hint = give each piece its own letter
def-letter = no piece has the letter ‘{ $letter }’
def-letter-hint = the letters of this game are { $letters }
def-nothing-to-change = there is no base game whose pieces could be added to, changed or left out
def-nothing-to-change-hint = name a game in `based_on`, and leave out `pieces`
def-piece-name = every piece needs a name
def-piece-name-hint = use 1 to 60 letters
def-no-royal = no piece is royal
def-no-royal-hint = mark the king piece with `royal: true`
def-royal-turned = a royal piece cannot have a promoted side
def-royal-turned-hint = make the promoted side royal, too, and add the rule Royals
def-royal-side = a promoted side cannot be royal without the rule Royals
def-royal-side-hint = add `Royals(safe: One)` or `Royals(safe: Each)` to the rules
def-not-turned = ‘{ $letter }’ has no promoted side
def-not-turned-hint = give the piece a `turned`
def-promoted-twice = pieces of two kinds become ‘{ $letter }’ until they are captured
def-promoted-twice-hint = only one kind can: a captured ‘{ $letter }~’ must show what it was

# Ways of moving.
def-ways = this piece has { $count } ways of moving
def-ways-hint = at most { $most } are allowed
def-as = an `As` refers to another `As`
def-as-hint = name a piece with moves of its own
def-no-image = no mirror image of this step goes in that direction
def-no-image-hint = check `dirs` and the board’s `forward`
def-nowhere = this step goes nowhere
def-nowhere-hint = give (files, ranks), not both 0, each 25 or less
def-via = `via` is only for `Lame`, which needs it
def-via-hint = for a Mao: Lame(step: (2, 1), via: (1, 0)); several cells are a list: via: [(1, 0), (2, 1)]
def-and = `and` is only for `Zigzag`, which needs it
def-and-hint = Zigzag(step: (1, 0), and: (1, 1))
def-except = `except` is only for `Hop` and `Vault`
def-except-hint = it names the pieces that are neither jumped over nor captured
def-twice = a move of two steps needs a board of at most { $most } cells, and cannot have `only`
def-twice-hint = leave `only` out, or use `Leap`
def-never-first = a promoted side has always moved before
def-never-first-hint = leave out `first` here
def-unchecked = `unchecked` goes only with `first`
def-unchecked-hint = add `first: true`, or leave out `unchecked`
def-first-moves = at most { $most } pieces can castle or have ways with `first`

# Regions.
def-circle = the region ‘{ $name }’ refers to itself
def-circle-hint = break the cycle
def-no-region = there is no region named ‘{ $name }’
def-no-region-hint = the regions of this game are: { $names }
def-deep = this region is nested too deeply
def-deep-hint = name its parts under `regions`
def-no-rank = there is no rank { $rank }
def-no-rank-hint = ranks go from 1 to { $last }
def-no-file = there is no file ‘{ $letter }’
def-no-file-hint = files go from a to { $last }
def-cell-hint = write cells as file and rank, `a1`

# Rules.
def-step-forward = this step does not go forward
def-step-forward-hint = give the single step, for example (0, 1)
def-steps = `most` must be at least 2 and at most { $most }
def-partner = the partner must stop short of the king piece
def-partner-hint = make `partner_steps` less than `steps`
def-castle-alike = two castlings on the same side would be written the same way
def-castle-alike-hint = choose other `steps`, so that the King could go to at most one of the two cells by itself
def-castle-ends = a castling to fixed cells needs one cell for the king piece and another on the same rank for its partner, and no steps
def-castle-ends-hint = write `to: (Cells("g1"), Cells("f1"))` without `steps` and `partner_steps`
def-shuffle-order = how many of these cells are still free would depend on the shuffle, or there are fewer cells than pieces
def-shuffle-order-hint = give a rule all cells of each earlier one, or none of them
def-shuffle-array = the starting position is not one of those that can be drawn
def-shuffle-array-hint = in `start`, put exactly these pieces on these cells, and mirror White’s for Black
def-shuffle-many = there are more than { $most } starting positions to draw from
def-vanish = the royal piece cannot be removed from the board
def-nothing-counted = this rule counts no moves
def-nothing-counted-hint = give `both` or `bare` a number of moves
def-none-on-file = none of these pieces could ever be dropped
def-none-on-file-hint = make `most` 1 or more
def-no-end = the board wraps around and has no last rank
def-no-end-hint = name the cells in `on`
def-enemy-reserve = a captured piece cannot go back to its own side’s reserve
def-enemy-reserve-hint = use Own or Neutral
def-royal-among = the royal piece cannot be among these
def-royal-among-hint = a side always keeps its royal pieces, except with the rule Royals
def-worthless = what the pieces are worth decides the game, but no piece is worth anything
def-worthless-hint = give pieces a worth, for example worth: 50
def-one-royal = this rule is about the royal piece, and each side needs exactly one
def-one-royal-hint = begin with one royal piece on each side
def-checks = checks can be counted up to { $most }
def-no-choice = there is nothing to choose from
def-no-choice-hint = give at least one letter
def-overlap = this group overlaps an earlier one
def-overlap-hint = on any cell, a piece can depend on at most one semi-royal

# What can be played, but is most likely not meant.
warn-picture = there is no picture ‘{ $name }’
warn-picture-hint = a piece without a picture shows how it moves
warn-off-board = this way of moving leads off the board from every cell
warn-off-board-hint = check the step, and where it may be used
warn-no-layer = { $piece } is in no layer
warn-no-layer-hint = add its letter to the `pieces` of a layer
warn-never-moves = { $piece } can never move
warn-never-moves-hint = check its steps and regions
warn-never-promotes = { $piece } never promotes
warn-never-promotes-hint = add a rule that lets it promote on the last rank (Promote)
warn-never-castles = this rule never allows castling
warn-never-castles-hint = put both pieces on one rank, farther apart than `steps`, and name their cells as unmoved in `start`

# What cannot be read at all, in definitions and in the program's own files.
ron-field = there is no field `{ $name }` here
ron-word = `{ $name }` is not known here
ron-known = expected one of: { $names }
ron-near = did you mean `{ $name }`?
ron-letter-hint = write one letter in single quotes, 'K', and longer text in double quotes, "King"
ron-whole-hint = write it without quotes: 8
ron-text-hint = use straight double quotes: "King"; letters of several pieces are one text, too: "PR"
ron-identifier-hint = names stand without quotes: `board`, `Slide`, or for cells `Cells("a8")`
ron-round-hint = write values in round brackets: a step is (1, 0), and most rules name pieces, DoubleStep(pieces: "P")
ron-list-hint = write a list in square brackets, even of one: [8]
ron-map-hint = write names with values in curly brackets: { "{" }"zone": Ranks([8]){ "}" }
ron-colon-hint = put a colon between a field and its value: files: 8
ron-comma-hint = put a comma after the value that ends before this place
def-no-regions-hint = define it under `regions`
def-start-letter-hint = add the piece to `pieces`, or correct the letter; numbers stand for empty cells
ron-twice = the field `{ $name }` appears twice
ron-name = unexpected `{ $name }`
ron-name-hint = use `{ $name }`, or leave it out
ron-digit = `{ $digit }` is not a digit of this number
ron-sign = unexpected `{ $sign }`
ron-no-name = `{ $name }` is not a valid name
ron-extension = there is no format extension named `{ $name }`
ron-end = unexpected end of file
ron-needs-sign = expected `{ $sign }`
ron-attribute = unknown extension
ron-boolean = expected `true` or `false`
ron-letter = expected a single letter in quotes, '…'
ron-whole = expected a whole number
ron-number = expected a number
ron-option = expected `Some(…)` or `None`
ron-text = expected text in quotes, "…"
ron-text-end = this text has no closing "
ron-identifier = expected a name
ron-escape = unknown escape after \
ron-range = this number is out of range
ron-trailing = unexpected text after the end
ron-deep = brackets are nested too deeply
ron-other = could not be read: { $text }
ron-mismatch =
    { $needed ->
        [text] found `{ $found }`, expected text in quotes, "…"
        [letter] found `{ $found }`, expected a single letter in quotes, '…'
        [boolean] found `{ $found }`, expected `true` or `false`
        [bracket] found `{ $found }`, expected values in brackets, (…)
        [list] found `{ $found }`, expected a list, […]
        [map] found `{ $found }`, expected names with values, {"{"}…{"}"}
        [whole] found `{ $found }`, expected a whole number
       *[other] unexpected `{ $found }`
    }
ron-count =
    { $wanted ->
        [one] expected one value in these brackets, found { $found }
       *[other] expected { $wanted } values in these brackets, found { $found }
    }
ron-count-other = wrong number of values ({ $found })
