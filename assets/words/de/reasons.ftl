# Why a move is good: a sentence of one or two claims about a piece. Why something cannot be done is in refusals.ftl.

# $piece is the name of the piece, $cell where it comes from or is dropped.
reason-moved = { CAPITAL(DER($piece)) } von { $cell }
reason-dropped = { CAPITAL(DER($piece)) }, auf { $cell } eingesetzt,

# $who is one of the two above; each claim is said of it.
reason-none = { $who } zieht.
reason-one = { $who } { $claim }.
reason-two = { $who } { $claim } und { $second }.
# Captures of which something else is said at once; $victim is a piece.
reason-captures-and = { $who } schlägt { DEN($victim) } und { $second }.
reason-captures-freezing = { $who } schlägt { DEN($victim) }: { $pieces ->
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
claim-thaws = löst { $pieces ->
        [one] eine erstarrte Figur
       *[other] { $pieces } erstarrte Figuren
    } von { $side }
claim-checks = bietet Schach
claim-uncovers-check = bietet Abzugsschach durch { DEN($piece) }
claim-leaves-check = zieht aus dem Schach
claim-ends-check = beendet damit das Schach
claim-blocks-check = stellt sich dem Schach durch { DEN($piece) } in den Weg
claim-castles = rochiert
claim-forks = greift { DEN($piece) } und { DEN($other) } zugleich an
claim-threatens = droht, { DEN($piece) } zu gewinnen
claim-threatens-mate = droht mattzusetzen
claim-stops-mate = { $moves ->
        [1] verhindert Matt im nächsten Zug
       *[other] verhindert Matt in { $moves } Zügen
    }
claim-escapes = weicht { DEM($piece) } aus
claim-guards = deckt { DEN($piece) }
claim-shields = schirmt { DEN($piece) } gegen { DEN($other) } ab
claim-wins-later = gewinnt im weiteren Verlauf { DEN($piece) }
claim-nears = { $moves ->
        [1] ist einen Zug von der Umwandlung entfernt
       *[other] ist { $moves } Züge von der Umwandlung entfernt
    }
claim-frees = öffnet Linien für { DEN($piece) } ({ $to } statt { $from } Züge)
claim-gains-room = wird aktiver ({ $to } statt { $from } Züge)
# $by is a number of pawns with its fraction.
claim-better = macht einen Zug, der um { $by } besser ist als jeder andere

claim-captures-free = schlägt { DEN($piece) } (ungedeckt)
claim-captures-won = schlägt { DEN($piece) } und bleibt nach jedem Zurückschlagen im Vorteil
claim-captures-even = wird gegen { DEN($piece) } abgetauscht
claim-captures-given = wird für { DEN($piece) } geopfert

# $name is what the piece becomes; for some languages with an article.
claim-promoted = wandelt sich in { EINEN($name) } um
claim-turned = wandelt sich in { EINEN($name) } um
claim-exchanged = wird gegen { EINEN($piece) } getauscht
claim-restored = holt { DEN($name) } für { $side } zurück

# $verdict is a number of pawns, or a mate.
claim-balance = hält das Gleichgewicht
claim-ahead = wahrt den Vorteil von { $side } ({ $verdict })
claim-best-behind = macht den besten Zug, den es noch gibt; { $side } steht besser ({ $verdict })
claim-best-lost = macht den besten Zug, den es noch gibt; { $side } steht auf Gewinn ({ $verdict })

# What a move of the user's costs, $side being the opponent and $piece a piece of the user's.
caution-loses = Das verliert { DEN($piece) }.
caution-loses-freezing = Das verliert { DEN($piece) } und lässt { $pieces ->
        [one] eine deiner Figuren
       *[other] { $pieces } deiner Figuren
    } erstarren.
caution-later = Das verliert bald { DEN($piece) }.
caution-freezes = { $side } kann danach { $pieces ->
        [one] eine deiner Figuren
       *[other] { $pieces } deiner Figuren
    } erstarren lassen.
# The same of a side's move: $whose has made it.
cost-loses-freezing = Das verliert { DEN($piece) } und lässt { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $whose } erstarren.
cost-freezes = { $side } kann danach { $pieces ->
        [one] eine Figur
       *[other] { $pieces } Figuren
    } von { $whose } erstarren lassen.
caution-forks = { $side } kann danach { DEN($piece) } und { DEN($other) } zugleich angreifen.
caution-mate = { $side } kann danach sofort mattsetzen.
caution-wins = Danach kann { $side } sofort gewinnen.
caution-mates = { $side } kann danach Matt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    } erzwingen.
caution-much = Das verschenkt eine Menge.
