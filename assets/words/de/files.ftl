# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = Auf diesem System gibt es keinen Dateidialog. Gib hier den Pfad der Datei ein.
file-open-path = Pfad zu einer Partie oder Definitionsdatei
file-open-hint = …/partie.nestmate
file-within = In { $folder }
file-browse = Durchsuchen…
file-open = Öffnen
file-recent = Zuletzt verwendet
paste-failed = Die Zwischenablage enthält nichts zum Öffnen
paste-as-game = Der Text wurde als Partie gelesen.
paste-as-position = Der Text wurde als Stellung gelesen.
paste-as-record = Der Text wurde als Partiedatei von Nestmate gelesen.
paste-as-puzzles = Der Text wurde als Datei mit Aufgaben gelesen.
paste-as-link = Der Text wurde als Adresse gelesen.
paste-as-variants = Der Text wurde als Variantendatei von Fairy-Stockfish gelesen.
paste-as-definition = Der Text wurde als Definition gelesen.
file-path = Dateipfad
file-save = Speichern
file-replaces = Es gibt schon eine Datei „{ $name }“. Drücke noch einmal „Speichern“, um sie zu ersetzen.
file-games = Partien
file-table = Tabellen

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = Partie geöffnet: { $game }.
file-saved = Gespeichert als { $path }.
file-unwritten = { $path } konnte nicht geschrieben werden: { $why }.
file-array-kept = Gespeichert als { $path }. Das Spiel steht jetzt unter „Neue Partie“.
file-nothing-kept = Die aktuelle Partie und die Einstellungen können nicht gespeichert werden: { $why }.
file-kept-again = Deine Partie oder deine Einstellungen konnten eben nicht gespeichert werden; Nestmate versucht es noch einmal. Grund: { $why }.
file-copy = Kopie von { $name }

# Why a game is only a copy of what is in its file.
copy-several = Die Datei ist als schreibgeschützte Kopie geöffnet. Beim Speichern gibst du einen anderen Namen an.
copy-letters = Die Datei ist nicht in UTF-8 kodiert, deshalb bleibt sie unverändert. Beim Speichern gibst du einen anderen Namen an.
copy-position = Die Datei enthält eine Stellung und keine Partie, deshalb bleibt sie unverändert. Beim Speichern gibst du einen anderen Namen an.
copy-kifu = Die Datei ist eine Partieaufzeichnung eines anderen Programms, deshalb bleibt sie unverändert. Beim Speichern gibst du einen anderen Namen an.
save-no-form = Partien dieses Spiels lassen sich nicht in eine solche Datei schreiben. Wähle einen anderen Namen, etwa mit der Endung .pgn.
save-missing = Shift-JIS, die Kodierung von .kif und .ki2, kennt diese Zeichen nicht; in der Datei steht dafür 〓: { $signs }. Um sie zu behalten, speichere die Partie als .kifu oder .ki2u.
convert-strange = { $count ->
        [one] 1 Partie lässt sich so nicht schreiben
       *[other] { $count } Partien lassen sich so nicht schreiben
    }
copy-ending = Am Dateinamen ist nicht zu erkennen, in welchem Format die Partie vorliegt, deshalb bleibt die Datei unverändert. Beim Speichern gibst du einen anderen Namen an.

# Why a file was not written. $name is the file.
clash-changed = Ein anderes Programm hat „{ $name }“ geändert, seit du die Datei geöffnet oder gespeichert hast.
clash-gone = „{ $name }“ ist nicht mehr da. Die Datei wurde verschoben oder gelöscht, seit du sie geöffnet oder gespeichert hast.
clash-no-file = „{ $name }“ ist keine Datei mehr.
clash-several = „{ $name }“ enthält mehrere Partien. Du kannst diese Partie dort hinzufügen.
clash-unread = „{ $name }“ wurde vielleicht geändert: Die Datei ist nicht lesbar ({ $why }).
clash-add = Zu den Partien der Datei hinzufügen
save-not-added = die Partie passt nicht zum Inhalt der Datei
clash-beside = Beide behalten: unter anderem Namen speichern…
clash-overwrite = Datei überschreiben
clash-again = Wieder dort speichern
clash-reload = Aus der Datei neu laden
file-read = { $name } geladen. Spielbar: { $games }.
file-read-one = { $game } kann jetzt gespielt werden.
newcomer-unknown = Nestmate kennt dieses Spiel noch nicht. Du kannst es nur dieses eine Mal spielen oder zu den Spielen unter „Neue Partie“ hinzufügen.
newcomer-clash = Du hast schon „{ $known }“, aber mit anderen Regeln. Du kannst nur dieses eine Mal nach diesen Regeln spielen oder beide Spiele behalten.
newcomer-play = Spielen
    .tip = Nur die Partie dieser Datei spielen; die Liste der Spiele bleibt, wie sie ist
