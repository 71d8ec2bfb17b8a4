# What the special rules do with a piece, and how games end.

# $royal is the name of the royal piece.
ends-royal = Wer { DEN($royal) } nicht mehr aus dem Schach retten kann, { $gets ->
        [wins] gewinnt
        [draws] spielt remis
       *[loses] verliert
    }.
ends-stalemate-draw = Hat ein Spieler keinen legalen Zug und steht nicht im Schach, ist die Partie remis.
ends-stalemate-draw-unchecked = Hat ein Spieler keinen legalen Zug, ist die Partie remis.
ends-stalemate-loss = Wer keinen legalen Zug hat, verliert.
ends-stalemate-win = Wer keinen legalen Zug hat, gewinnt.
ends-stalemate-fewer = Hat ein Spieler keinen legalen Zug, gewinnt, wer weniger Figuren auf dem Brett hat; bei gleich vielen ist die Partie remis.
# $pieces are those that win by coming to $cells.
ends-reach = { $side ->
        [both] Wer mit { EINEM($pieces) } auf { $cells } ankommt, gewinnt sofort.
       *[other] Kommt { $side } mit { EINEM($pieces) } auf { $cells } an, gewinnt { $side } sofort.
    }
ends-reach-safe = { $side ->
        [both] Wer { EINEN($pieces) } unangegriffen auf { $cells } stehen hat, gewinnt sofort, gleich nach wessen Zug.
       *[other] Hat { $side } { EINEN($pieces) } unangegriffen auf { $cells } stehen, gewinnt { $side } sofort, gleich nach wessen Zug.
    }
ends-reach-race = Wer zuerst mit { EINEM($pieces) } auf { $cells } ankommt, gewinnt, mit einer Ausnahme.
ends-reach-answer = Kommt { $side } zuerst an, hat { $other } noch einen Zug: Kommt auch { $other } an, ist die Partie remis.
ends-impasse = Wer am Zug ist und nicht im Schach steht, gewinnt mit { DEM($royal) } und mindestens { $least } weiteren Figuren auf { $cells }, wenn diese Figuren und die Reserve genügend Punkte zählen: { $kinds ->
        [0] je 1
       *[other] { $pieces }, umgewandelt oder nicht, jede andere Figur 1
    }.
ends-impasse-points = { $side } braucht { $points } Punkte, { $other } { $others }.
# $kinds is how many kinds of pieces may not be left, $pieces has their names.
ends-counting = { $kinds ->
        [0] Nach { $moves } Zügen jeder Seite ist die Partie remis.
        [1] Ist k{ EIN($pieces) } mehr da, so ist die Partie nach { $moves } Zügen jeder Seite remis.
       *[other] Ist keine dieser Figuren mehr da ({ $pieces }), so ist die Partie nach { $moves } Zügen jeder Seite remis.
    }
# One of the limits below: $pieces are what the stronger side has at least; $kinds is 0 for whatever it has.
ends-counting-limit = { $kinds ->
        [0] sonst { $moves }
        [1] { $moves } gegen { EINEN($pieces) }
       *[other] { $moves } gegen { $pieces }
    }
ends-counting-bare = Hat eine Seite nur noch ihre königliche Figur ({ $royal }), werden die Züge neu gezählt, { $begins ->
        [pieces] beginnend mit der Zahl der Figuren auf dem Brett
       *[zero] beginnend mit 1
    }; remis ist es, wenn die Zahl ihre Grenze erreicht: { $limits }.
ends-bare = Wer nur noch { DEN($royal) } hat, verliert. Hat der Gegner nur noch eine weitere Figur, bleibt noch ein Zug, um sie zu schlagen.
ends-royals-each = Wer mehrere königliche Figuren hat, darf keine davon im Schach stehen lassen.
ends-royals-one = Wer mehrere königliche Figuren hat, steht erst im Schach, wenn alle angegriffen sind. Alle bis auf die letzte können geschlagen werden.
ends-royals-last = Wer mehrere königliche Figuren hat, steht nie im Schach. Alle bis auf die letzte können geschlagen werden, und wer keine mehr hat, verliert.
# $count is how many kinds of $pieces there are, $left the most of one kind that are too few.
ends-extinct = { $left ->
        [0] { $count ->
            [1] Wer k{ EINEN($pieces) } mehr hat, verliert.
           *[other] Wer von einer dieser Arten keine Figur mehr hat, verliert: { $pieces }.
        }
        [1] { $count ->
            [1] Wer höchstens noch { EINEN($pieces) } hat, verliert.
           *[other] Wer von einer dieser Arten höchstens noch eine Figur hat, verliert: { $pieces }.
        }
       *[other] { $count ->
            [1] Wer höchstens noch { $left ->
                [2] zwei
               *[other] { $left }
            } Figuren der Art „{ $pieces }“ hat, verliert.
           *[other] Wer von einer dieser Arten höchstens noch { $left } Figuren hat, verliert: { $pieces }.
        }
    }
