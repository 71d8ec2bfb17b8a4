# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# What stands between the parts of a list, between parts that have commas of their own, and between sentences.
between-parts = ,{" "}
between-groups = ;{" "}
between-sentences = {" "}

# Buttons.
close = Close
cancel = Cancel
done = Done

# A piece of which no more is known.
piece = piece


# What is written on keys.
key-ctrl = Ctrl
key-shift = Shift
key-space = Space
key-home = Home
key-end = End
key-delete = Delete
key-page-up = Page Up
key-page-down = Page Down
key-left = Left
key-right = Right
key-up = Up
key-down = Down
# A tip with the keys that do the same.
tip-keys = { $tip } ({ $keys })