newcomer-play-other = Nach diesen Regeln spielen
newcomer-keep = In die Liste der Spiele aufnehmen
    .tip = Spielen und das Spiel künftig unter „Neue Partie“ finden
newcomer-keep-both = Beide behalten: als „{ $name }“ aufnehmen
file-changed = { $name } wurde geändert und neu geladen; die aktuelle Partie behält ihre alten Regeln.
file-changed-badly = Eine Definitionsdatei wurde geändert und hat jetzt einen Fehler. Bis er behoben ist, bleiben ihre Spiele, wie sie waren. { $problem }
file-chooser = Partie oder Spieldefinition öffnen
file-kinds = Partien, Aufgaben und Definitionen
file-all = Alle Dateien
file-unread = { $name } konnte nicht gelesen werden: { $why }.
file-no-position = { $name }:{ $line }: gelesen als Stellung ({ $game }): { $why }.

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = Die Einstellungen
kept-game = Die laufende Partie
kept-lessons = Dein Lernfortschritt
kept-practice = Dein Übungsstand
kept-draft = Die Definition in der Werkstatt
kept-place = Zeile { $line }, Spalte { $column }: { $why }
kept-aside = Nicht lesbar: { $what } ({ $place }). Die alte Datei wurde als { $path } aufbewahrt.
kept-not-aside = Nicht lesbar: { $what } ({ $place }); die Datei konnte nicht beiseitegelegt werden: { $why }.
kept-unread = Nicht lesbar in { $path }: { $what } ({ $place }).
kept-put-aside = Die alte Datei liegt jetzt unter { $path }.
kept-lock = { $path } kann nicht geöffnet werden: { $why }. Die Partie wird so lange in einer anderen Datei aufbewahrt.
kept-nothing = In { $path } kann nichts gespeichert werden: { $why }. Speichere deine Partie anderswo, bevor du das Programm beendest.
kept-no-home = Du hast keinen Benutzerordner, deshalb kann Nestmate nichts von selbst speichern. Setze HOME oder NESTMATE_HOME, oder speichere deine Partie, bevor du das Programm beendest.

# When something inside the program has failed.
stopped = Nestmate ist abgestürzt
stopped-kept = Im Programm ist etwas schiefgegangen. Deine Partie ist gesichert und beim nächsten Start wieder da.
stopped-kept-before = Im Programm ist etwas schiefgegangen. Deine Partie ist gesichert, auf dem Stand vor der letzten Änderung.
stopped-untouched = Im Programm ist etwas schiefgegangen. Was vorher gesichert war, ist beim nächsten Start noch da.
stopped-lost = Im Programm ist etwas schiefgegangen, und die Partie konnte nicht gesichert werden. Hier kannst du sie kopieren.
stopped-beside = Im Hintergrund ist etwas schiefgegangen. Deine Partie geht weiter und ist gesichert, aber bis zum nächsten Start fehlt vielleicht etwas.
stopped-report = Bitte melde diesen Text:
stopped-copy = Bericht kopieren
stopped-copy-game = Partie kopieren
stopped-quit = Beenden
stopped-ask = Nestmate ließ sich mehrmals nicht starten
stopped-ask-why = Die zuletzt offene Partie oder eigene Varianten und Sprachen könnten die Ursache sein.
stopped-ask-plain = Ohne sie starten
    .tip = Die zuletzt offene Partie beiseitelegen und eigene Varianten und Sprachen diesmal auslassen
