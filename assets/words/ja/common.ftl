# Words for many places.

# $first is all of a list but its last part, with commas between.
list-and = { $first }、{ $last }
list-or = { $first }または{ $last }
# What stands between the parts of a list, between parts that have commas of their own, and between sentences.
between-parts = 、
between-groups = 。
between-sentences = {""}

# Buttons.
close = 閉じる
cancel = キャンセル
done = 完了

# A piece of which no more is known.
piece = 駒


# What is written on keys.
key-ctrl = Ctrl
key-shift = Shift
key-space = スペース
key-home = Home
key-end = End
key-delete = Delete
key-page-up = Page Up
key-page-down = Page Down
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
tip-keys = { $tip }（{ $keys }）
