# Dialogs about the game and the window.

looks-language = Language
looks-language-system = As the system