stopped-ask-again = Noch einmal mit ihnen versuchen
    .tip = Wie gewohnt mit der zuletzt offenen Partie starten
stopped-plain = Deine eigenen Varianten und Sprachen in { $path } werden diesmal ausgelassen.

# When no window can be opened. What follows the first line is told on the error stream and in a dialog of the desktop.
start = Nestmate kann sein Fenster nicht öffnen
start-display = Es gibt keine Anzeige: Weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt. Starte Nestmate auf einem Desktop oder über SSH mit `ssh -X`.
start-commands = Die Befehle, die `nestmate --help` aufzählt, brauchen keine Anzeige.
start-answer = Unter { $display } antwortet keine Anzeige.
start-other-display = Es gibt auch { $other }. Um diese Anzeige zu verwenden, starte Nestmate mit leerem { $variable }.
start-library = Die Bibliothek { $name } lässt sich nicht laden.
start-graphics = OpenGL funktioniert auf dieser Anzeige nicht ({ $why }).
start-install = Installiere, was das Fenster braucht:
    {"  "}{ $command }
start-find = Suche in deiner Distribution die Pakete mit diesen Bibliotheken: { $libraries }
start-software = Um ohne die Grafikkarte zu zeichnen, setze LIBGL_ALWAYS_SOFTWARE=1.
start-driver = Aktualisiere den Treiber der Grafikkarte. In virtuellen Maschinen und über Remotedesktop gibt es vielleicht kein OpenGL.
start-more = Mit RUST_LOG=debug siehst du mehr.

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = Datei oder Ordner nicht gefunden
trouble-not-allowed = keine Berechtigung
trouble-folder = das ist ein Ordner
trouble-no-file = das ist eine Pipe oder ein Gerät, keine Datei
trouble-no-folder = ein Teil des Pfads ist kein Ordner
trouble-full = der Datenträger ist voll
trouble-read-only = der Datenträger ist schreibgeschützt
trouble-name = das ist kein gültiger Dateiname
trouble-exists = es gibt schon etwas mit diesem Namen
trouble-data = der Inhalt ist beschädigt
trouble-unread = niemand liest aus dieser Pipe
trouble-other = Systemfehler „{ $text }“

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = eine Stellung hat sieben Angaben, in FEN sechs; diese hat { $count }
position-long = dieser Text ist zu lang für eine Stellung ({ $bytes } Bytes)
position-field = Angabe { $number } ({ $name }): { $why }
position-field-1 = Brett
position-field-2 = am Zug
position-field-3 = Reserven
position-field-4 = nicht gezogene Figuren
position-field-5 = en passant
position-field-6 = Halbzüge
position-field-7 = Zugnummer
position-field-9 = wie oft zuletzt ausgesetzt wurde
position-field-10 = die zuletzt geschlagene Figur
position-field-11 = die gezählten Züge
position-field-8 = die Schachgebote
position-exposed = { $name } von { $side } auf { $cell } könnte sofort geschlagen werden
position-royals = { $side } hat { $count ->
        [one] eine königliche Figur
       *[other] { $count } königliche Figuren
    }, { $needs ->
        [none] darf aber keine haben
        [most-one] darf aber höchstens eine haben
        [some] braucht aber mindestens eine
       *[one] braucht aber genau eine
    }