# $of is `all` for all pieces, $gets is `wins` or `loses`.
ends-spent = { $gets ->
        [draws] Die Partie ist remis, sobald eine Seite
       *[other] Wer
    } { $left ->
        [0] { $of ->
            [all] keine Figuren mehr
           *[some] keine Figur dieser Art mehr
        }
        [1] { $of ->
            [all] höchstens noch eine Figur
           *[some] höchstens noch eine Figur dieser Art
        }
       *[other] { $of ->
            [all] höchstens noch { $left } Figuren
           *[some] höchstens noch { $left } Figuren dieser Art
        }
    } hat{ $gets ->
        [wins] , gewinnt
        [draws] {""}
       *[loses] , verliert
    }{ $of ->
        [all] .
       *[some] : { $pieces }.
    }
ends-checks = Wer { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [5] fünfmal
       *[other] { $times }-mal
    } Schach geboten hat, gewinnt.
# $facing is `yes` where a pass is enough while the royal pieces face each other.
ends-passed-draw = Setzen beide Spieler nacheinander aus{ $facing ->
        [yes] {" "}oder setzt einer aus, während die königlichen Figuren einander gegenüberstehen
       *[no] {""}
    }, endet die Partie remis.
# $pieces are the pieces with their worth, $bonus what Black has more.
ends-passed-worth = Setzen beide Spieler nacheinander aus{ $facing ->
        [yes] {" "}oder setzt einer aus, während die königlichen Figuren einander gegenüberstehen
       *[no] {""}
    }, gewinnt, wessen Figuren mehr wert sind: { $pieces }.{ $bonus ->
        [0] {""}
       *[other] {" "}{ $other } bekommt { $bonus } dazu.
    }
ends-piece-worth = { $piece } { $worth }
ends-tenths = { $whole },{ $rest }
ends-blown-up = Ein Spieler verliert, wenn { DER($royal) } seiner Seite in die Luft fliegt.
ends-repetition = Die Partie ist remis, wenn dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $times }.
    } Mal vorkommt.
ends-repetition-perpetual = Die Partie ist remis, wenn dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $times }.
    } Mal vorkommt; hat aber eine Seite dazwischen mit jedem Zug Schach geboten, verliert sie.
ends-no-chase = Bei Stellungswiederholung verliert nur, wer Dauerschach gibt; wer eine andere Figur immer wieder angreift, spielt remis.
ends-no-impasse = Eine Jishōgi-Regel gibt es nicht: Auch wenn keine Seite mehr mattgesetzt werden kann, geht die Partie weiter, und Punkte werden nicht gezählt.
# $drops is `yes` where pieces can be dropped; $pieces are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = Die Partie ist remis, wenn jede Seite { $moves } Züge macht, ohne dass geschlagen { $drops ->
        [yes] oder eingesetzt wird
       *[no] wird
    }{ $kinds ->
        [0] {""}
       *[other] {" "}oder { EIN($pieces) } zieht
    }.
# $pieces are the pieces of which one is too little.
ends-dead-bare = Die Partie ist remis, wenn beide nur noch { DEN($royal) } haben.
ends-dead-lone = Sie ist auch remis, wenn nur noch eine weitere Figur übrig ist und diese { EIN($pieces) } ist.
# $pieces never leave some of the cells, such as Bishops those of one colour.
ends-dead-bound = Sie ist auch remis, wenn jede weitere Figur { EIN($pieces) } ist und alle nur dieselben Felder erreichen können.
ends-mate-draws = Kommt das mattsetzende Schach von { EINEM($pieces) }, ist die Partie remis.

# $places are those where the semi-royal keeps its pieces from freezing, $count how many of them are named: 0 where it is the whole board.
rule-holds = Halbköniglich: Solange die eigene Seite { $count ->
        [0] keine solche Figur hat, sind alle Figuren erstarrt, die von ihr abhängen
        [1] { $places } keine solche Figur hat, sind dort alle Figuren erstarrt, die von ihr abhängen
       *[other] { $places } keine solche Figur hat, sind dort alle Figuren erstarrt, die von ihr abhängen; ebenso { $more }
    }.
# $needs are one or more of the next; $piece is the name of the semi-royal.
rule-bound = Erstarrt { $needs }.
rule-needs = { $count ->
        [0] ohne { DEN($piece) } der eigenen Seite
        [1] { $places }, solange die eigene Seite dort k{ EINEN($piece) } hat
       *[other] { $places }, solange die eigene Seite dort k{ EINEN($piece) } hat, und ebenso { $more }
    }
rule-place = auf { $cells }
# A piece with the article that its name takes.
rule-a = { $name }
rule-an = { $name }
# The same further on in a list: `a Rook, Knight or Queen`.
rule-or-a = { $name }

