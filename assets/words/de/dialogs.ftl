# Dialogs about the game and the window.

looks-language = Sprache

# How everything looks.
looks-window = Fenster
looks-board = Brett
looks-board-own = Mit hohem Kontrast hat das Brett eigene Farben.
looks-pieces = Figuren
looks-size = Größe der Oberfläche
looks-contrast = Hoher Kontrast
    .tip = Schwarz, Weiß und dicke Linien im Fenster und auf dem Brett
looks-motion = Bewegung
    .tip = Reduziert: Figuren, Balken und Menüs springen, statt zu gleiten
looks-motion-full = Voll
looks-motion-less = Reduziert
looks-sound = Töne
    .tip = Töne bei Zügen, Schlagzügen, Schach und Partieende, beim Erstarren und beim Falten
alone-on = Jetzt ist nur das Brett zu sehen. Esc holt den Rest zurück.
alone-off = Das ganze Fenster ist wieder zu sehen.
# The switch for sounds has been used; or why it cannot be.
sound-on = Töne an.
sound-off = Töne aus.
sound-no-player = Kein Ton möglich: pw-play, paplay und aplay fehlen alle. Installiere pipewire-bin, pulseaudio-utils oder alsa-utils, um etwas zu hören.
sound-no-device = Kein Ton möglich: Es gibt kein funktionierendes Audiogerät.
looks-pieces-figurines = Figurinen
looks-pieces-diagrams = Zugdiagramme
looks-pieces-plain = Schlicht (Schach)
looks-pieces-characters = Kanji (Shogi, Xiangqi)
# Below the sets of pieces, where the set that is chosen has no pictures of the pieces of $game.
looks-pieces-other = In diesem Figurensatz fehlen Figuren dieses Spiels ({ $game }), deshalb siehst du Figurinen.
# The same where $inner, a game inside $game, has pictures of all its pieces in the set.
looks-pieces-inner = Auf dem ganzen Brett ({ $game }) siehst du Figurinen, denn in diesem Figurensatz fehlen einige Figuren. Falte das Brett auf { $inner }, um den Satz zu sehen.
looks-coordinates-usi = Koordinaten im Shogi
looks-moves-usi = Züge im Shogi
looks-coordinates-iccs = Koordinaten im Xiangqi
looks-moves-iccs = Züge im Xiangqi
looks-style-usual = Wie in anderen Spielen
looks-coordinates-characters = Japanische Schriftzeichen
looks-coordinates-digits = Ziffern (76)
looks-coordinates-letters = Ziffern und Buchstaben (7f)
looks-coordinates-sides = Linien, wie jede Seite sie zählt
looks-coordinates-hidden = Keine
looks-moves-japanese = Japanisch
looks-moves-western = Westlich (P-7f)
looks-moves-chinese = Chinesisch
looks-moves-wxf = Westlich (C2=5)
looks-badges = Züge an den Figuren zeigen
    .tip = Ein kleines Diagramm am Fuß jeder Figur; auf kleinen Feldern nur bei der Figur unter dem Mauszeiger
looks-badges-pointed = Nur bei der Figur unter dem Zeiger ist Platz für ein Diagramm. Vergrößere das Brett, um alle zu sehen.
looks-badges-none = Für Diagramme sind die Felder zu klein: Vergrößere das Brett.
looks-system = Wie im System
looks-light = Hell
looks-dark = Dunkel
looks-board-paper = Papier
looks-board-walnut = Nussbaum
looks-board-slate = Schiefer
looks-board-meadow = Wiese
# No installed font has the letters: of the language chosen, or of a text that somebody has written.
letters-missing = Es ist keine japanische Schrift installiert. Installiere eine, etwa das Paket fonts-noto-cjk, und wähle dann noch einmal Japanisch.
letters-missing-seen = Ein Teil dieses Textes ist japanisch, und keine installierte Schrift kann ihn darstellen. Installiere eine, etwa das Paket fonts-noto-cjk, und starte Nestmate dann neu.

# Choosing keys.
bindings-how = Klicke auf einen Befehl und drücke dann die Tasten dafür. Die Rücktaste löscht das Kürzel; Esc bricht ab.
bindings-reset-all = Alle Tastenkürzel zurücksetzen
bindings-press = Tasten drücken…

