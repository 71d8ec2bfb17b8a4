# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = Gib dieser Aufstellung zuerst einen Namen.
array-long-name = Ein Name kann höchstens { $most } Zeichen haben.
array-name-taken = Es gibt schon ein Spiel namens { $name }.
array-unknown = Die Definition dieses Spiels ist nicht zu finden.
array-no-folder = Es gibt keinen Ordner, in dem sie gespeichert werden kann.
array-refused = Diese Aufstellung kann nicht gespeichert werden: { $why }.

# Setting up a position.
editor-busy = Du baust gerade eine Stellung auf. Spiele oder analysiere sie zuerst, oder brich ab.
editor-unreadable = Diese Stellung kann nicht aufgebaut werden: { $why }.
editor-no-position = Diese Stellung ist nicht vollständig: { $why }.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts wiederherzustellen.

# Playing.
nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen kannst.
taken-back = { $played } zurückgenommen. „Zug wiederherstellen“ bringt ihn zurück.
nothing-to-replay = Es gibt keinen Zug, der sich wiederherstellen ließe.
draw-declined = Der Computer lehnt das Remis ab.
draw-nobody = Remis kannst du nur anbieten, wenn du am Zug bist.
game-over = Die Partie ist zu Ende. Um weiterzuspielen, nimm einen Zug zurück oder beginne eine neue Partie.
computer-plays = Der Computer spielt { $side }. Im Menü „Engine“ kannst du diese Seite selbst übernehmen.
computer-busy = Der Computer überlegt gerade seinen eigenen Zug. Warte, bis er gezogen hat.
computer-no-move = Der Computer hat keinen Zug gefunden.

# The computer, which played the game inside called $game for $side, plays the whole board from now on, and why. $mover made the last move;
# $royal is the King of that game.
inside-left = { $mover } hat das innere Spiel ({ $game }) verlassen. Ab jetzt spielt { $side } auf dem ganzen Brett.
inside-lost = Im inneren Spiel ({ $game }) kann { $side } { DEN($royal) } nicht mehr retten. Ab jetzt spielt { $side } auf dem ganzen Brett.
inside-illegal = Der beste Zug von { $side } im inneren Spiel ({ $game }) ist auf dem ganzen Brett nicht erlaubt. Ab jetzt spielt { $side } dort.
inside-unsafe = Der beste Zug von { $side } im inneren Spiel ({ $game }) würde auf dem ganzen Brett sofort verlieren. Ab jetzt spielt { $side } dort.
inside-over = Das innere Spiel ({ $game }) ist zu Ende. Ab jetzt spielt { $side } auf dem ganzen Brett.
inside-asked = Wie gewünscht spielt { $side } ab jetzt auf dem ganzen Brett.

neutral-no-drop = Figuren der neutralen Reserve können nicht eingesetzt werden; sie kommen nur im Tausch gegen eine Figur auf dem Brett zurück.
no-drop-but-gate = { CAPITAL(DER($name)) } kommt auf dem Anfangsfeld einer Figur ins Spiel, die zum ersten Mal zieht. Zieh eine solche Figur und wähle { DEN($name) }.
no-drop-now = Im Moment gibt es kein Feld, auf dem du { DEN($name) } einsetzen kannst.
not-legal = Dieser Zug ist nicht legal.
picked-frozen = { CAPITAL(DER($name)) } ist erstarrt, { $why }.

# The first time in a game that a piece goes to a reserve: $reserve is whose, $changes is `yes` if the piece changes sides, $turns if it
# turns back; $place is `whole`, `part` or `elsewhere`, for where such pieces are captured. $new took the place of the piece.
kept-captured = { CAPITAL(DER($piece)) } { $turns ->
        [yes] { $changes ->
            [yes] wird zurückgedreht, kommt
           *[no] wird zurückgedreht und kommt
        }
       *[no] kommt
    } in { $reserve ->
        [neutral] die neutrale Reserve
       *[other] die Reserve von { $reserve }
    }{ $changes ->
        [yes] {" "}und wechselt die Seite
       *[no] {""}
    }, wie alle { $place ->
        [whole] geschlagenen Figuren
        [elsewhere] Figuren, die anderswo als auf { $cells } geschlagen werden
       *[part] Figuren, die auf { $cells } geschlagen werden
    }.
kept-exchanged = { CAPITAL(DER($piece)) } kommt in { $reserve ->
        [neutral] die neutrale Reserve
       *[other] die Reserve von { $reserve }
    }, aus der im Tausch { DER($new) } kam.