# $most is how often at most, $times the same in words; $taken is `own` for pieces of its kind, `none`, or `others`, which are $by.
rule-double-step = Kann{ $place ->
        [whole] ,
       *[part] {" "}von { $cells } aus,
    } ohne zu schlagen, { $most ->
        [2] zwei
       *[other] bis zu { $times }
    } Schritte auf einmal machen{ $taken ->
        [none] .
        [own] {" "}und dann en passant geschlagen werden.
       *[others] {" "}und dann von { EINEM($by) } en passant geschlagen werden.
    }
rule-side-only = Das gilt nur für { $side }.
# $partner is whom the royal piece castles with, $steps how many files it goes, and $files the same in words.
rule-castles = Kann { $place ->
        [part] auf { $cells }{" "}
       *[whole] {""}
    }mit { DEM($partner) } rochieren, wenn beide noch nicht gezogen haben, und zieht dabei { $steps ->
        [one] ein Feld
       *[other] { $files } { $place ->
            [part] Linien
           *[whole] Felder
        }
    } weit auf diese Figur zu.
rule-castles-to = Kann { $place ->
        [part] auf { $cells }{" "}
       *[whole] {""}
    }mit { DEM($partner) } rochieren, wenn beide noch nicht gezogen haben, und kommt dabei, von der eigenen Seite aus gesehen, auf { $end } zu stehen.
rule-castled-with = { CAPITAL(DER($royal)) } kann { $place ->
        [part] auf { $cells }{" "}
       *[whole] {""}
    }mit dieser Figur rochieren, wenn beide noch nicht gezogen haben.
rule-promotes-must = Muss sich in { EINEN($pieces) } umwandeln, wenn der Zug auf { $cells } endet.
rule-promotes-may = Kann sich in { EINEN($pieces) } umwandeln, wenn der Zug auf { $cells } endet.
# $count is how many kinds of $pieces there are.
rule-promotes-may-if-none = Kann sich in { EINEN($pieces) } umwandeln, wenn der Zug auf { $cells } endet, { $count ->
        [1] solange die eigene Seite keine solche Figur hat
       *[other] aber in keine Figur, die die eigene Seite schon hat
    }.
rule-promotes-if-none = Kann sich stattdessen in { EINEN($pieces) } umwandeln, wenn der Zug auf { $cells } endet, { $count ->
        [1] solange die eigene Seite keine solche Figur hat
       *[other] aber in keine Figur, die die eigene Seite schon hat
    }.
rule-promotes-there = Kann sich dort stattdessen in { EINEN($pieces) } umwandeln, { $count ->
        [1] solange die eigene Seite keine solche Figur hat
       *[other] aber in keine Figur, die die eigene Seite schon hat
    }.
# $pieces is what it becomes, with its article.
rule-becomes = Kann von { $cells } aus statt eines Zuges zu { EINEM($pieces) } werden, auf dem eigenen Feld oder dort, wohin diese Figur ziehen könnte, ohne zu schlagen.
rule-becomes-none = Die eigene Seite darf noch keine solche Figur haben.
rule-becomes-last = Die letzte Figur dieser Art kann das von überall aus.
rule-becomes-calm = Dabei darf keine gegnerische Figur angegriffen werden.
rule-promotes-lost = Zur Wahl stehen nur Figuren, die die eigene Seite verloren hat.
rule-promotes-lost-only = Zur Wahl stehen nur Figuren, die die eigene Seite verloren hat; gibt es keine, ist dieser Zug nicht erlaubt.
rule-until-captured = Wird die Figur geschlagen, ist sie wieder { EIN($piece) }.
rule-turns-over = Kann sich in { EINEN($piece) } umwandeln, wenn der Zug auf { $cells } beginnt oder endet.
# $place is `whole` where that is the whole board.
rule-turns-over-must = { $place ->
        [whole] Wird mit jedem Zug { ZUM($piece) } umgedreht.
       *[part] Muss sich in { EINEN($piece) } umwandeln, wenn der Zug auf { $cells } beginnt oder endet.
    }
rule-turns-over-entry = Kann sich in { EINEN($piece) } umwandeln, wenn ein Zug, der anderswo begann, auf { $cells } endet oder wenn ein Schlagzug dort beginnt oder endet.
rule-turns-over-entry-must = Muss sich in { EINEN($piece) } umwandeln, wenn ein Zug, der anderswo begann, auf { $cells } endet oder wenn ein Schlagzug dort beginnt oder endet.
rule-turns-over-capture = Kann sich in { EINEN($piece) } umwandeln, wenn ein Schlagzug auf { $cells } beginnt oder endet.
# $place is `whole` where that is the whole board.
rule-turns-over-capture-must = { $place ->
        [whole] Wird bei jedem Schlagen { ZUM($piece) } umgedreht.
       *[part] Muss sich in { EINEN($piece) } umwandeln, wenn ein Schlagzug auf { $cells } beginnt oder endet.
    }
