# Üben: Was nicht gelungen ist, kommt wieder, sobald es fällig ist.

practice-due-menu = Üben ({ $count } fällig)
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
practice-nothing = Noch gibt es nichts zu üben. Aufgaben, die dir nicht gelingen, und Fehler, die du noch einmal versuchst, kommen hier wieder.
practice-over =
    { $count ->
        [one] Das war alles für jetzt: eine Antwort.
       *[other] Das war alles für jetzt: { $count } Antworten.
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
