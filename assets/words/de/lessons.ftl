# Lektionen: ihre Liste und die Aufgaben.

lesson-title = Lektionen: { $game }
lesson-making = Die Lektionen werden gemacht …
lesson-back-to-game = Zurück zur Partie
    .tip = Die Partie ist noch so, wie sie war
lesson-back-to-course = Alle Lektionen
    .tip = Zurück zur Liste der Lektionen
lesson-go-on = Weiterlernen
    .tip = Die erste Aufgabe beginnen, die noch nicht gelöst ist
lesson-intro = Kurze Aufgaben zu allem in diesem Spiel. Weiß zieht immer wieder, niemand antwortet. Je weniger Züge, desto mehr Sterne.
lesson-progress = { $earned } von { $all } Sternen
lesson-fewest = Wenigste Züge: { $count }
lesson-moves = Eigene Züge: { $count }
lesson-stars-left = Sterne übrig: { $count }
lesson-again = Noch einmal
    .tip = Zurück an den Anfang der Aufgabe
lesson-next = Weiter
    .tip = Die nächste Aufgabe
lesson-hint = Tipp
    .tip = Die Figur zeigen, die zieht, dann ihren Zug; mit einem Tipp gibt eine Aufgabe höchstens zwei Sterne
lesson-how-it-goes = So zieht die Figur

lesson-group-inside = Die Spiele im Spiel
lesson-group-men = Die Figuren
lesson-group-captures = Nur schlagen
lesson-group-changes = Zu einer anderen Figur werden
lesson-group-drops = Die Reserve
lesson-group-freezing = Einfrieren und auftauen
lesson-group-kings = Der König

lesson-drops = Einsetzen
lesson-check = Schach
lesson-mate = Matt in einem Zug
lesson-stands-for = steht für: { $role }

lesson-goal-stars = { $count ->
    [one] Diese Figur auf den Stern ziehen: { $man }.
   *[other] Diese Figur auf alle Sterne ziehen: { $man }.
}
lesson-goal-captures = Die Figuren auf den Sternen schlagen, und zwar mit: { $man }. Jeder Zug muss schlagen.
lesson-goal-beyond = Diese Figur dorthin ziehen, wo sie sich verwandeln kann: { $man }. Was aus ihr wird, zieht auf den Stern.
lesson-goal-drops = Auf jeden Stern eine Figur der Reserve einsetzen. Nicht jede darf überall stehen.
lesson-goal-drop-and-go = { $count ->
    [one] Diese Figur einsetzen und auf den Stern ziehen: { $man }.
   *[other] Diese Figur einsetzen und auf alle Sterne ziehen: { $man }.
}
lesson-goal-freeze = { $man } schlägt { $semi }: Die Figuren, die daran hängen, frieren ein.
lesson-goal-thaw = Die eigenen Figuren sind eingefroren, denn es fehlt: { $semi }. Diese Figur zurückholen.
lesson-goal-check = { $count ->
    [one] In einem Zug Schach bieten.
   *[other] In { $count } Zügen Schach bieten.
}
lesson-goal-drop-check = Eine Figur so einsetzen, dass der gegnerische König im Schach steht.
lesson-goal-mate = Den gegnerischen König in einem Zug matt setzen.

lesson-change-promote = Umwandlung
    .goal = Diese Figur dorthin ziehen, wo sie umgewandelt wird: { $man }. Zur Wahl: { $outcomes }.
lesson-change-turn = Umdrehen
    .goal = Diese Figur dorthin ziehen, wo sie sich umdrehen kann, und umdrehen: { $man }. Daraus wird: { $outcomes }.
lesson-change-exchange = Austausch
    .goal = Diese Figur dorthin ziehen, wo sie gegen eine Figur einer Reserve getauscht wird: { $man }. Zur Wahl: { $outcomes }.
lesson-change-swap = Eintausch
    .goal = Diese Figur dorthin ziehen, wo sie gegen eine Figur der gegnerischen Reserve getauscht werden kann: { $man }. Daraus wird: { $outcomes }.

lesson-inside-opening = { $count ->
    [one] Das ist { $game }. Eine Figur auf den Stern ziehen, wie man es von dort kennt.
   *[other] Das ist { $game }. Figuren auf die Sterne ziehen, wie man es von dort kennt. Mit jedem Zug entfaltet sich mehr vom Brett.
}
lesson-inside-king = Was in { $game } { $role } heißt, heißt hier { $semi }. Diese Figur schlagen, und zwar mit: { $man }. Dann das ganze Brett ansehen: Die Figuren sind eingefroren.
lesson-inside-outsider = Die Figuren von { $game } sind nicht allein. { $semi } schlagen mit einer Figur von außen: { $man }.

lesson-solved-best = Gelöst, mit so wenigen Zügen wie möglich.
lesson-solved-frozen = Gefallen, und die Figuren sind eingefroren. Mit so wenigen Zügen wie möglich.
lesson-solved-thawed = Zurückgeholt, und die Figuren sind aufgetaut. Mit so wenigen Zügen wie möglich.
lesson-solved = In { $moves } Zügen gelöst. Es geht in { $par }.
lesson-solved-helped = Gelöst, mit einem Tipp.
lesson-lost = Von hier aus geht es nicht mehr. Noch einmal versuchen.
lesson-no-mate = Das ist kein Matt. Noch einmal versuchen.

lesson-not-now = Die Lektionen sind offen: Dafür zurück zur Partie gehen.
lesson-no-hint = Jetzt gibt es keinen Tipp.
lesson-not-yours = Die schwarzen Figuren bleiben stehen: Es zieht Weiß.
lesson-must-take = Hier muss jeder Zug schlagen.
lesson-must-drop = Hier wird jede Figur auf einen Stern gesetzt.
lesson-other-man = In dieser Aufgabe zieht eine andere Figur.
lesson-frozen = Eingefroren ({ $man }): { $reason }.

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
