# The user's own games: Game → My games.

own-games = Meine Partien
own-games-words = Namen, Kommentare, Daten und erste Züge durchsuchen
own-games-player = Spieler
own-games-material = Material, etwa Q v RR
    .tip = Genau diese Figuren, gleich auf welcher Seite. 2R ist RR, P* beliebig viele Bauern, und + am Ende einer Seite alles, was sie sonst noch hat. Könige zählen nur, wenn du sie nennst; Reserven zählen mit.
own-games-game = Spiel
own-games-result = Ergebnis
own-games-date = Datum
own-games-position = Stellung
own-games-white = Weiß
own-games-black = Schwarz
own-games-length = Züge
own-games-opening = Eröffnung
own-games-event = Veranstaltung
own-games-eco = ECO

# What a list of choices is about, and what is chosen in it, for screen readers.
own-games-filter = { $name }: { $value }
own-games-any-game = Alle Spiele
own-games-any-result = Alle Ergebnisse
own-games-white-won = Weiß gewinnt
own-games-black-won = Schwarz gewinnt
own-games-drawn = Remis
own-games-open = Offen
own-games-any-rating = Beliebige Wertungszahl
own-games-rated = Beide ab { $least }
own-games-any-day = Beliebiges Datum
own-games-today = Heute
own-games-week = Letzte 7 Tage
own-games-month = Letzte 30 Tage
own-games-year = Letzte 12 Monate
own-games-any-position = Beliebige Stellung
own-games-here = Stellung auf dem Brett

# $lattice is the name of a game inside, or of a layer.
own-games-alone = Stellung auf dem Brett, nur { $lattice }
own-games-part =
    { $count ->
        [one] Markierter Teil des Bretts (1 Feld)
       *[other] Markierter Teil des Bretts ({ $count } Felder)
    }
own-games-no-part = Markierter Teil des Bretts
    .tip = Markiere zuerst Felder: eines mit einem Rechtsklick, oder ziehe mit der rechten Taste von Ecke zu Ecke.

# The list.
own-games-at = gefunden nach dem { $ply }. Halbzug
own-games-sort = Nach „{ $column }“ sortieren
own-games-row = { $white } – { $black }, { $result }, { $game }, { $date }, { $length }
own-games-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
own-games-computer = Computer ({ $level })
own-games-helped = { $name } (mit Hilfe)
own-games-you = Du
# The games that were left for others, and the files that were open last.
own-games-left = Offen
own-games-files = Letzte Dateien
own-games-more = { $count } weitere
# $age is one of those below.
own-games-left-game =
    { $moves ->
        [one] { $game }, ein Zug, { $age }
       *[other] { $game }, { $moves } Züge, { $age }
    }
own-games-none-yet = Noch keine beendeten oder gespeicherten Partien. Sie erscheinen hier.
own-games-none = Keine Partie gefunden.
own-games-none-material = Keine Partie gefunden. Ein + am Ende einer Seite steht für alles, was sie sonst noch hat.
own-games-looking = Suche läuft…
own-games-all =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
own-games-found = { $count } von { $total } Partien
own-games-marked = { $count } Partien ausgewählt

# What can be done.
own-games-import = Importieren…
own-games-export = Exportieren…
own-games-delete = Löschen
own-games-undo = Löschen rückgängig machen
own-games-stop = Anhalten
own-games-progress =
    { $done ->
        [one] 1 Partie
       *[other] { $done } Partien
    }, { $percent } %
own-games-add = Importieren
own-games-import-title = Partien importieren
own-games-import-path = Pfad zu einer Datei mit Partien
own-games-import-note = PGN-Dateien und Dateien von Nestmate mit einer oder mehreren Partien. Was du schon hast, wird nicht noch einmal hinzugefügt.
own-games-export-title =
    { $count ->
        [one] 1 Partie exportieren
       *[other] { $count } Partien exportieren
    }
own-games-private = Deine Partien bleiben auf diesem Computer: { $path }

# What has been done.
own-games-saved = In „Meine Partien“ gespeichert.
own-games-deleted =
    { $count ->
        [one] Partie gelöscht.
       *[other] { $count } Partien gelöscht.
    }
own-games-back =
    { $count ->
        [one] Die Partie ist wieder da.
       *[other] { $count } Partien sind wieder da.
    }
own-games-exported =
    { $count ->
        [one] 1 Partie nach { $path } exportiert.
       *[other] { $count } Partien nach { $path } exportiert.
    }