rule-turns-back = Auf dieselbe Weise wird die Figur wieder zurückgedreht.
rule-no-flight = Im Schach darf die Figur nicht ziehen, außer um die einzige Figur zu schlagen, die Schach bietet.
rule-exchanged = Muss gegen eine Figur aus einer beliebigen Reserve getauscht werden, wenn der Zug auf { $cells } endet.
# $missing is where its side must have none of them.
rule-restores = Kann durch { EINEN($piece) } ersetzt werden, wenn der Zug auf { $cells } endet und die eigene Seite auf { $missing } keine solche Figur hat. Die neue Figur kommt { $reserves }.
rule-swapped = Kann gegen { EINEN($piece) } aus der gegnerischen Reserve getauscht werden, wenn der Zug auf { $cells } beginnt oder endet.
rule-vanishes = Wenn diese Figur { DEN($piece) } des Gegners schlägt, verschwindet auch { DER($piece) } der eigenen Seite.
rule-dropped = Kann aus der Reserve des eigenen Spielers auf { $cells } eingesetzt werden.
rule-dropped-either = Jede der beiden Seiten darf oben liegen.
rule-dropped-stuck = Die Figur darf auch dort eingesetzt werden, wo sie nicht ziehen kann.
rule-one-per-file =
    { $most ->
        [1] Darf nicht auf einer Linie eingesetzt werden, auf der schon eine eigene Figur dieser Art steht.
       *[other] Darf nicht auf einer Linie eingesetzt werden, auf der schon { $most } eigene Figuren dieser Art stehen.
    }
rule-one-per-colour = Darf nicht auf einem Feld der Farbe eingesetzt werden, auf der schon eine eigene Figur dieser Art steht.
rule-unmoved = Auf { $cells } eingesetzt, gilt die Figur als unbewegt.
rule-shuffled = Der Anfangsplatz auf { $cells } wird ausgelost.
rule-gated = Kann aus der Reserve auf das Feld gesetzt werden, das eine Figur mit ihrem ersten Zug verlässt, als Teil dieses Zuges.
rule-no-drop-mate = Darf nicht so eingesetzt werden, dass der Gegner dadurch matt ist.
# $chapter is the heading of the chapter that says more.
rule-barred = Einige Züge an den Rändern des Bretts sind nicht erlaubt; siehe „{ $chapter }“.
rule-facing = Darf der entsprechenden Figur des Gegners auf einer offenen Linie { $lines ->
        [all] oder Reihe{" "}
       *[files] {""}
    }nicht gegenüberstehen.
rule-reaches = Gewinnt die Partie, sobald die Figur auf { $cells } steht.
rule-royals-each = Darf nie im Schach stehen bleiben, auch wenn die eigene Seite noch eine andere königliche Figur hat.
rule-royals-one = Darf angegriffen bleiben, solange die eigene Seite noch eine andere königliche Figur hat, die sicher ist.
rule-royals-last = Darf angegriffen bleiben und geschlagen werden, solange die eigene Seite noch eine andere königliche Figur hat.
rule-extinct = { $left ->
        [0] Die eigene Seite verliert, wenn keine Figur dieser Art mehr da ist.
        [1] Die eigene Seite verliert, wenn höchstens noch eine Figur dieser Art da ist.
       *[other] Die eigene Seite verliert, wenn höchstens noch { $left ->
            [2] zwei
           *[other] { $left }
        } Figuren dieser Art da sind.
    }
rule-loses-first = Gilt als gezogen, sobald { EIN($by) } des Gegners auf die Figur zielt, auch durch andere Figuren hindurch.
rule-trade = Kann { EINEN($piece) } nur schlagen, wenn das Opfer ungedeckt ist oder auf einem Nachbarfeld steht oder wenn derselbe Zug unterwegs noch eine Figur schlägt{ $count ->
        [0] .
       *[other] ; { EIN($except) } zählt dabei nicht.
    } Hat eine Figur anderer Art { EINEN($piece) } geschlagen, darf gleich danach anderswo nur { EIN($piece) } { EINEN($piece) } schlagen.
rule-blast-proof = Bleibt stehen, wenn daneben geschlagen wird.
rule-never-captures = Darf nicht schlagen, denn dabei würde die Figur selbst in die Luft fliegen.
rule-mate-draws = Setzt diese Figur selbst matt, ist die Partie remis.

# Whose reserve a piece comes from.
# $first and $next are two of the next.
rule-reserve-else = { $first }, sonst { $next }
rule-reserve-own = aus der eigenen Reserve
rule-reserve-enemy = aus der gegnerischen Reserve
rule-reserve-neutral = aus der neutralen Reserve
