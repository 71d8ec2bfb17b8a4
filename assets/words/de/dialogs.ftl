# Dialogs about the game and the window.

looks-language = Sprache
looks-language-system = Wie das System