position-passes = „{ $text }“ sagt nicht, wie oft zuletzt ausgesetzt wurde, etwa „p1“
position-traded = „{ $text }“ sagt nicht, wo gerade eine Figur geschlagen wurde, die nicht getauscht werden darf, etwa „xf6“
position-counted = „{ $text }“ nennt nicht die gezählten Halbzüge und ihre Grenze, etwa „c12/128“ oder, gegen eine königliche Figur allein, „b12/16“
position-checks = „{ $text }“ sagt nicht, wie oft jede Seite Schach geboten hat, etwa „+1+0“, oder nennt mehr Schachgebote, als zum Sieg nötig sind
position-no-letter = keine Figur hat den Buchstaben „{ $letter }“
position-no-turned = „{ $letter }“ hat keine Rückseite
position-side = „{ $text }“ ist weder „w“ noch „b“
position-no-reserves = dieses Spiel hat keine Reserven; schreib „-“
position-reserves = schreib [Weiß|Schwarz|neutral]
position-reserve-count = Reserven gefunden: { $count }; erwartet: [Weiß|Schwarz|neutral]
position-unsorted-letters = die Buchstaben von „{ $text }“ stehen nicht in der richtigen Reihenfolge
position-royal-held = die königliche Figur „{ $letter }“ kann nicht in einer Reserve liegen
position-too-many = zu viele „{ $letter }“ in einer Reserve
position-moved = auf { $cell } steht keine Figur, bei der es auf den ersten Zug ankommt
position-passing = schreib „Felder>Opfer“ oder „-“
position-no-passing = kein Zug unmittelbar davor kann „{ $text }“ ermöglicht haben
position-unsorted-cells = die Felder von „{ $text }“ stehen nicht in alphabetischer Reihenfolge
position-no-cell = „{ $text }“ ist kein Feld dieses Bretts
position-no-number = „{ $text }“ ist keine Zahl
position-from-one = Zugnummern beginnen bei 1

# Was aus einer Stellung weggelassen wurde. $text ist, was dort steht.
dropped-right = „{ $text }“ wurde weggelassen: Dort kann keine Figur rochieren oder ihren ersten Zug machen
dropped-passed = „{ $text }“ wurde weggelassen: Dort ist nichts en passant zu schlagen
dropped-hand = die Reservefiguren „{ $text }“ wurden weggelassen: Dieses Spiel hat keine Reserven
dropped-checks = die Schachgebote „{ $text }“ wurden weggelassen: Dieses Spiel zählt sie nicht
dropped-marks = die Zeichen „~“ für umgewandelte Figuren wurden weggelassen: In diesem Spiel bedeuten sie nichts
dropped-number = „{ $text }“ kann keine Zugnummer oder Anzahl sein und wurde weggelassen
dropped-rest = „{ $text }“ gehört nicht zu einer Stellung und wurde weggelassen

# What is wrong with the first field of the text of a position.
board-ranks = das Brett hat { $ranks } Reihen, angegeben sind { $given }
board-rank = Reihe { $rank }: { $why }
board-large = „{ $text }“ ist zu groß
board-empty = für „{ $text }“ leere Felder ist kein Platz
board-plus = „+“ ohne Buchstaben
board-letter = „{ $letter }“ ist weder Buchstabe noch Zahl
board-more = mehr als { $count } Felder
board-no-cell = „{ $letter }“ steht auf { $cell }, aber das ist kein Feld dieses Bretts
board-fewer = { $given } Felder angegeben, { $count } nötig

# What is wrong with the text of a move.
move-unfinished = „{ $text }“ ist unvollständig; gemeint sein könnte { $moves }
move-not-legal = „{ $text }“ ist hier kein legaler Zug

