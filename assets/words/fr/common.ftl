# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# What stands between the parts of a list, between parts that have commas of their own, and between sentences.
between-parts = ,{" "}
between-groups = {" "};{" "}
between-sentences = {" "}

# Buttons.
close = Fermer
cancel = Annuler
done = Terminé

# A piece of which no more is known.
piece = pièce

# Sentences say `les`, `aux` or `des` before these.

# What is written on keys.
key-ctrl = Ctrl
key-shift = Maj
key-space = Espace
key-home = Début
key-end = Fin
key-delete = Suppr
key-page-up = Pg préc.
key-page-down = Pg suiv.
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
tip-keys = { $tip } ({ $keys })
