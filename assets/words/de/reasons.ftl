# Why a move is good: a sentence of one or two claims about a man. Why something cannot be done is in refusals.ftl.

# $man is the name of the man, $cell where it comes from or is dropped.
reason-moved = { $man } von { $cell }
reason-dropped = { $man }, auf { $cell } eingesetzt,

# $who is one of the two above; each claim is said of it.
reason-none = { $who } zieht.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } und { $second }.
# Captures of which something else is said at once; $victim is a man.
reason-captures-and = { $who } schlägt { $victim } und { $second }.
reason-captures-freezing = { $who } schlägt { $victim }: { $men ->
        [one] Eine Figur von { $side } erstarrt
       *[other] { $men } Figuren von { $side } erstarren
    }.

# A man of the sentence; $lattice tells apart those that freeze apart.
reason-man = { $name } auf { $cell }
reason-man-of = { $name } ({ $lattice }) auf { $cell }

claim-only = macht den einzigen legalen Zug
claim-mate = setzt matt
claim-no-move = lässt { $side } keinen Zug: Die Partie ist gewonnen
claim-forces-mate = erzwingt Matt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    }
claim-freezes = lässt { $men ->
        [one] eine Figur
       *[other] { $men } Figuren
    } von { $side } erstarren
claim-thaws = löst { $men ->
        [one] eine Figur
       *[other] { $men } Figuren
    } von { $side } aus der Erstarrung
claim-checks = gibt Schach
claim-uncovers-check = gibt Abzugsschach durch { $man }
claim-leaves-check = geht aus dem Schach
claim-ends-check = beendet so das Schach
claim-blocks-check = unterbricht das Schach durch { $man }
claim-castles = rochiert
claim-forks = greift { $man } und { $other } zugleich an
claim-threatens = droht { $man } zu gewinnen
claim-threatens-mate = droht mattzusetzen
claim-stops-mate = { $moves ->
        [1] verhindert ein Matt mit dem nächsten Zug
       *[other] verhindert ein Matt in { $moves } Zügen
    }
claim-escapes = weicht { $man } aus
claim-guards = deckt { $man }
claim-shields = schirmt { $man } gegen { $other } ab
claim-wins-later = gewinnt { $man } in der folgenden Variante
claim-nears = { $moves ->
        [1] ist einen Zug davon entfernt, eine bessere Figur zu werden
       *[other] kommt bis auf { $moves } Züge an die Verwandlung in eine bessere Figur heran
    }
claim-frees = öffnet den Weg für { $man } ({ $to } statt { $from } Züge)
claim-gains-room = gewinnt Raum ({ $to } statt { $from } Züge)
# $by is a number of pawns with its fraction.
claim-better = schneidet um { $by } besser ab als jeder andere Zug

claim-captures-free = schlägt { $man }, und nichts kann zurückschlagen
claim-captures-won = schlägt { $man } und bleibt im Vorteil, was auch zurückschlägt
claim-captures-even = wird gegen { $man } getauscht
claim-captures-given = wird für { $man } hergegeben

# $name is what the man becomes; for some languages with an article.
claim-promoted = wandelt sich in { $name } um
claim-turned = wird zu { $name } umgedreht
claim-exchanged = wird gegen { $man } ausgewechselt
claim-restored = bringt { $name } von { $side } zurück

# $verdict is a number of pawns, or a mate.
claim-balance = hält das Gleichgewicht
claim-ahead = hält { $side } im Vorteil ({ $verdict })
claim-best-behind = ist noch das Beste: { $side } steht besser ({ $verdict })
claim-best-lost = ist noch das Beste: { $side } gewinnt ({ $verdict })
