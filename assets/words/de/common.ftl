# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# What stands between the parts of a list, between parts that have commas of their own, and between sentences.
between-parts = ,{" "}
between-groups = ;{" "}
between-sentences = {" "}

# Buttons.
close = Schließen
cancel = Abbrechen
done = Fertig

# A piece of which no more is known.
piece = Figur


# What is written on keys.
key-ctrl = Strg
key-shift = Umschalt
key-space = Leertaste
key-home = Pos1
key-end = Ende
key-delete = Entf
key-page-up = Bild auf
key-page-down = Bild ab
key-left = Links
key-right = Rechts
key-up = Hoch
key-down = Runter
tip-keys = { $tip } ({ $keys })
