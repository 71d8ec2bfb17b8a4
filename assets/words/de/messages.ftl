# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = Die Aufstellung braucht einen Namen.
array-long-name = Ein Name hat höchstens { $most } Zeichen.
array-name-taken = Es gibt schon ein Spiel namens { $name }.
array-unknown = Die Definition dieses Spiels ist nicht bekannt.
array-no-folder = Es gibt keinen Ordner, in dem sie gespeichert werden könnte.
array-refused = Diese Aufstellung kann nicht gespeichert werden: { $why }.

# Setting up a position.
editor-busy = Eine Stellung wird aufgebaut: von ihr aus spielen oder analysieren, oder abbrechen.
editor-unreadable = Das kann nicht aufgebaut werden: { $why }.
editor-no-position = Das ist noch keine Stellung: { $why }.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.

# Playing.
nothing-to-take-back = Es gibt keinen eigenen Zug zurückzunehmen.
nothing-to-replay = Es gibt keinen Zug, der noch einmal gespielt werden könnte.
game-over = Die Partie ist zu Ende.
computer-plays = Der Computer spielt { $side }.
computer-busy = Der Computer denkt über seinen eigenen Zug nach.
computer-no-move = Der Computer hat keinen Zug gefunden.
neutral-no-drop = Niemand kann Figuren der neutralen Reserve einsetzen.
no-drop-now = Es gibt jetzt kein Feld, auf dem { $name } eingesetzt werden könnte.
not-legal = Dieser Zug ist hier nicht legal.
picked-frozen = { $name } ist erstarrt: { $why }.

# Changing the moves of a game.
line-raised = Die Variante ist nach vorn gerückt.
line-main = Die Variante ist jetzt die Hauptvariante.
line-main-already = Das ist schon die Hauptvariante.
line-deleted = Die Variante ist gelöscht. Strg+Z bringt sie zurück.
line-start = Die Ausgangsstellung kann nicht gelöscht werden.
moves-undone = Die Änderung der Züge ist rückgängig gemacht.
game-back = Die vorige Partie ist wieder auf dem Brett.

# Clocks and reviews.
no-clocks = Diese Partie wird ohne Uhren gespielt.
time-up = Die Zeit von { $side } ist abgelaufen.
review-nothing = Es gibt noch keinen Zug zu prüfen.
review-done = Jeder Zug dieser Variante ist geprüft.

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = Die Prüfung kennt vor diesem Zug nichts Weiteres dieser Art: { $mark }.
review-none-after = Die Prüfung kennt nach diesem Zug nichts Weiteres dieser Art: { $mark }.

# Moves that are typed. $text is what was written.
typed-several = ‚{ $text }‘ könnte { $moves } sein.
typed-reserve-empty = In der Reserve von { $side } ist keine Figur { $name }.
typed-no-letter = Keine Figur hat den Buchstaben ‚{ $letter }‘.
typed-no-cell = ‚{ $cell }‘ ist kein Feld dieses Bretts.
typed-no-move = ‚{ $text }‘ ist hier kein Zug. Ein Zug wird mit Start- und Zielfeld geschrieben, etwa { $example }.
typed-nothing-there = Auf { $cell } steht nichts.
typed-not-own = { $name } auf { $cell } gehört { $side }.
typed-write = Zu schreiben ist { $moves }.

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the man comes from.
move-drop = { $man } einsetzen
move-castles = { $man } rochiert
move-in-passing = { $man } schlägt en passant
move-takes = { $man } schlägt { $victim }
move-turns = { $moved }, wird umgedreht
move-becomes = { $moved }, wird { $man }
move-exchanged = { $moved }, gegen { $man } aus { $reserve ->
        [white] der Reserve von Weiß
        [black] der Reserve von Schwarz
       *[neutral] der neutralen Reserve
    }
