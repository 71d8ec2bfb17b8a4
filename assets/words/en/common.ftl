# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# Buttons.
close = Close
cancel = Cancel
done = Done

# A man of which no more is known.
man = man
