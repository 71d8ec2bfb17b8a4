# Lektionen: ihre Liste und die Aufgaben.

lesson-title = Lektionen: { $game }
lesson-making = Die Lektionen werden vorbereitet…
lesson-back-to-game = Zurück zur Partie
    .tip = Deine Partie ist noch genau so, wie du sie verlassen hast
lesson-back-to-course = Alle Lektionen
    .tip = Zurück zur Liste der Lektionen
lesson-go-on = Weiterlernen
    .tip = Die erste ungelöste Aufgabe beginnen
lesson-intro = Kurze Aufgaben zu jeder Figur und Regel dieses Spiels. Nur { $side } zieht, außer wo die Aufgabe sagt, dass { $other } antwortet. Je weniger Züge du brauchst, desto mehr Sterne bekommst du.
lesson-progress = { $earned } von { $all } Sternen
lesson-fewest = Kürzeste Lösung: { $count }
lesson-moves = Deine Züge: { $count }
lesson-stars-left = Sterne übrig: { $count }
lesson-again = Noch einmal
    .tip = Die Aufgabe neu beginnen
lesson-next = Weiter
    .tip = Zur nächsten Aufgabe gehen
lesson-hint = Tipp
    .tip = Zeigen, welche Figur zieht, dann wohin; mit einem Tipp bekommst du höchstens zwei Sterne
lesson-how-it-goes = So zieht die Figur

lesson-group-inside = Innere Spiele
lesson-group-pieces = Die Figuren
lesson-group-captures = Schlagen
lesson-group-changes = Umwandlung und Tausch
lesson-group-drops = Die Reserve
lesson-group-freezing = Erstarren und Lösen
lesson-group-kings = Der König

lesson-drops = Einsetzen
lesson-check = Schach
lesson-mate = Matt in einem Zug
lesson-stands-for = entspricht { DEM($role) }

lesson-goal-stars = { $count ->
    [one] Zieh { DEN($piece) } auf den Stern.
   *[other] Zieh { DEN($piece) } auf alle Sterne.
}
lesson-goal-captures = Schlag mit { DEM($piece) } die Figuren auf den Sternen. Jeder Zug muss ein Schlagzug sein.
lesson-goal-beyond = Zieh { DEN($piece) } dorthin, wo sich die Figur verwandeln kann, und dann das, was aus ihr wird, auf den Stern.
lesson-goal-drops = Setz auf jedem Stern eine Figur aus deiner Reserve ein. Nicht jede Figur darf überallhin.
lesson-goal-drop-and-go = { $count ->
    [one] Setz { DEN($piece) } ein und zieh die Figur auf den Stern.
   *[other] Setz { DEN($piece) } ein und zieh die Figur auf alle Sterne.
}
lesson-goal-freeze = Schlag { DEN($semi) } mit { DEM($piece) } und sieh zu, wie die Figuren erstarren, die davon abhängen.
lesson-goal-thaw = Deine Figuren sind erstarrt, denn { DER($semi) } fehlt. Hol diese Figur zurück.
lesson-goal-check = { $count ->
    [one] Biete in einem Zug Schach.
   *[other] Biete in { $count } Zügen Schach.
}
lesson-goal-drop-check = Setz eine Figur so ein, dass sie Schach bietet.
lesson-goal-mate = Setz in einem Zug matt.

lesson-change-promote = Umwandlung
    .goal = Zieh { DEN($piece) } dorthin, wo die Figur umgewandelt wird, und wähle: { $outcomes }.
lesson-change-turn = Umdrehen
    .goal = Zieh { DEN($piece) } dorthin, wo die Figur umgedreht werden kann, und dreh sie um: { $outcomes }.
lesson-change-exchange = Austausch
    .goal = Zieh { DEN($piece) } dorthin, wo die Figur gegen eine aus einer Reserve getauscht wird: { $outcomes }.
