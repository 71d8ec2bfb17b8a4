# The story of a game with lattices, told beside its review: what they did to each other. $moved is a move with its number, $side is the name of a
# side, $white and $black are numbers of each, $layer is the name of a lattice, $game a game inside in running text, and $army the pieces of
# a lattice, one of the first three.

story = Die Geschichte dieser Partie
    .tip = Jeder Satz führt zu seinem Zug
story-army = Figuren ({ $game })
story-army-free = Figuren (frei)
story-army-layer = Figuren ({ $layer })

# The strip: what a move did that is pointed at ($told), and a lattice as a screen reader says it.
story-at = { $moved }: { $told }
story-strip = Was jeder Zug berührte. { $rows }
story-count =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
story-row =
    { $count ->
        [0] { $layer }: kein Zug.
        [one] { $layer }: ein Zug.
       *[other] { $layer }: { $count } Züge.
    }
story-row-frozen =
    { $count ->
        [one] Eine Figur von { $side } ist von Zug { $from } bis Zug { $to } erstarrt.
       *[other] { $count } Figuren von { $side } sind von Zug { $from } bis Zug { $to } erstarrt.
    }
story-row-frozen-on =
    { $count ->
        [one] Eine Figur von { $side } ist ab Zug { $from } erstarrt.
       *[other] { $count } Figuren von { $side } sind ab Zug { $from } erstarrt.
    }

# How long both sides played one game inside alone. $white and $black are games here.
story-alone = Bis { $moved } spielten beide nur { $game }; { $side } verließ es zuerst.
story-alone-all = Niemand hat { $game } verlassen.
story-alone-each = Bis { $moved } spielte { $side } nur { $white } und { $other } nur { $black }.
story-alone-each-all = { $side } hat { $white } nicht verlassen, { $other } nicht { $black }.

# Of $of moves $count touched several lattices; $stayed has the others: Chess 41, Shogi 22.
story-crossed =
    { $count ->
        [one] Von { $of } Zügen beider Seiten blieben { $one } auf einem Gitter ({ $stayed }); nur { $moved } wechselte auf ein anderes.
       *[other] Von { $of } Zügen beider Seiten blieben { $one } auf einem Gitter ({ $stayed }); { $count } wechselten auf ein anderes, zuerst { $moved }.
    }

# A leader was taken; $count pieces froze. The second where a side loses its own leader by its own move.
story-freezes =
    { $count ->
        [one] { CAPITAL(DER($piece)) } von { $side } fällt, und eine der { $army } erstarrt.
       *[other] { CAPITAL(DER($piece)) } von { $side } fällt, und { $count } { $army } erstarren.
    }
story-vanishes =
    { $count ->
        [one] { CAPITAL(DER($piece)) } von { $side } geht dabei ebenfalls verloren, und eine der { $army } erstarrt.
       *[other] { CAPITAL(DER($piece)) } von { $side } geht dabei ebenfalls verloren, und { $count } { $army } erstarren.
    }
story-soon = { $moved } bringt sofort eine Anführerfigur zurück.
story-thawed = Die { $army } von { $side } haben wieder eine Anführerfigur.
story-thaws =
    { $count ->
        [one] Eine der { $army } von { $side } stand ab Zug { $from } still, bis { $moved } die Anführerfigur zurückbrachte.
       *[other] { $count } { $army } von { $side } standen ab Zug { $from } still, bis { $moved } die Anführerfigur zurückbrachte.
    }

# What came from outside a game inside. $whose has a part for each side that has any, one of the first three joined by “and”.
story-of =
    { $count ->
        [one] eine von { $side }
       *[other] { $count } von { $side }
    }
story-times =
    { $count ->
        [one] einmal bei { $side }
        [2] zweimal bei { $side }
       *[other] { $count }-mal bei { $side }
    }
story-by =
    { $count ->
        [one] { $side } einmal
        [2] { $side } zweimal
       *[other] { $side } { $count }-mal
    }