# $command is the words of a menu entry.
bindings-keys = Tastenkürzel für „{ $command }“: { $keys }
bindings-none = Tastenkürzel für „{ $command }“: keines
bindings-reset = Zurücksetzen
bindings-reset-keys = Tastenkürzel für „{ $command }“ zurücksetzen
bindings-taken = Diese Tasten sind schon mit „{ $command }“ belegt. Ändere zuerst dieses Tastenkürzel.
bindings-fixed-layers = Diese Tasten sind für die Ebenen reserviert.
bindings-fixed-glyphs = Diese Tasten sind für Zugbewertungen reserviert.
bindings-fixed-clipboard = Diese Tasten sind für die Zwischenablage reserviert.
bindings-fixed-size = Diese Tasten sind für die Größe der Oberfläche reserviert.

# What can be set about the computer.
computer-note = Schwächere Stufen schauen nicht so weit voraus und antworten deshalb, bevor ihre Zeit um ist. Wie Menschen spielen sie manche Spiele besser als andere.
computer-hints = Zeit für Tipps
    .spoken = Sekunden für einen Tipp
computer-review = Zeit für eine Prüfung
    .spoken = Sekunden je Zug einer Prüfung
    .unit = je Zug
computer-lines = Analysevarianten
computer-unhurried = In menschlichem Tempo antworten
    .tip = Vor einem sofort gefundenen Zug kurz warten, aber nie, während eine Uhr läuft
computer-threads = Threads
    .tip = Wie viele CPU-Threads die Engine nutzen darf
computer-table = Hashtabelle
    .tip = Speicher für schon untersuchte Stellungen
computer-table-less = Der Speicher reicht nur für { $mib } MiB.

# Who plays, where and when.
details-event = Veranstaltung
details-site = Ort
details-date = Datum
details-round = Runde
details-eco = Eröffnung (ECO)
details-time = Bedenkzeit
details-elo = Elo
details-rating = Elo, { $side }
details-start = Anfangsstellung
details-start-number = Nr. { $number }

# Finding a piece.
go-to-hint = Feld, Linie, Reihe oder Figur
find-hint = Name, Buchstabe, Gangart oder Gitter
find-none = Keine Figur gefunden.
palette-hint = Was möchtest du tun?
palette-none = Kein Befehl gefunden.

# Odds of pieces.
odds-none = Vorgabe: keine
odds = Vorgabe: { $side } spielt ohne { $missing }
odds-gives = { $side } gibt vor
    .spoken = { $side } gibt die Vorgabe
odds-clear = Keine Vorgabe
odds-how = Klicke auf eine Figur, um eine dieser Art wegzunehmen; nach der letzten bringt ein weiterer Klick alle zurück
odds-missing = { $piece }: { $missing } von { $most } weggenommen
odds-kind = { $piece } ({ $layer })

# The game and its pieces, the keys, the program.
info-stands-for = Entspricht { DEM($piece) }.
keys-fold = Falten und Ebenen
keys-board = Auf dem Brett
keys-own = Deine eigenen Kürzel
keys-switch = Das Brett mit den Bildern links davon falten
    .keys = Tab zu den Bildern, ↑ ↓
keys-layers = Ebene ganz, abgeblendet, als Umriss oder gar nicht zeigen
    .keys = 1 … 9
keys-solo = Das Brett auf diese Ebene falten oder wieder auffalten
    .keys = Umschalt+1 … 9
keys-draw = Ziehen zeichnet einen Pfeil, ein Klick einen Kreis: grün; rot mit Umschalt oder Strg; blau mit Alt; gelb mit Alt+Umschalt
    .keys = rechte Maustaste
dialog-draw = Remisangebot
draw-asked = { $side } bietet Remis an. Nimmt { $other } an?
draw-accept = Remis annehmen
draw-decline = Weiterspielen
keys-glyphs = Letzten Zug bewerten: ! ? !! ?? !? ?! oder einziger Zug
    .keys = Strg+1 … 7
keys-let-go = Abbrechen oder absetzen
    .keys = Esc, rechte Maustaste
keys-cursor = Cursor bewegen; mit Alt+Pfeiltasten durch die Partie blättern
    .keys = Tab zum Brett, Pfeiltasten
keys-enter = Aufnehmen und absetzen
    .keys = Eingabe auf dem Brett
keys-size = Oberfläche größer, kleiner oder in Standardgröße
    .keys = Strg++, Strg+−, Strg+0
