# Dialogs about the game and the window.

looks-language = Sprache

# How everything looks.
looks-window = Fenster
looks-board = Brett
looks-men = Figuren
looks-size = Größe von allem
looks-contrast = Hoher Kontrast
    .tip = Schwarz, Weiß und kräftige Linien im Fenster und auf dem Brett
looks-still = Weniger Bewegung
    .tip = Figuren, Balken und Menüs gleiten nicht
looks-sound = Töne
    .tip = Ein Ton für einen Zug, ein Schlagen, ein Schach und das Ende
looks-men-figurines = Figurinen
looks-men-diagrams = Diagramme ihrer Züge
looks-men-both = Beides
looks-system = Wie das System
looks-light = Hell
looks-dark = Dunkel
looks-board-paper = Papier
looks-board-walnut = Nussbaum
looks-board-slate = Schiefer
looks-board-meadow = Wiese
looks-board-safe-colours = Sichere Farben
looks-board-high-contrast = Hoher Kontrast

# Choosing keys.
bindings-how = Den Knopf eines Befehls drücken, dann die Tasten, die ihn auslösen sollen. Rücktaste: keine Tasten; Esc: wie es war.
bindings-reset-all = Alle Tasten zurücksetzen
bindings-press = Tasten drücken…

# $command is the words of a menu entry.
bindings-keys = Tasten für „{ $command }“: { $keys }
bindings-none = Tasten für „{ $command }“: keine
bindings-reset = Zurücksetzen
bindings-reset-keys = Tasten für „{ $command }“ zurücksetzen
bindings-taken = Diese Tasten gehören zu „{ $command }“. Diesem Befehl zuerst andere geben.
bindings-fixed-layers = Diese Tasten sind für die Ebenen da und bleiben es.
bindings-fixed-glyphs = Diese Tasten sind für Zeichen an Zügen da und bleiben es.
bindings-fixed-clipboard = Diese Tasten sind für die Zwischenablage da und bleiben es.
bindings-fixed-size = Diese Tasten sind für die Größe von allem da und bleiben es.

# What can be set about the computer.
computer-note = Schwächere Stufen sind vor Ablauf ihrer Zeit fertig: Sie schauen weniger weit voraus. Wie Menschen spielen sie manche Partie besser als andere.
computer-hints = Bedenkzeit für Tipps
    .spoken = Sekunden für einen Tipp
computer-review = Bedenkzeit der Prüfung
    .spoken = Sekunden für jeden Zug einer Prüfung
    .unit = je Zug
computer-lines = Varianten der Analyse
computer-threads = Threads
    .tip = Wie viele Threads des Rechners die Engine nimmt
computer-table = Tabelle
    .tip = Speicher für Stellungen, die schon untersucht wurden

# Who plays, where and when.
details-white = Weiß
details-black = Schwarz
details-event = Veranstaltung
details-site = Ort
details-date = Datum
details-round = Runde

# Finding a man.
find-hint = Name, Buchstabe, Gangart oder Gitter
find-none = Keine Figur dieses Spiels passt.

# Odds of men.
odds-none = Vorgabe von Figuren: keine
odds = Vorgabe von Figuren: { $side } ohne { $missing }
odds-gives = { $side } gibt vor
    .spoken = { $side } gibt Figuren vor
odds-clear = Keine Vorgabe
odds-how = Eine Figurenart drücken, um eine wegzulassen; nach der letzten sind alle wieder da
odds-missing = { $man }: { $missing } von { $most } fehlen
odds-kind = { $man } ({ $layer })

# The game and its men, the keys, the program.
info-house = Hausregel: { $rule }.
info-endings = Wie es endet
info-array = Über diese Aufstellung
info-stands-for = Steht für: { $man }.
keys-layers = Ebene gezeigt, abgeblendet, umrissen, verborgen
    .keys = 1 … 9
keys-solo = Das Brett auf diese Ebene gefaltet und wieder ganz
    .keys = Umschalt+1 … 9
keys-glyphs = Zeichen am letzten Zug: ! ? !! ?? !? ?! und einziger Zug
    .keys = Strg+1 … 7
keys-let-go = Alles loslassen
    .keys = Esc, rechte Taste
keys-cursor = Den Feldzeiger bewegen; Alt+Pfeile gehen dann durch die Partie
    .keys = Tab zum Brett, Pfeile
keys-enter = Aufnehmen und absetzen
    .keys = Eingabe auf dem Brett
keys-size = Alles größer, kleiner, wie es war
    .keys = Strg++, Strg+−, Strg+0
problems-found =
    { $count ->
        [one] Ein Fehler wurde gefunden. Was heil ist, lässt sich trotzdem spielen.
       *[other] { $count } Fehler wurden gefunden. Was heil ist, lässt sich trotzdem spielen.
    }
about-program = Verschachtelte Schachvarianten spielen und lehren: Spiele, die auf jedem zweiten Feld eines größeren Brettes ein vertrautes Spiel verbergen.
about-data = Jedes Spiel ist eine Definition: Eigene Definitionsdateien lassen sich unter „Spiele“ öffnen.

# Choosing a new game.
new-game-game = Spiel
new-game-play = Spielen
new-game-repetition = Die Partie endet, wenn eine Stellung so oft vorkommt:
new-game-no-progress = oder nach so vielen Zügen jeder Seite ohne Fortschritt:
new-game-never = (0: nie)

# Who plays a side, and how well.
strength-person = Mensch
strength-computer = Computer
strength-of = { $side }: { $what }
strength-level = { $side }: Stufe
strength-style = { $side }: Spielweise
strength-seconds = { $side }: Sekunden je Zug
strength-by-clock = nach seiner Uhr
strength-most = Die Zeit, die ein Zug höchstens braucht
strength-chosen = { $what }, { $level }

# The headings of dialogs.
dialog-new-game = Neue Partie
dialog-open = Eine Datei öffnen
dialog-save = Die Partie speichern
dialog-export = Exportieren
dialog-details = Spieler und Ort
dialog-computer = Computer
dialog-find = Eine Figur suchen
dialog-workbench = Werkstatt
dialog-problems = Fehler in Definitionsdateien
dialog-looks = Darstellung
dialog-bindings = Tasten ändern
dialog-keys = Tasten
copied-game = Die Partie ist in der Zwischenablage.
copied-position = Die Stellung ist in der Zwischenablage.
bindings-fixed-tab = Diese Tasten sind dafür da, von einem zum nächsten zu gehen, und bleiben es.

# What parts the whole from the decimals of a number.
decimal-sign = ,