# Games that cannot be played.
no-game = es gibt kein Spiel „{ $id }“
nothing-to-play = kein Spiel ist spielbar: Jedes Spiel in den Definitionsdateien hat einen Fehler (`nestmate check DATEI.ron` zeigt sie)

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = Fehler
report-warning = Warnung
report-help = Hilfe

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = der Text ist { $bytes } Bytes lang
text-long-hint = eine Partiedatei darf höchstens 8 MiB groß sein
text-start-hint = die Anfangsstellung muss so angegeben sein, wie „Stellung kopieren“ sie liefert
text-game-hint = nenne eines der Spiele mit Kennung oder Namen
text-rule = „{ $rule }“ ist keine Regel; schreib „name=wert“
text-rule-switch = „{ $rule }“ ist keine Regel; schreib „{ $name }=on“ oder „{ $name }=off“
text-rule-number = „{ $value }“ ist keine gültige Zahl für „{ $name }“
text-rule-unknown = dieses Spiel hat keine Hausregel „{ $name }“
text-tag-inside = eine Angabe in eckigen Klammern steht in einer Variante
text-close-variation-hint = schließ die Variante mit „)“
text-ends-inside = der Text endet in einer Variante
text-close-hint = schließ sie mit „)“
text-deep = Varianten sind mehr als { $most } Ebenen tief verschachtelt
text-variation-first = eine Variante beginnt, bevor es einen Zug gibt, den sie ersetzen kann
text-variation-first-hint = setz sie hinter den Zug
text-close-many = hier steht eine „)“ ohne Gegenstück
text-close-many-hint = entferne sie, oder beginne die Variante mit „(“
text-no-move = „{ $text }“ ist für { $side } in Zug { $number } nicht legal
text-no-move-hint = schreib Züge so, wie „Partie kopieren“ es tut, zum Beispiel e2e4
text-ambiguous = „{ $text }“ ist nicht eindeutig: { $moves }
text-ambiguous-hint = sag, von welchem Feld die Figur kommt
text-many-moves = die Partie hat mehr als { $most } Züge
text-no-kifu = keines der Spiele hier verwendet solche Partieaufzeichnungen
text-kifu-array = es gibt keine Aufstellung oder Vorgabe namens „{ $name }“
text-kifu-array-hint = schreib 手合割：平手 oder zeichne das Brett
text-kifu-rank = Reihe { $rank } des Bretts ist nicht zu lesen
text-kifu-rank-hint = schreib für jedes Feld ein Zeichen oder ・, mit v vor den Figuren der Seite, die nach unten spielt
text-kifu-hand = „{ $text }“ ist keine Liste von Figuren in der Hand
text-kifu-hand-hint = schreib die Figuren mit ihrer Anzahl, zum Beispiel 飛　歩三
text-kifu-places = „{ $text }“ sagt nicht, wo Figuren stehen
text-kifu-places-hint = schreib PI, eine Reihe wie P1-KY-KE oder Figuren wie P+77FU00KI
text-kifu-line = diese Zeile ist weder ein Zug noch ein Kommentar
text-kifu-line-hint = beginne Kommentare mit *
text-kifu-branch = vor dieser Variante gibt es keinen Zug { $number }
text-hidden = Unsichtbare Zeichen wurden weggelassen; das erste steht in Zeile { $line }, Spalte { $column }.
text-kept = Zeile { $line }, Spalte { $column }: { $why }. Der Rest dieser Zugfolge wurde als Kommentar übernommen.
text-mended = Zeile { $line }, Spalte { $column }: { $why }.
text-cut = Zeile { $line }, Spalte { $column }: Der Kommentar ist länger als { $most } Zeichen und wurde gekürzt.
text-tag-changed = Zeile { $line }, Spalte { $column }: Die Angabe „{ $name }“ konnte nicht so übernommen werden, wie sie ist.
text-empty = der Text ist leer
text-first-only = Nur die erste Partie im Text wurde gelesen.
text-bracket-many = hier steht eine „{ $bracket }“ ohne Gegenstück
text-bracket-many-hint = entferne sie, oder ergänze die öffnende Klammer
text-no-tag = das ist keine gültige Angabe
text-tag-hint = schreib [Name "Wert"]
text-tag-open = diese Angabe ist nicht geschlossen
text-tag-endless = der Wert dieser Angabe ist nicht geschlossen
text-comment-endless = dieser Kommentar ist nicht geschlossen
text-comment-endless-hint = schließ ihn mit „{"}"}“
text-no-glyph = das ist kein Bewertungszeichen
text-no-glyph-hint = schreib $ und eine Zahl von 0 bis 255

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = die Datei ist größer als { $most } MiB
own-format = das ist keine Datei der Art „{ $format }“
own-format-hint = eine solche Datei nennt am Anfang ihr Format und dessen Version
own-newer = diese Datei der Art „{ $format }“ stammt von einer neueren Version (sie hat Format { $known }; bekannt sind hier nur Formate bis { $version })
own-newer-hint = öffne sie mit einer neueren Version von Nestmate
own-no-version = die Formatversion fehlt
own-definition = die Definition in { $name }
own-no-game = die Definition hat kein Spiel „{ $id }“
own-no-parent = der Zug, auf den dieser folgt, steht nicht davor
own-no-move = einen solchen Zug gibt es nicht
own-not-agreed = ob eine Partie so endet, entscheiden allein die Züge

illegal-move = dieser Zug ist hier nicht legal

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }, Zeile { $line }: kein gültiger Text; übergangen.
words-names = { $file }, Zeile { $line }: keine gültige Namensliste; übergangen.
words-unfit = { $file }: Der Text „{ $key }“ lässt sich nicht verwenden ({ $what }); stattdessen gilt der mitgelieferte.
words-twice = { $file } wiederholt einen Text, der schon in einer anderen Datei steht.
words-unknown = { $file }: Einen Text „{ $key }“ gibt es nicht.
words-code = „{ $code }“ ist kein Sprachcode wie fr oder pt-BR.
words-more =
    { $count ->
        [0] { $first }
        [one] { $first } (Ein weiterer Fehler steht im Protokoll.)
       *[other] { $first } ({ $count } weitere Fehler stehen im Protokoll.)
    }