story-intruded =
    { $count ->
        [one] Eine Figur von außen schlug eine der { $army }: { $whose }, mit { $moved }.
       *[other] Figuren von außen schlugen { $army }: { $whose }, zuerst mit { $moved }.
    }
# $royal is the leader's name inside, and in the next one the piece that decides the whole game.
story-threatened =
    { $count ->
        [one] { CAPITAL(DER($royal)) } ({ $game }) wurde von außen angegriffen: { $whose }, durch { $moved }.
       *[other] { CAPITAL(DER($royal)) } ({ $game }) wurde von außen angegriffen: { $whose }, zuerst durch { $moved }.
    }
story-checked =
    { $count ->
        [one] { CAPITAL(DER($royal)) } bekam Schach von { $army }: { $whose }, mit { $moved }.
       *[other] { CAPITAL(DER($royal)) } bekam Schach von { $army }: { $whose }, zuerst mit { $moved }.
    }
story-checks =
    { $count ->
        [one] Schach wurde nur einmal geboten: { $moved }.
       *[other] Schachgebote: { $whose }, zuerst mit { $moved }.
    }

story-dropped =
    { $white ->
        [one] { $side } setzte eine Figur ein
       *[other] { $side } setzte { $white } Figuren ein
    } und { $other } { $black ->
        [one] eine
       *[other] { $black }
    }, zuerst mit { $moved }.
story-dropped-alone =
    { $count ->
        [one] Nur { $side } setzte eine Figur ein: { $moved }.
       *[other] Nur { $side } setzte Figuren ein, insgesamt { $count }, zuerst mit { $moved }.
    }
story-exchanged =
    { $count ->
        [one] Eine Figur wurde gegen eine andere getauscht: { $moved }.
       *[other] { $count } Figuren wurden gegen andere getauscht, zuerst mit { $moved }.
    }
story-promoted =
    { $count ->
        [one] Eine Figur wurde umgewandelt: { $moved }.
       *[other] Umwandlungen: { $whose }, zuerst mit { $moved }.
    }
story-differed =
    { $count ->
        [one] Ein Zug brachte eine Figur auf Felder, auf denen sie anders zieht: { $moved }.
       *[other] { $count } Züge brachten eine Figur auf Felder, auf denen sie anders zieht, zuerst { $moved }.
    }
# The piece that went from lattice to lattice most often.
story-travelled = Am häufigsten wechselte die Figur das Gitter, die { $moved } zog ({ $piece }): { $count }-mal.
# $white and $black are what each side lost, said by the second.
story-lost = { $side } verlor { $white }, { $other } { $black }; zuerst durch { $moved }.
story-lost-of =
    { $count ->
        [0] nichts
        [one] eine Figur ({ $layers })
       *[other] { $count } Figuren ({ $layers })
    }
story-although =
    { $count ->
        [one] { $side } gewann, obwohl eine eigene Figur erstarrt war.
       *[other] { $side } gewann, obwohl { $count } eigene Figuren erstarrt waren.
    }

# A lattice that no move touched: between two moves, from one on, before one, ever.
story-quiet = { $layer }: Ruhe von Zug { $from } bis { $moved }.
story-quiet-on = { $layer }: Ruhe seit { $moved }.
story-quiet-before = { $layer }: Ruhe bis { $moved }.
story-quiet-always = Kein Zug hat { $layer } berührt.
story-still = { $army }, die nie zogen: { $white } von { $ofwhite } bei { $side }, { $black } von { $ofblack } bei { $other }.

# $moved is the best move of the game inside, $best that of the whole board; $cost is a sentence about what $moved costs. The first where
# $moved was played.
story-followed = Auf dem ganzen Brett war { $best } am besten; { $side } folgte dem inneren Spiel ({ $game }), in dem { $moved } am besten ist. { $cost }
story-inside = Auf dem ganzen Brett war { $best } am besten; im inneren Spiel ({ $game }) allein ist es { $moved }. { $cost }
story-agreed = Der beste Zug im inneren Spiel ({ $game }) war in { $same } von { $count } Fällen auch auf dem ganzen Brett der beste.
