# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