lesson-change-swap = Eintausch
    .goal = Zieh { DEN($piece) } dorthin, wo die Figur gegen eine aus der gegnerischen Reserve getauscht werden kann: { $outcomes }.

lesson-inside-opening = { $count ->
    [one] Das ist { $game }. Zieh eine Figur auf den Stern, wie du es aus diesem Spiel kennst.
   *[other] Das ist { $game }. Zieh Figuren auf die Sterne, wie du es aus diesem Spiel kennst. Mit jedem Zug siehst du mehr vom Brett.
}
lesson-inside-king = Im Spiel „{ $game }“ entspricht { DER($semi) } { DEM($role) }. Schlag { DEN($semi) } mit { DEM($piece) }. Sieh dir dann das ganze Brett an: Die Figuren dieses Spiels sind erstarrt.
lesson-inside-outsider = Die Figuren des Spiels „{ $game }“ sind nicht allein. Schlag { DEN($semi) } mit { DEM($piece) }, einer Figur von außen.

lesson-solved-best = In so wenigen Zügen wie möglich gelöst.
lesson-solved-frozen = Geschlagen, und die Figuren sind erstarrt. In so wenigen Zügen wie möglich gelöst.
lesson-solved-thawed = Zurückgeholt, und deine Figuren sind nicht mehr erstarrt. In so wenigen Zügen wie möglich gelöst.
lesson-solved = { $moves ->
    [one] In einem Zug gelöst.
   *[other] In { $moves } Zügen gelöst.
} Kürzeste Lösung: { $par }.
lesson-solved-helped = Mit einem Tipp gelöst.
lesson-lost = Von hier aus ist die Aufgabe nicht mehr zu lösen. Versuch es noch einmal.
lesson-next-try = Diesmal wird dir gezeigt, welche Figur zieht.
    .move = Diesmal wird dir der Zug gezeigt.
lesson-no-mate = Das ist kein Matt. Versuch es noch einmal.
    .quiet = Das ist nicht einmal Schach. Versuch es noch einmal.
    .flees = Schach, aber kein Matt: { CAPITAL(DER($piece)) } kann nach { $cell } ausweichen. Versuch es noch einmal.
    .captured = Schach, aber kein Matt: { CAPITAL(DER($piece)) } auf { $from } kann die angreifende Figur auf { $cell } schlagen. Versuch es noch einmal.
    .stopped = Schach, aber kein Matt: { CAPITAL(DER($piece)) } auf { $from } kann nach { $cell } ziehen und das Schach abwehren. Versuch es noch einmal.
    .dropped = Schach, aber kein Matt: { $other } kann auf { $cell } eine Figur einsetzen und das Schach abwehren. Versuch es noch einmal.

lesson-not-now = Das geht in Lektionen nicht. Geh zuerst zurück zur Partie.
lesson-no-hint = Hier gibt es keinen Tipp.
lesson-not-yours = Die Figuren von { $other } ziehen hier nicht. Du spielst { $side }.
lesson-must-take = In dieser Aufgabe muss jeder Zug ein Schlagzug sein.
lesson-must-drop = Setz in dieser Aufgabe jede Figur auf einem Stern ein.
lesson-other-piece = In dieser Aufgabe geht es um eine andere Figur.

# Was ein Bildschirmleser von einer Lektion der Liste sagt.
lesson-spoken = { $group }: { $lesson }, { $earned } von { $all } Sternen
lesson-spoken-more = { $group }: { $lesson }, { $more }, { $earned } von { $all } Sternen
lesson-spoken-exercise = Aufgabe { $number }, { $stars ->
    [0] nicht gelöst
    [one] ein Stern
   *[other] { $stars } Sterne
}
lesson-spoken-earned = { $stars ->
    [one] Ein Stern
   *[other] { $stars } Sterne
}

