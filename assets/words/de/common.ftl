# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Buttons.
close = Schließen
cancel = Abbrechen
done = Fertig

# A man of which no more is known.
man = Figur
