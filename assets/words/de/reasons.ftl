# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $man is the name of the piece, $cell where it comes from or is dropped.
reason-moved = { $man } von { $cell }
reason-dropped = { $man }, auf { $cell } eingesetzt,

# $who is one of the two above; each claim is said of it.
reason-none = { $who } zieht.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } und { $second }.
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who } schlägt { $victim } und { $second }.
reason-captures-freezing = { $who } schlägt { $victim }: { $men ->
        [one] Eine Figur von { $side } erstarrt
       *[other] { $men } Figuren von { $side } erstarren
    }.

# A piece of the sentence; $lattice tells apart those that freeze apart.
reason-man = { $name } auf { $cell }
reason-man-of = { $name } auf { $cell } ({ $lattice })

claim-only = macht den einzigen legalen Zug
claim-mate = setzt matt
claim-no-move = lässt { $side } keinen legalen Zug und gewinnt damit
claim-forces-mate = erzwingt Matt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    }
claim-freezes = lässt { $men ->
        [one] eine Figur
       *[other] { $men } Figuren
    } von { $side } erstarren
claim-thaws = befreit { $men ->
        [one] eine Figur
       *[other] { $men } Figuren
    } von { $side }
claim-checks = gibt Schach
claim-uncovers-check = gibt Abzugsschach durch { $man }
claim-leaves-check = zieht aus dem Schach
claim-ends-check = beendet so das Schach
claim-blocks-check = stellt sich in das Schach durch { $man }
claim-castles = rochiert
claim-forks = greift { $man } und { $other } zugleich an
claim-threatens = droht { $man } zu gewinnen
claim-threatens-mate = droht mattzusetzen
claim-stops-mate = { $moves ->
        [1] verhindert Matt im nächsten Zug
       *[other] verhindert Matt in { $moves } Zügen
    }
claim-escapes = weicht { $man } aus
claim-guards = deckt { $man }
claim-shields = schirmt { $man } gegen { $other } ab
claim-wins-later = gewinnt im weiteren Verlauf { $man }
claim-nears = { $moves ->
        [1] ist einen Zug von der Umwandlung entfernt
       *[other] ist { $moves } Züge von der Umwandlung entfernt
    }
claim-frees = öffnet Linien für { $man } ({ $to } statt { $from } Züge)
claim-gains-room = wird aktiver ({ $to } statt { $from } Züge)
# $by is a number of pawns with its fraction.
claim-better = ist um { $by } besser als jeder andere Zug

claim-captures-free = schlägt { $man } ohne Deckung
claim-captures-won = schlägt { $man } und bleibt nach jedem Zurückschlagen im Vorteil
claim-captures-even = wird gegen { $man } getauscht
claim-captures-given = wird für { $man } geopfert

# $name is what the piece becomes; for some languages with an article.
claim-promoted = wandelt sich in { $name } um
claim-turned = wird zu { $name } umgedreht
claim-exchanged = wird gegen { $man } getauscht
claim-restored = bringt { $name } von { $side } zurück

# $verdict is a number of pawns, or a mate.
claim-balance = hält das Gleichgewicht
claim-ahead = hält { $side } im Vorteil ({ $verdict })
claim-best-behind = ist noch am besten: { $side } steht besser ({ $verdict })
claim-best-lost = ist noch am besten: { $side } steht auf Gewinn ({ $verdict })