# The introduction to a game. $game is the whole game, $inner one inside it.
intro-move = Das sieht aus wie { $game }. Mach einen Zug.
intro-own = Nur auf diesen Feldern eines größeren Spiels ({ $game }) steckt { $inner }; seine Figuren verlassen sie nie.
# $was is what the piece that was moved is called there, $is what the whole game calls it.
intro-own-renamed = Nur auf diesen Feldern eines größeren Spiels ({ $game }) steckt { $inner }. Deine Figur ({ $was }) heißt dort { $is }.
intro-other = Auf diesen Feldern steckt noch ein Spiel: { $inner }. Auch seine Figuren verlassen sie nie.
intro-pieces = Auf diesen Feldern ({ $game }) stehen Figuren aus einem anderen Spiel ({ $inner }); sie verlassen diese Felder nie.
intro-layer = Auf diesen Feldern stehen andere Figuren: { $layer }.
intro-free = { $layer } gehören zu keinem inneren Spiel, und die meisten können jedes Feld des Bretts erreichen.
# $royal is the royal piece, $only is `yes` where it is told apart from leaders.
intro-royal = { $only ->
        [yes] { CAPITAL(DER($royal)) } jeder Seite gehört zu keinem inneren Spiel und entscheidet die Partie. Setz { DEN($royal) } des Gegners matt, und du gewinnst.
       *[no] Setz { DEN($royal) } des Gegners matt, und du gewinnst.
    }
intro-captured = Was wird aus einer geschlagenen Figur? Sieh zu, wie { $side } diese schlägt.
# $piece is the captured piece.
intro-drop = { CAPITAL(DER($piece)) } gehört jetzt dir. Klick die Figur neben dem Brett an, dann ein markiertes Feld.
intro-dropped = { $neutral ->
        [yes] Sie spielt jetzt für dich. Was auf anderen Feldern geschlagen wird, liegt in einer neutralen Reserve zum Tauschen bereit.
       *[no] Sie steht wieder auf dem Brett und spielt für dich.
    }
# $captures says what becomes of captured pieces: they come back as has been shown, or in another way, or never.
intro-changes = { $captures ->
        [drops] Figuren können auch zu anderen werden. Sieh dir diese am anderen Ende des Bretts an: { $piece }.
        [kept] Geschlagene Figuren liegen neben dem Brett und können zurückkommen. Andere verwandeln sich, wie hier: { $piece }.
       *[gone] Geschlagene Figuren scheiden aus. Andere verwandeln sich, wie diese am anderen Ende des Bretts: { $piece }.
    }
intro-changed = Am anderen Ende ist aus { DEM($was) } { EIN($piece) } geworden.
intro-fate = { $kept ->
        [yes] Geschlagene Figuren liegen neben dem Brett und können zurückkommen.
       *[no] Geschlagene Figuren scheiden aus.
    }
intro-leader = Jedes innere Spiel hat eine Anführerfigur; hier ist es { DER($leader) } von { $other }. Sieh, was ihr Fall bewirkt.
# $count is how many pieces are frozen.
intro-freeze = { $count ->
        [one] Sie wird geschlagen, und die eine Figur, die sie anführte, erstarrt und kann nicht mehr ziehen.
       *[other] Sie wird geschlagen, und die { $count } Figuren, die sie anführte, erstarren: Keine kann mehr ziehen.
    }
# $piece is a piece of Black’s that brings the leader back.
intro-thaw = { CAPITAL(DER($piece)) } von { $other } kommt am anderen Ende an und holt { DEN($leader) } zurück: Die Erstarrung löst sich.
intro-doors = Das ist die Idee. Spiel gleich los oder lern es Schritt für Schritt.
# A piece with what it is in the game inside.
intro-both = { $piece } ({ $inside })
# Told before a page's sentence to who hears it.
intro-page = Einführung, Seite { $number } von { $count }.
intro-back = Zurück
intro-next = Weiter
intro-skip = Überspringen
intro-play = Gegen einen leichten Gegner spielen
intro-look = Umsehen