problems-found =
    { $count ->
        [one] Ein Fehler gefunden. Spiele ohne Fehler kannst du trotzdem spielen.
       *[other] { $count } Fehler gefunden. Spiele ohne Fehler kannst du trotzdem spielen.
    }
about-program = Verschachtelte Schachvarianten spielen und lernen: Spiele, die auf jedem zweiten Feld eines größeren Bretts ein vertrautes Spiel verbergen.
about-data = Jedes Spiel wird durch Daten beschrieben. Um ein eigenes zu spielen, öffne seine Definitionsdatei mit „Öffnen…“ im Menü „Partie“.

# Choosing a new game.
new-game-play = Spielen
# $games is how many there are, $family what a group of them is called.
new-game-all = Alle { $games }
new-game-family = Spiele: { $family }
family-nested = Verschachtelt
family-squares = Schach
family-tiles = Shogi
family-crossings = Xiangqi
family-other = Andere Bretter
# What is told of a game of which nothing is known.
new-game-board = Brett mit { $files }×{ $ranks } Feldern
new-game-opponent = Gegner
new-game-nobody = Computer gegen Computer
new-game-side = Du spielst
new-game-lot = Zufällig
new-game-numbered = Nummer
new-game-numbers = 0 bis { $last }
# $what is one of the two before, $choice what it is set to.
new-game-choice = { $what }: { $choice }
new-game-search = Nach Namen, Erfindern oder Figuren suchen
new-game-none = Kein Spiel gefunden.
new-game-more = Hausregeln und Vorgabe
new-game-repetition = Remis, wenn dieselbe Stellung so oft vorkommt:
new-game-no-progress = oder nach so vielen Zügen jeder Seite ohne Schlagzug oder anderen Fortschritt:
new-game-never = (0 = nie)

# How strong the computer should be in the next game, by the last games against it; $next is the level to try.
new-game-training = Training: Die Stufe folgt deinen Ergebnissen
    .tip = Die Stufe des Computers nach deinen letzten Partien gegen ihn wählen
