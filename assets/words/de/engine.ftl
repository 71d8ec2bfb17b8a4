# The computer: levels, and what a review thinks of moves.

# What a review thinks of a move; as a label, and within a sentence.
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer
mark-inaccuracy-in-sentence = Ungenauigkeit
mark-mistake-in-sentence = Fehler
mark-blunder-in-sentence = Patzer

# What people call the levels, weakest first, and what to expect of each.
level-1 = Erste Schritte
    .tip = Für die allererste Partie: übersieht vieles von dem, was auf dem Brett geschieht
level-2 = Anfänger
    .tip = Weiß, wie die Figuren ziehen, und vergisst oft eine davon
level-3 = Lernend
    .tip = Schlägt, was ungedeckt steht, und sieht manche Antwort
level-4 = Gelegenheitsspieler
    .tip = Spielt zum Spaß: sieht einfache Drohungen, übersieht lange und rückwärtige Züge
level-5 = Vereinsspieler
    .tip = Schaut ein wenig voraus und bestraft grobe Fehler
level-6 = Stark
    .tip = Übersieht wenig und plant einige Züge voraus
level-7 = Experte
    .tip = Sieht fast alles einige Züge voraus
level-8 = Volle Stärke
    .tip = So stark, wie Rechner und Zeit es erlauben