# Beenden.
leave-lose = Nestmate kann diese Partie nicht aufbewahren: { $why }. Wenn du das Programm jetzt beendest, ist sie verloren.
leave-nowhere = es gibt keinen Ordner, in den Nestmate schreiben kann
leave-answer = Das Speichern ist noch nicht abgeschlossen. Schließ es ab oder brich es ab; wenn du noch einmal „Beenden“ wählst, wird nicht gespeichert.
leave-slow = der Datenträger antwortet nicht
leave-waits = Die Partie wird gespeichert…
leave-kept = Diese Partie ist in keiner Datei gespeichert, aber nichts geht verloren: Sie wird aufbewahrt und ist beim nächsten Start wieder auf dem Brett. Dieser Hinweis erscheint nur einmal.
leave-kept-file = Deine letzten Änderungen sind nicht in „{ $file }“ gespeichert, aber nichts geht verloren: Die Partie wird aufbewahrt, wie sie ist, und ist beim nächsten Start wieder auf dem Brett. Dieser Hinweis erscheint nur einmal.
leave-elsewhere = Woanders speichern…
leave-again = Noch einmal versuchen
leave-unsaved = Beenden, ohne zu speichern
leave-quit = Beenden
leave-save = Speichern…

link-about = Gib diese Adresse an eine Klasse weiter: Sie öffnet, was jetzt auf dem Brett steht, genauso gefaltet.
link-address = Adresse
link-copy = Kopieren
link-file = Oder als Datei speichern: Wo Nestmate installiert ist, öffnet ein Doppelklick sie.
share-about = Eine Datei mit dem Spiel und seinen Regeln. Wer Nestmate hat, kann sie öffnen und weiterspielen; sonst braucht es nichts.
share-made = Zum Weitergeben gespeichert: { $file }.
link-files = Links
link-long = die Adresse ist zu lang; höchstens { $most } Zeichen werden gelesen
link-no-game = die Adresse nennt kein Spiel; richtig wäre etwa nestmate://shogi
link-encoding = „{ $text }“ in der Adresse ist nicht lesbar
link-unknown = die Adresse enthält „{ $key }“, erlaubt sind aber nur position, lesson, puzzle und fold
link-several = die Adresse nennt mehr, als auf einmal gezeigt werden kann
link-number = „{ $text }“ ist nicht die Nummer einer Aufgabe
link-position = Die Stellung in der Adresse ist nicht lesbar: { $why }.
link-no-lesson = Dieses Spiel hat keine Lektion „{ $lesson }“.
link-no-puzzle = Zu diesem Spiel gibt es keine Aufgabe „{ $puzzle }“.
link-no-fold = Das Brett lässt sich nicht auf „{ $layer }“ falten, nur auf: { $known }.

variants-title = Varianten von Fairy-Stockfish
variants-left-out =
    { $count ->
        [one] Eine Angabe der Datei lässt sich in einer Definition nicht ausdrücken. Sie steht auch im Text des Spiels:
       *[other] { $count } Angaben der Datei lassen sich in einer Definition nicht ausdrücken. Sie stehen auch in den Texten der Spiele:
    }
variants-take = In der Werkstatt öffnen
variants-unread = { $name } kann nicht als Varianten von Fairy-Stockfish gelesen werden: { $why }
variants-long = mehr als { $most } Bytes