training-first = Noch keine Partie gegen den Computer: Beginne mit Stufe { $level }.
training-up = { $drawn ->
    [0] Du hast { $won } deiner letzten { $games } Partien gegen Stufe { $level } gewonnen: Versuch es mit Stufe { $next }.
   *[other] Von deinen letzten { $games } Partien gegen Stufe { $level } hast du { $won } gewonnen und { $drawn } remis gespielt: Versuch es mit Stufe { $next }.
}
training-down = Du hast { $lost } deiner letzten { $games } Partien gegen Stufe { $level } verloren: Versuch es mit Stufe { $next }.
training-stay = Deine letzten Partien gegen Stufe { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren. Bleib bei dieser Stufe.

# Who plays a side, and how well.
strength-person = Mensch
strength-computer = Computer
strength-of = { $side }: { $what }
strength-how-well = Stärke
strength-level = { $side }: Stufe
strength-think = Zeit je Zug
strength-seconds = { $side }: Sekunden je Zug
strength-by-clock = nach der Uhr
strength-most = So lange braucht der Computer höchstens für einen Zug
strength-plays = { $side } spielt
strength-whole = Spielt auf dem ganzen Brett
    .tip = Zieht vom ersten Zug an mit allen Figuren
strength-nest = Nur { $game }
strength-inside = Spielt nur das innere Spiel ({ $game }), bis du es verlässt
    .tip = Spielt { $game }, als wäre sonst nichts auf dem Brett. Sobald der Computer auf dem ganzen Brett spielt, sagt er es dir und nennt den Grund.
strength-chosen = { $what }, { $level }

# The headings of dialogs.
dialog-new-game = Neue Partie
dialog-open = Eine Datei öffnen
dialog-resign = Aufgeben
dialog-save = Die Partie speichern
dialog-conflict = Die Partie ist noch nicht gespeichert
dialog-leaving = Beenden
dialog-export = Exportieren
dialog-share = Weitergeben
dialog-newcomer = Ein neues Spiel
dialog-copy-as = Kopieren als
copy-as-pgn = PGN
    .tip = Tags und Züge, wie die meisten Programme sie lesen
copy-as-kif = KIF
    .tip = Ein Zug je Zeile mit Zeit und Varianten, wie bei Kifu for Windows und ShogiHome
copy-as-ki2 = KI2
    .tip = Züge wie in Shogi-Büchern, mit Varianten
copy-as-csa = CSA
    .tip = Nur die Hauptvariante, wie Shogi-Server sie schreiben
copy-as-chinese = PGN, chinesische Züge
    .tip = PGN mit Zügen wie 炮二平五, wie Programme in China es lesen
copy-as-wxf = WXF
    .tip = Die Hauptvariante mit Zügen wie C2=5, wie Xiangqi-Server sie schreiben
copy-as-dhtmlxq = DhtmlXQ
    .tip = Alle Züge mit Varianten und Kommentaren, wie die Bretter auf chinesischen Webseiten sie lesen
copy-as-position = Stellung
    .tip = Die Stellung auf dem Brett in einer Zeile
dialog-details = Partiedaten
dialog-practice = Üben
dialog-progress = Fortschritt
dialog-computer = Computer
dialog-find = Eine Figur suchen
dialog-palette = Befehle
dialog-go-to = Gehe zu
dialog-workbench = Werkstatt
dialog-stage = Zwei Spiele verschachteln
dialog-problems = Definitionsfehler
dialog-looks = Darstellung
dialog-bindings = Tastenkürzel ändern
dialog-keys = Tastenkürzel
dialog-failed = Etwas ist schiefgegangen
copied-game = Partie in die Zwischenablage kopiert.
copied-position = Stellung in die Zwischenablage kopiert.
bindings-fixed-tab = Diese Tasten sind für die Tastaturnavigation reserviert.

# What parts the whole from the decimals of a number.
decimal-sign = ,
plies-in-a-move = 2

collection-title = { $count } Partien in { $name }
collection-title-text = { $count } Partien
collection-search = Nach Spielern, Veranstaltungen oder Daten suchen
collection-import = Alle zu „Meine Partien“ hinzufügen
    .tip = Dann kannst du sie nach Stellungen durchsuchen, und der Explorer zählt sie mit
collection-none = Keine Partie gefunden.
collection-checking = Alle Partien werden geprüft…
collection-broken = { $count ->
        [one] Eine Partie ist nicht lesbar. Sie bleibt in der Datei, wie sie ist.
       *[other] { $count } Partien sind nicht lesbar. Sie bleiben in der Datei, wie sie sind.
    }
collection-game = { $number }. { $white } – { $black }
collection-game-broken = { $game } (nicht lesbar, Zeile { $line })

# A move of the user's gives much away: is it meant? The title says what it costs (reasons.ftl); the chances are percentages.
caution-chances = Deine Gewinnchancen fallen von { $before } % auf { $after } %.
caution-play = { $played } trotzdem spielen
    .tip = Bei diesem Zug bleiben; ihn noch einmal auszuführen bewirkt dasselbe
caution-back = Zurücknehmen
    .tip = Den Zug zurücknehmen und einen anderen spielen (Eingabetaste oder Esc)

# Giving up.
resign-ask = Willst du diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiterspielen

# Engines von anderen.
dialog-learning = Engine lernen lassen
dialog-engines = Engines
engines-path = UCI- oder XBoard-Engine
    .hint = Pfad, wenn nötig mit Argumenten
engines-add = Hinzufügen
engines-chooser = Engine auswählen
engines-trying = Die Engine wird gestartet und geprüft…
engines-added = { $engine } wurde hinzugefügt.
engines-tested = { $engine } funktioniert.
engines-none = Noch keine Engines. Füge eine hinzu, um gegen sie zu spielen oder mit ihr zu analysieren.
engines-missing = nicht gefunden
engines-wrong = funktioniert nicht
engines-games = Spielt { $games }
engines-no-games = Spielt keines der Spiele hier.
engines-play = Gegen sie spielen
    .tip = Eine neue Partie mit dieser Engine als Gegner beginnen
engines-analyse = Mit ihr analysieren
    .tip = Diese Engine die Partie auf dem Brett analysieren lassen
engines-not-this = Sie kennt { $game } nicht.
engines-options = Optionen
engines-more-options = Weitere Optionen ({ $count })
engines-test = Testen
    .tip = Die Engine starten und ihre Optionen neu lesen
engines-remove = Entfernen
    .tip = Aus dieser Liste nehmen; die Datei bleibt
engines-reset = Optionen zurücksetzen
engines-idle = Geht nur, während die Engine spielt oder analysiert
strength-engine = { $side }: Engine
strength-limit = { $side }: Begrenzung
limit-full = Unbegrenzt
limit-skill = Spielstufe
limit-elo = Elo-Zahl
