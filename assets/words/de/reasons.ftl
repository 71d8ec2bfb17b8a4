# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $piece is the name of the piece, $cell where it comes from or is dropped.
reason-moved = { $piece } von { $cell }
reason-dropped = { $piece }, auf { $cell } eingesetzt,

# $who is one of the two above; each claim is said of it.
reason-none = { $who } zieht.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } und { $second }.
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who } schlägt { $victim } und { $second }.
reason-captures-freezing = { $who } schlägt { $victim }: { $pieces ->
        [one] Eine Figur von { $side } erstarrt
       *[other] { $pieces } Figuren von { $side } erstarren
    }.

# A piece of the sentence; $lattice tells apart those that freeze apart.
reason-piece = { $name } auf { $cell }
reason-piece-of = { $name } auf { $cell } ({ $lattice })

claim-only = macht den einzigen legalen Zug
claim-mate = setzt matt
claim-no-move = lässt { $side } keinen legalen Zug und gewinnt damit
claim-wins = gewinnt sofort
claim-forces-mate = erzwingt Matt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    }
claim-freezes = lässt { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $side } erstarren
claim-thaws = befreit { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $side }
claim-checks = gibt Schach
claim-uncovers-check = gibt Abzugsschach durch { $piece }
claim-leaves-check = zieht aus dem Schach
claim-ends-check = beendet so das Schach
claim-blocks-check = stellt sich in das Schach durch { $piece }
claim-castles = rochiert
claim-forks = greift { $piece } und { $other } zugleich an
claim-threatens = droht { $piece } zu gewinnen
claim-threatens-mate = droht mattzusetzen
claim-stops-mate = { $moves ->
        [1] verhindert Matt im nächsten Zug
       *[other] verhindert Matt in { $moves } Zügen
    }
claim-escapes = weicht { $piece } aus
claim-guards = deckt { $piece }
claim-shields = schirmt { $piece } gegen { $other } ab
claim-wins-later = gewinnt im weiteren Verlauf { $piece }
claim-nears = { $moves ->
        [1] ist einen Zug von der Umwandlung entfernt
       *[other] ist { $moves } Züge von der Umwandlung entfernt
    }
claim-frees = öffnet Linien für { $piece } ({ $to } statt { $from } Züge)
claim-gains-room = wird aktiver ({ $to } statt { $from } Züge)
# $by is a number of pawns with its fraction.
claim-better = ist um { $by } besser als jeder andere Zug

claim-captures-free = schlägt { $piece } ohne Deckung
claim-captures-won = schlägt { $piece } und bleibt nach jedem Zurückschlagen im Vorteil
claim-captures-even = wird gegen { $piece } getauscht
claim-captures-given = wird für { $piece } geopfert

# $name is what the piece becomes; for some languages with an article.
claim-promoted = wandelt sich in { $name } um
claim-turned = wird zu { $name } umgedreht
claim-exchanged = wird gegen { $piece } getauscht
claim-restored = bringt { $name } von { $side } zurück

# $verdict is a number of pawns, or a mate.
claim-balance = hält das Gleichgewicht
claim-ahead = hält { $side } im Vorteil ({ $verdict })
claim-best-behind = ist noch am besten: { $side } steht besser ({ $verdict })
claim-best-lost = ist noch am besten: { $side } steht auf Gewinn ({ $verdict })

# What a move of the user's costs, $side being the opponent and $piece a piece of the user's.
caution-loses = Das verliert { $piece }.
caution-loses-freezing = Das verliert { $piece } und lässt { $pieces ->
        [one] eine deiner Figuren
       *[other] { $pieces } deiner Figuren
    } erstarren.
caution-later = Das verliert bald { $piece }.
caution-freezes = { $side } kann danach { $pieces ->
        [one] eine deiner Figuren
       *[other] { $pieces } deiner Figuren
    } erstarren lassen.
# The same of a side's move: $whose has made it.
cost-loses-freezing = Das verliert { $piece } und lässt { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $whose } erstarren.
cost-freezes = { $side } kann danach { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $whose } erstarren lassen.
caution-forks = { $side } kann danach { $piece } und { $other } zugleich angreifen.
caution-mate = { $side } kann danach sofort mattsetzen.
caution-wins = Danach kann { $side } sofort gewinnen.
caution-mates = { $side } kann danach Matt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    } erzwingen.
caution-much = Das verschenkt viel.
