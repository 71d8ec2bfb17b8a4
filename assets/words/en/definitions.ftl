# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = the file has { $bytes } bytes
def-large-hint = a definition file has at most 1 MiB
def-no-list = this is not a list of games
def-no-list-hint = write [ (id: …), (id: …) ], and look for a bracket that is not closed
def-after = there is something after the list of games
def-after-hint = only comments may follow the list
def-many = not read from here on: more than { $games } games or { $problems } problems
def-many-hint = mend what is told, or spread the games over several files

# A game as a whole.
def-missing = the field `{ $field }` is missing
def-missing-hint = give it here, or name a game that has it in `based_on`
def-id = '{ $id }' cannot be an id
def-id-hint = use up to 64 lower-case letters, digits and hyphens
def-id-taken = the id '{ $id }' is taken
def-id-taken-hint = give each game an id of its own
def-base = there is no game '{ $id }' before this one
def-base-hint = a game can be based on one above it, or on one that the program ships
def-entries = { $count } entries; the most is { $most }
def-complex = the men of this game have too many moves on this board
def-complex-hint = the cells on all paths of all men from all cells together are at most { $most }

# The board.
def-forward = no direction
def-forward-hint = use (0, 1) for up the board or (1, 1) for corner to corner
def-board = a board of { $files } × { $ranks } cannot be played on
def-board-hint = it takes 1 to 26 files and at most 512 cells in all
def-river = no river can be between the ranks { $near } and { $far }
def-river-hint = write two ranks of the board, one after the other, as (5, 6)
def-no-cells = the board has no cells

# The start array.
def-start-hint = ranks from the top down, `/` between them
def-start-fields = a position text has seven fields
def-start-fields-hint = board side reserves unmoved en-passant halfmoves move
def-royals = { $side } has { $count } royal men
def-royals-hint = each side has exactly one

# Layers, games inside, endings, weights.
def-layer-name = '{ $name }' cannot name this layer
def-layer-name-hint = each layer has a name of its own, without spaces, commas and equals signs
def-tint = '{ $text }' is no colour
def-tint-hint = write it as "#rrggbb"
def-from-zero = no cell can be counted from 0
def-from-zero-hint = scale and origin are 1 or more
def-pair = '{ $text }' is no pair of letters
def-pair-hint = inner letter, then ours
def-repetition = the game would end at once
def-repetition-hint = use 0 for never, or 2 and more
def-no-man = there is no man '{ $name }'
def-no-man-hint = write a letter of `men`, with + for its turned side
def-man-weight = a weight of { $name } is out of range
def-weight = a weight is out of range
def-weight-hint = weights go from -{ $most } to { $most }
def-levels = the skills of the levels are not as they should be
def-levels-hint = give { $count } numbers in rising order, from 0 to { $most }, or none
def-letters = the letters of others for '{ $letter }' cannot be read
def-letters-hint = give a man's letter and large letters that stand for no other man: letters: { "{" }'E': "B"{ "}" }

# Men.
def-kinds = { $count } kinds of men, turned sides included
def-kinds-hint = a game has 1 to { $most }
def-man-letter = '{ $letter }' cannot stand for a man
def-man-letter-hint = use a letter from A to Z
def-letter-taken = the letter '{ $letter }' is taken
def-letter-taken-hint = give each man its own letter
def-letter = no man has the letter '{ $letter }'
def-letter-hint = the letters of this game are { $letters }
def-man-name = a man needs a name
def-man-name-hint = 1 to 60 letters
def-no-royal = no man is royal
def-no-royal-hint = mark the King-like man with `royal: true`
def-royal-turned = a royal man cannot turn over
def-not-turned = '{ $letter }' has no turned side
def-not-turned-hint = give the man a `turned`

# Ways of moving.
def-ways = { $count } ways of moving
def-ways-hint = the most is { $most }
def-as = `As` leads to `As` and on
def-as-hint = name a man with moves of its own
def-no-image = no image of this step goes that way
def-no-image-hint = look at `dirs` and at the board's `forward`
def-nowhere = this step leads nowhere
def-nowhere-hint = give (files, ranks), not both 0, each at most 25
def-via = `via` belongs to `Lame`, and `Lame` needs it
def-via-hint = for a Mao: Lame(step: (2, 1), via: (1, 0))
def-and = `and` belongs to `Zigzag`, and `Zigzag` needs it
def-and-hint = Zigzag(step: (1, 0), and: (1, 1))
def-hop = a Hop is for capturing
def-hop-hint = write `only: Capture`, and a Slide with `only: Move` beside it

# Regions.
def-circle = the region "{ $name }" is made of itself
def-circle-hint = break the circle of names
def-no-region = no region is named "{ $name }"
def-no-region-hint = the regions of this game are: { $names }
def-deep = a region nested too deeply
def-deep-hint = give its parts names under `regions`
def-no-rank = there is no rank { $rank }
def-no-rank-hint = ranks go from 1 to { $last }
def-no-file = there is no file '{ $letter }'
def-no-file-hint = files go from a to { $last }
def-cell-hint = write cells as file and rank, `a1`

# Rules.
def-step-forward = this step does not lead forward
def-step-forward-hint = give the single step, such as (0, 1)
def-partner = the partner must end short of the King-like man
def-partner-hint = make `partner_steps` less than `steps`
def-vanish = the royal man cannot vanish
def-enemy-reserve = a captured man cannot go back to its own side's reserve
def-enemy-reserve-hint = use Own or Neutral
def-royal-among = the royal man cannot be among these
def-royal-among-hint = a game has one royal man a side at any time
def-no-choice = nothing to choose from
def-no-choice-hint = give at least one letter
def-overlap = this group overlaps an earlier one
def-overlap-hint = on one cell a man depends on one semi-royal at most

# What cannot be read at all, in definitions and in the program's own files.
ron-field = there is no field `{ $name }` here
ron-word = `{ $name }` means nothing here
ron-known = here can stand: { $names }
ron-twice = the field `{ $name }` is there twice
ron-name = `{ $name }` cannot stand here
ron-name-hint = `{ $name }` can, or nothing
ron-digit = `{ $digit }` is no digit of this number
ron-sign = `{ $sign }` cannot stand here
ron-no-name = `{ $name }` cannot be a name
ron-extension = there is no extension of the format named `{ $name }`
ron-end = the text ends too early
ron-needs-sign = a `{ $sign }` is needed here
ron-attribute = this is no extension of the format
ron-boolean = `true` or `false` is needed here
ron-letter = one letter between '…' is needed here
ron-whole = a whole number is needed here
ron-number = a number is needed here
ron-option = `Some(…)` or `None` is needed here
ron-text = a text between "…" is needed here
ron-text-end = this text has no closing "
ron-identifier = a name is needed here
ron-escape = what follows the \ means nothing
ron-range = this number is out of range
ron-trailing = there is something after the end
ron-deep = brackets are nested too deeply
ron-other = this cannot be read: { $text }
ron-mismatch =
    { $needed ->
        [text] `{ $found }` cannot stand here, a text between "…" is needed
        [letter] `{ $found }` cannot stand here, one letter between '…' is needed
        [boolean] `{ $found }` cannot stand here, `true` or `false` is needed
        [bracket] `{ $found }` cannot stand here, values between (…) are needed
        [list] `{ $found }` cannot stand here, a list between […] is needed
        [map] `{ $found }` cannot stand here, names with values between {"{"}…{"}"} are needed
        [whole] `{ $found }` cannot stand here, a whole number is needed
       *[other] `{ $found }` cannot stand here
    }
ron-count = { $wanted } values are needed between these brackets, not { $found }
ron-count-other = { $found } values are too many or too few