kept-restored = { CAPITAL(DER($piece)) } kommt in die Reserve von { $reserve }, wie jede Figur, an deren Stelle { EIN($new) } tritt.
kept-swapped = { CAPITAL(DER($piece)) } kommt in die Reserve von { $reserve }, aus der dafür { DER($new) } kam.

# Premoves: what is to be played as soon as it is the user’s turn. $moved is one, $number counts them, $lost those that go with it.
premove-set = { $number ->
        [1] Vorausgeplant: { $moved }
       *[other] Vorausgeplant ({ $number }): { $moved }
    }
premove-taken-back = { $left ->
        [0] Kein Zug ist mehr vorausgeplant.
        [one] Zurückgenommen; ein Zug bleibt vorausgeplant.
       *[other] Zurückgenommen; { $left } Züge bleiben vorausgeplant.
    }
premove-dropped = { $lost ->
        [0] { CAPITAL(DER($piece)) } konnte nicht nach { $cell } ziehen; der vorausgeplante Zug entfällt.
       *[other] { CAPITAL(DER($piece)) } konnte nicht nach { $cell } ziehen; alle vorausgeplanten Züge entfallen.
    }

# Changing the moves of a game.
line-raised = Variante nach oben geschoben.
line-main = Das ist jetzt die Hauptvariante.
line-main-already = Das ist schon die Hauptvariante.
line-deleted = Züge gelöscht. „Letzte Änderung rückgängig“ im Menü „Bearbeiten“ holt sie zurück.
line-start = Die Ausgangsstellung kann nicht gelöscht werden.
moves-undone = Änderung rückgängig gemacht.
game-waits = Deine Partie ({ $game }) wartet unter „Meine Partien“.
game-back = Die vorige Partie ist wieder auf dem Brett.

# Clocks and reviews.
no-clocks = Diese Partie hat keine Uhren. Du kannst sie zu Beginn einer neuen Partie wählen.
time-up = Die Zeit von { $side } ist abgelaufen.
review-nothing = Es gibt noch keine Züge zu prüfen.
judged-nothing = Es gibt noch keinen Zug zu prüfen.
review-done = Alle Züge dieser Variante sind geprüft.
retry-review-first = Die Partie muss erst geprüft werden. Versuch es danach noch einmal.
retry-none = Die Prüfung hat in dieser Variante keine Fehler von dir gefunden.

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = Vor diesem Zug hat die Prüfung { $mark ->
        [Ungenauigkeit] keine Ungenauigkeit
       *[other] keinen { $mark }
    } gefunden.
review-none-after = Nach diesem Zug hat die Prüfung { $mark ->
        [Ungenauigkeit] keine Ungenauigkeit
       *[other] keinen { $mark }
    } gefunden.

# Moves that are typed. $text is what was written.
typed-several = „{ $text }“ könnte { $moves } sein.
typed-reserve-empty = { $side } hat k{ EINEN($name) } in Reserve.
typed-no-letter = Keine Figur hat den Buchstaben „{ $letter }“.
typed-no-cell = Auf diesem Brett gibt es kein Feld „{ $cell }“.
typed-no-move = „{ $text }“ ist kein legaler Zug. Gib Start- und Zielfeld ein, zum Beispiel { $example }.
typed-nothing-there = Auf { $cell } steht keine Figur.
typed-not-own = { CAPITAL(DER($name)) } auf { $cell } gehört { $side }.
typed-write = Gib { $moves } ein.

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the piece comes from.
move-drop = { EINEN($piece) } einsetzen
move-pass = aussetzen
move-gates = { $moved }, { $piece } kommt ins Spiel
move-castles = { $piece } rochiert
move-passes = { $piece } setzt aus
move-takes-on-way = { $piece } schlägt { $victim } unterwegs
move-in-passing = { $piece } schlägt en passant
move-takes = { $piece } schlägt { $victim }
move-turns = { $moved } und wandelt sich um
move-becomes = { $moved } und wird { ZUM($piece) }
move-exchanged = { $moved }, getauscht gegen { EINEN($piece) } aus { $reserve ->
        [neutral] der neutralen Reserve
       *[other] der Reserve von { $reserve }
    }

# Arbeit neben dem Fenster, die gescheitert ist; die letzten beiden stehen nach einem Doppelpunkt.
task-failed = Im Programm ist etwas schiefgegangen: { $why }. Bitte melde das.
task-panicked = Der Vorgang „{ $task }“ ist mit „{ $message }“ abgebrochen
task-not-started = Das System hat für den Vorgang „{ $task }“ keinen Thread bereitgestellt („{ $message }“)

# Shown when the boards of the inner games are asked for in a game that has none.
inside-none = In diesem Spiel ({ $game }) stecken keine inneren Spiele.