own-games-imported =
    { $new ->
        [one] 1 neue Partie
       *[other] { $new } neue Partien
    } importiert. Schon vorhanden: { $known }. Nicht lesbar: { $unread }.
own-games-problems =
    { $count ->
        [one] Eine nicht lesbare Stelle anzeigen
       *[other] { $count } nicht lesbare Stellen anzeigen
    }
own-games-problems-title = Was nicht lesbar war
own-games-back-to-list = Zurück zur Liste
own-games-no-moves = { $name }, Zeile { $line }: Diese Partie hat keine Züge.
own-games-remark = { $name }: { $remark }
own-games-import-stopped =
    Import nach { $new ->
        [one] einer neuen Partie
       *[other] { $new } neuen Partien
    } angehalten. Schon vorhanden: { $known }. Nicht lesbar: { $unread }.
own-games-scan-stopped = Suche nach { $done } von { $total } Partien angehalten.

# What went wrong.
own-games-material-unknown = Material, Zeichen { $at }: „{ $sign }“ ist keine Figur von { $game }. Seine Figuren sind { $letters }.
own-games-material-number = Material, Zeichen { $at }: Nach dieser Zahl kommt keine Figur.
own-games-material-sides = Material, Zeichen { $at }: Es gibt nur zwei Seiten.
own-games-gone = Diese Partie ist nicht mehr in „Meine Partien“.
own-games-nowhere = Auf diesem Computer kann nichts gespeichert werden, deshalb gibt es keine Liste deiner Partien.
own-games-large = { $name } ist größer als { $most } MiB. Du kannst die Partien in „Meine Partien“ importieren.
own-games-importing = Es werden noch Partien importiert.
own-games-failed = Die Liste „Meine Partien“ konnte nicht durchsucht oder geändert werden: { $why }.
own-games-unusable = Die Liste „Meine Partien“ ist nicht verfügbar: { $why }. Du kannst weiterspielen, aber beendete Partien kommen nicht in die Liste.
own-games-rebuilt = Die Datenbank deiner Partien war beschädigt. { $count ->
        [0] Keine ihrer Partien war lesbar
        [one] Eine ihrer Partien war lesbar
       *[other] { $count } ihrer Partien waren lesbar
    }; Partien aus zuletzt verwendeten Dateien werden hinzugefügt. Die beschädigte Datei wurde als { $path } aufbewahrt.
own-games-no-file = die Datenbank ist keine Datei
own-games-newer = eine neuere Version von Nestmate hat die Datenbank geändert
own-games-busy = ein anderes Nestmate-Fenster benutzt die Datenbank

# How the user's own games went on from the position on the board.
tab-explorer = Explorer
    .tip = Züge, die in deinen Partien und in denen der Engine aus dieser Stellung gespielt wurden
# Whose games the explorer counts.
explorer-own = Meine Partien
    .tip = Nur Partien, die du beendet, gespeichert oder importiert hast
explorer-shipped = Selbstspiel
    .tip = Nur Partien, die Nestmate gegen sich selbst gespielt hat
explorer-both = Beide
    .tip = Deine Partien und die, die Nestmate gegen sich selbst gespielt hat
explorer-shipped-about = Selbstspiel: Partien, die Nestmate gegen sich selbst gespielt hat.
# Headings of columns.
explorer-head-move = Zug
explorer-head-games = Partien
explorer-head-results = { $side } / Remis / { $other }
explorer-head-last = Zuletzt
explorer-whole = Aus dieser Stellung gespielt
explorer-alone = Aus dieser Stellung gespielt (nur { $lattice })
explorer-none = Keine deiner Partien hat diese Stellung erreicht. Jede beendete oder gespeicherte Partie zählt; weitere importierst du im Menü „Partie“ unter „Meine Partien“.
explorer-none-known = Keine bekannte Partie hat diese Stellung erreicht.
explorer-move =
    { $games ->
        [one] { $last } spielen: 1 Partie
       *[other] { $last } spielen: { $games } Partien
    }, { $side } gewinnt { $white } %, Remis { $draws } %, { $other } gewinnt { $black } %, zuletzt { $day }
explorer-move-undated =
    { $games ->
        [one] { $last } spielen: 1 Partie
       *[other] { $last } spielen: { $games } Partien
    }, { $side } gewinnt { $white } %, Remis { $draws } %, { $other } gewinnt { $black } %
