# Lektionen: ihre Liste und die Aufgaben.

lesson-title = Lektionen: { $game }
lesson-making = Die Lektionen werden vorbereitet…
lesson-back-to-game = Zurück zur Partie
    .tip = Deine Partie ist noch genau so, wie du sie verlassen hast
lesson-back-to-course = Alle Lektionen
    .tip = Zurück zur Liste der Lektionen
lesson-go-on = Weiterlernen
    .tip = Die erste ungelöste Aufgabe beginnen
lesson-intro = Kurze Aufgaben zu jeder Figur und Regel dieses Spiels. Nur Weiß zieht, außer wo die Aufgabe sagt, dass Schwarz antwortet. Je weniger Züge du brauchst, desto mehr Sterne bekommst du.
lesson-progress = { $earned } von { $all } Sternen
lesson-fewest = Wenigste Züge: { $count }
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
lesson-group-freezing = Erstarren und Auftauen
lesson-group-kings = Der König

lesson-drops = Einsetzen
lesson-check = Schach
lesson-mate = Matt in einem Zug
lesson-stands-for = spielt die Rolle von { $role }

lesson-goal-stars = { $count ->
    [one] Zieh diese Figur auf den Stern: { $piece }.
   *[other] Zieh diese Figur auf alle Sterne: { $piece }.
}
lesson-goal-captures = Schlag die Figuren auf den Sternen, und zwar mit: { $piece }. Jeder Zug muss schlagen.
lesson-goal-beyond = Zieh diese Figur dorthin, wo sie sich verwandeln kann: { $piece }. Zieh dann das, was aus ihr wird, auf den Stern.
lesson-goal-drops = Setz auf jeden Stern eine Figur aus deiner Reserve ein. Nicht jede Figur darf überall hin.
lesson-goal-drop-and-go = { $count ->
    [one] Setz diese Figur ein und zieh sie auf den Stern: { $piece }.
   *[other] Setz diese Figur ein und zieh sie auf alle Sterne: { $piece }.
}
lesson-goal-freeze = { $piece } schlägt { $semi }: Sieh zu, wie die Figuren erstarren, die davon abhängen.
lesson-goal-thaw = Deine Figuren sind erstarrt, denn es fehlt: { $semi }. Hol diese Figur zurück.
lesson-goal-check = { $count ->
    [one] Biete in einem Zug Schach.
   *[other] Biete in { $count } Zügen Schach.
}
lesson-goal-drop-check = Setz eine Figur so ein, dass sie Schach bietet.
lesson-goal-mate = Setz in einem Zug matt.

lesson-change-promote = Umwandlung
    .goal = Zieh diese Figur dorthin, wo sie umgewandelt wird: { $piece }. Wähle: { $outcomes }.
lesson-change-turn = Umdrehen
    .goal = Zieh diese Figur dorthin, wo sie umgedreht werden kann, und dreh sie um: { $piece }. Daraus wird: { $outcomes }.
lesson-change-exchange = Austausch
    .goal = Zieh diese Figur dorthin, wo sie gegen eine Figur einer Reserve getauscht wird: { $piece }. Wähle: { $outcomes }.
lesson-change-swap = Eintausch
    .goal = Zieh diese Figur dorthin, wo sie gegen eine Figur der gegnerischen Reserve getauscht werden kann: { $piece }. Daraus wird: { $outcomes }.

lesson-inside-opening = { $count ->
    [one] Das ist { $game }. Zieh eine Figur auf den Stern, wie du es von dort kennst.
   *[other] Das ist { $game }. Zieh Figuren auf die Sterne, wie du es von dort kennst. Mit jedem Zug siehst du mehr vom Brett.
}
lesson-inside-king = Im Spiel „{ $game }“ spielt { $semi } die Rolle von { $role }. Schlag diese Figur, und zwar mit: { $piece }. Sieh dir dann das ganze Brett an: Die Figuren von { $game } sind erstarrt.
lesson-inside-outsider = Die Figuren von { $game } sind nicht allein. Schlag { $semi } mit einer Figur von außen: { $piece }.

