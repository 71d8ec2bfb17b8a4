# Üben: Was nicht gelungen ist, kommt wieder, sobald es fällig ist.

practice-due-menu = Lektionen und Aufgaben ({ $count } fällig)
practice-heading = Üben
practice-left =
    { $count ->
        [one] eins fällig
       *[other] { $count } fällig
    }
practice-begin = Fälliges üben ({ $count })
practice-retire = Nicht mehr fragen
    .tip = Das hier nie wieder üben
# $span is one of those below.
practice-returns = Kommt in { $span } wieder.
practice-not-yet = Gerade ist nichts fällig. Das Nächste kommt in { $span } wieder.
practice-nothing = Noch gibt es nichts zu üben. Aufgaben, die dir nicht gelingen, und Stellungen, in denen du einen Fehler verbessern willst, tauchen hier wieder auf.
practice-kept =
    { $count ->
        [one] In deiner Übungskartei ist eine Karte.
       *[other] In deiner Übungskartei sind { $count } Karten.
    }
practice-week =
    { $count ->
        [0] In den nächsten sieben Tagen kommt keine davon wieder.
        [one] In den nächsten sieben Tagen kommt eine wieder.
       *[other] In den nächsten sieben Tagen kommen { $count } wieder.
    }
practice-over =
    { $count ->
        [one] Das war alles für jetzt: eine Karte bearbeitet.
       *[other] Das war alles für jetzt: { $count } Karten bearbeitet.
    }

span-minutes =
    { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
span-hours =
    { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }
span-months =
    { $count ->
        [one] einem Monat
       *[other] { $count } Monaten
    }
span-years =
    { $count ->
        [one] einem Jahr
       *[other] { $count } Jahren
    }

# Die Seite mit dem Fortschritt.

progress-lessons = Lektionen
progress-computer = Gegen den Computer
progress-due = { $now } jetzt fällig, { $week } innerhalb einer Woche.
progress-nothing-due = In den nächsten sieben Tagen kommt nichts wieder.
progress-stars = { $game }: { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }, { $solved ->
        [one] eine Aufgabe gelöst
       *[other] { $solved } Aufgaben gelöst
    }
progress-no-stars = Noch keine Aufgabe gelöst.
progress-lesson = { $group }: { $lesson }
progress-lesson-stars = { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}
# Levels are numbers from 1 to 8, with one decimal place.
progress-level = { $game }: Du spielst etwa auf Stufe { $level } ± { $error }
    .tip = Nach deinen letzten 50 Partien; in 95 von 100 Fällen liegt deine wahre Stufe in diesem Bereich
progress-result = Stufe { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
progress-no-games = In „Meine Partien“ ist noch keine Partie gegen den Computer.
progress-looking = Deine Partien werden durchgesehen…
progress-puzzles = Taktikaufgaben
progress-puzzle-game = { $game }: { $solved } ohne Hilfe gelöst, { $failed } nicht, Wertung { $rating }
progress-no-puzzles = Noch keine Taktikaufgabe versucht.
progress-export = Exportieren…
    .tip = Das alles als Tabelle für andere Programme speichern
progress-forget = Fortschritt löschen…
    .tip = Deine Sterne, deine Ergebnisse bei Taktikaufgaben und alles, was du übst, von diesem Computer löschen
progress-forget-ask = Das löscht deine Sterne, deine Ergebnisse bei Taktikaufgaben und alles, was du übst, von diesem Computer. Deine Partien bleiben erhalten. Das Löschen lässt sich nicht rückgängig machen.
progress-forget-yes = Alles löschen
progress-forgotten = Dein Fortschritt ist gelöscht.