lesson-solved-best = In so wenigen Zügen wie möglich gelöst.
lesson-solved-frozen = Geschlagen, und die Figuren sind erstarrt: in so wenigen Zügen wie möglich gelöst.
lesson-solved-thawed = Zurückgeholt, und deine Figuren sind wieder frei: in so wenigen Zügen wie möglich gelöst.
lesson-solved = { $moves ->
    [one] In einem Zug gelöst.
   *[other] In { $moves } Zügen gelöst.
} Am besten geht es in { $par }.
lesson-solved-helped = Mit einem Tipp gelöst.
lesson-lost = Von hier aus ist die Aufgabe nicht mehr zu lösen. Versuch es noch einmal.
lesson-no-mate = Das ist kein Matt. Versuch es noch einmal.
    .quiet = Das ist nicht einmal Schach. Versuch es noch einmal.
    .flees = Schach, aber nicht matt: { $piece } kann nach { $cell } ausweichen. Versuch es noch einmal.
    .captured = Schach, aber nicht matt: { $piece } auf { $from } kann die angreifende Figur auf { $cell } schlagen. Versuch es noch einmal.
    .stopped = Schach, aber nicht matt: { $piece } auf { $from } kann nach { $cell } ziehen und das Schach abwehren. Versuch es noch einmal.
    .dropped = Schach, aber nicht matt: Schwarz kann auf { $cell } eine Figur einsetzen und das Schach abwehren. Versuch es noch einmal.

lesson-not-now = Das geht in Lektionen nicht. Geh zuerst zurück zur Partie.
lesson-no-hint = Hier gibt es keinen Tipp.
lesson-not-yours = Die schwarzen Figuren ziehen hier nicht. Du spielst Weiß.
lesson-must-take = In dieser Aufgabe muss jeder Zug schlagen.
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
intro-own = { $inner } steckt ganz in { $game }, einem größeren Spiel: nur auf diesen Feldern, die seine Figuren nie verlassen.
# $was is what the piece that was moved is called there, $is what the whole game calls it.
intro-own-renamed = { $inner } steckt ganz in { $game }, einem größeren Spiel: nur auf diesen Feldern. Deine Figur ({ $was }) heißt dort { $is }.
intro-other = { $inner } lebt auf diesen, und auch seine Figuren sind an sie gebunden.
intro-pieces = Auf diesen Feldern von { $game } leben Figuren aus einem anderen Spiel und verlassen sie nie: { $inner }.
intro-layer = Diese Felder haben eigene Figuren: { $layer }.
intro-free = { $layer }: Sie gehören zu keinem inneren Spiel, und die meisten kommen auf jedes Feld des Bretts.
# $royal is the royal piece, $only is `yes` where it is told apart from leaders.
intro-royal = { $only ->
        [yes] Eine Figur jeder Seite entscheidet die Partie und steht außerhalb der inneren Spiele: { $royal }. Setz die gegnerische matt, und du gewinnst.
       *[no] Setz die gegnerische Figur matt, und du gewinnst: { $royal }.
    }
intro-captured = Was wird aus einer geschlagenen Figur? Sieh zu, wie Weiß diese schlägt.
# $piece is the captured piece.
intro-drop = Diese Figur gehört jetzt dir: { $piece }. Klick sie neben dem Brett an, dann ein markiertes Feld.
intro-dropped = { $neutral ->
        [yes] Sie spielt jetzt für dich. Was auf anderen Feldern geschlagen wird, liegt in einer neutralen Reserve zum Tauschen bereit.
       *[no] Sie steht wieder auf dem Brett und spielt für dich.
    }
# $captures says what becomes of captured pieces: they come back as has been shown, or in another way, or never.
intro-changes = { $captures ->
        [drops] Figuren können auch zu anderen werden. Sieh diese am anderen Ende des Bretts: { $piece }.
        [kept] Geschlagene Figuren liegen neben dem Brett und können zurückkommen. Andere verwandeln sich, wie hier: { $piece }.
       *[gone] Geschlagene Figuren scheiden aus. Andere verwandeln sich, wie diese am anderen Ende des Bretts: { $piece }.
    }
intro-changed = Am anderen Ende ist aus der Figur ({ $was }) eine andere geworden: { $piece }.
intro-fate = { $kept ->
        [yes] Geschlagene Figuren liegen neben dem Brett und können zurückkommen.
       *[no] Geschlagene Figuren scheiden aus.
    }
intro-leader = Jedes innere Spiel hat eine Anführerfigur, hier die schwarze: { $leader }. Sieh, was ihr Fall bewirkt.
# $count is how many pieces are frozen.
intro-freeze = { $count ->
        [one] Sie wird geschlagen, und Frost befällt die eine Figur, die sie anführte: Sie kann nicht mehr ziehen.
       *[other] Sie wird geschlagen, und Frost befällt die { $count } Figuren, die sie anführte: Keine kann mehr ziehen.
    }
# $piece is a piece of Black’s that brings the leader back.
intro-thaw = Eine schwarze Figur ({ $piece }) kommt am anderen Ende an und holt die Anführerfigur zurück ({ $leader }): Ihre Armee taut auf.
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
