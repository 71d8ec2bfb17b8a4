# How pieces move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the piece goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $place ->
       *[whole] { $only ->
            [move] ohne zu schlagen:{" "}
            [capture] beim Schlagen:{" "}
           *[both] {""}
        }
        [part] von { $cells } aus{ $only ->
            [move] , ohne zu schlagen:
            [capture] , beim Schlagen:
           *[both] :
        }{" "}
        [also] außerdem von { $cells } aus{ $only ->
            [move] , ohne zu schlagen:
            [capture] , beim Schlagen:
           *[both] :
        }{" "}
    }{ $travel }
moves-first = { $clause } (nur im ersten Zug)
moves-unchecked = { $clause } und nie aus dem Schach heraus
# $cells is never left.
moves-within = { $clause }, aber nie aus { $cells } hinaus
# $cells are those that the piece cannot go into or out of.
moves-walls = { $clause }, aber nie aus { $cells } heraus oder dort hinein
# $pieces are those that the piece cannot jump over.
moves-except = { $clause }, aber nie über oder auf { EINEN($pieces) }

# $way is a direction or several; $number is $most in words.
moves-slide = zieht beliebig weit { $way }
moves-slide-most = { $most ->
        [one] zieht ein Feld { $way }
       *[other] zieht bis zu { $number } Felder weit { $way }
    }
moves-ride = reitet beliebig weit { $way } in Sprüngen von je { $step ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $step }
    } Feldern
# $cells is how far each leap goes.
moves-ride-most = reitet bis zu { $most } Sprünge { $way }, je { $cells } weit
# Leaps as a Knight's, one after another; $most is how many, 0 any number; $step is where each goes.
moves-ride-oblique = springt { $step }, { $most ->
        [0] beliebig oft
       *[other] bis zu { $number } Mal
    } in derselben Richtung
# $step is where the piece goes; $via is where nothing may stand.
moves-lame = zieht { $step }, { $via ->
        [half] wenn das Feld auf halbem Weg leer ist
        [straight] außer wenn auf dem orthogonal benachbarten Feld eine Figur im Weg steht
        [diagonal] außer wenn auf dem diagonal benachbarten Feld eine Figur im Weg steht
       *[other] wenn keine Figur im Weg steht
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = zieht links- oder rechtsherum im Kreis in { $most ->
        [0] beliebig vielen
       *[other] bis zu { $number }
    } Sprüngen, jeder { $step } und gegenüber dem vorigen um { $angle } in dieselbe Richtung gedreht; kann nach jedem Sprung anhalten, muss es aber auf dem ersten besetzten Feld
# The same where it turns by several angles one after the other: $angle is all of them.
moves-circle-turns = zieht links- oder rechtsherum im Kreis in { $most ->
        [0] beliebig vielen
       *[other] bis zu { $number }
    } Sprüngen, jeder { $step }, und dreht sich zwischen ihnen immer in dieselbe Richtung, abwechselnd um { $angle }; kann nach jedem Sprung anhalten, muss es aber auf dem ersten besetzten Feld
# $sides is the number of directions of the first step; $most is the number of steps, 0 for any number, and $number the same in words.
moves-zigzag = zieht { $most ->
        [0] beliebig weit
       *[other] bis zu { $number } Schritte
    } im Zickzack: ein Schritt { $sides ->
        [8] in eine der acht Richtungen
       *[other] { $way }
    }, dann abwechselnd um { $angle } nach links und rechts gedreht, zuerst zu einer der beiden Seiten; kann nach jedem Schritt anhalten, muss es aber auf dem ersten besetzten Feld
# $steps is the number of directions of a single step.
moves-twice = macht ein oder zwei Schritte{ $steps ->
        [1] {" "}{ $way }
        [8] {" "}in beliebiger Richtung
       *[other] , jeden in eine dieser Richtungen: { $way }
    }, auch über Figuren hinweg; kann mit jedem der beiden Schritte schlagen und aufs Ausgangsfeld zurückkehren; ist ein Nachbarfeld leer, ist auch Aussetzen möglich
moves-hop = springt { $way } über genau eine Figur hinweg auf { $only ->
        [capture] die nächste dahinter, gleich wie weit entfernt
        [move] ein beliebiges Feld dahinter, noch vor der nächsten Figur
       *[both] ein beliebiges Feld dahinter, höchstens bis zur nächsten Figur, die geschlagen werden darf
    }
# $most is how far it can go in all, 0 for any distance, and $number is one less in words: how far away the piece may be.
moves-vault = springt { $way } über { $most ->
        [0] die erste Figur im Weg
        [2] eine benachbarte Figur
       *[other] eine Figur, die höchstens { $number } Felder entfernt ist,
    } auf das Feld gleich dahinter
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] zieht
       *[other] springt
    } { $cells } { $way }
moves-leap = springt { $step }

# Leaps of two lengths.
moves-leaps = { $first }; { $next }

# A single step along a line.
moves-to-along = { $cells } { $way }
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] { $long } orthogonal und { $short } zur Seite
        [forward] { $long } orthogonal und { $short } zur Seite, nur vorwärts
        [forwardmost] { $long } geradeaus und { $short } zur Seite
        [backward] { $long } orthogonal und { $short } zur Seite, nur rückwärts
        [sideways] { $long } zur Seite und { $short } vor oder zurück
       *[other] { $long } orthogonal und { $short } zur Seite, { $way }
    }
# The same where the step goes on diagonally, outward.
moves-to-outward = { $dirs ->
        [all] { $long } orthogonal und dann { $short } schräg nach außen
        [forward] { $long } orthogonal und dann { $short } schräg nach außen, nur vorwärts
        [forwardmost] { $long } geradeaus und dann { $short } schräg vorwärts
        [backward] { $long } orthogonal und dann { $short } schräg nach außen, nur rückwärts
        [sideways] { $long } zur Seite und dann { $short } schräg nach außen
       *[other] { $long } orthogonal und dann { $short } schräg nach außen, { $way }
    }
moves-to-apart = { $long } orthogonal und { $short } zur Seite

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] orthogonal
           *[diagonal] diagonal
        }
        [forward] { $along ->
            [straight] geradeaus
           *[diagonal] diagonal vorwärts
        }
        [backward] { $along ->
            [straight] gerade zurück
           *[diagonal] diagonal rückwärts
        }
        [sideways] seitwärts
       *[other] in den Richtungen { $steps }
    }
# Directions that are named one by one.
moves-way-forward = geradeaus
moves-way-forward-right = diagonal nach rechts vorn
moves-way-right = nach rechts
moves-way-backward-right = diagonal nach rechts hinten
moves-way-backward = gerade zurück
moves-way-backward-left = diagonal nach links hinten
moves-way-left = nach links
moves-way-forward-left = diagonal nach links vorn
moves-way-eight = in alle Richtungen
# Two directions of which one is forward or backward only.

moves-cells = { $count ->
        [0] kein Feld
        [1] ein Feld
        [2] zwei Felder
        [3] drei Felder
        [4] vier Felder
        [5] fünf Felder
        [6] sechs Felder
        [7] sieben Felder
        [8] acht Felder
        [9] neun Felder
        [10] zehn Felder
       *[other] { $count } Felder
    }
moves-number = { $count ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }

# Sets of cells, as they are said after `auf`, `von` and `zu`. Regions that the program's own games name are in names.ron.
cells-board = einem beliebigen Feld
cells-certain = einigen Feldern
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is.
cells-named = { $number ->
        [several] den Feldern „{ $name }“
        [place] den Feldern „{ $name }“
       *[one] den Feldern „{ $name }“
    }
# $ranks are as cells-rank has them.
# $form is `run` for ranks one after the other, of which the first and the last are named.
cells-ranks = { $form ->
        [run] den eigenen Reihen { $ranks }
        [first] den ersten { $ranks } eigenen Reihen
        [beyond] der eigenen Reihe { $ranks } oder dahinter
       *[one] der eigenen Reihe { $ranks }
    }
# $files are letters.
cells-files = { $count ->
        [1] der Linie { $files }
        [2] der Linie { $files }
       *[other] den Linien { $files }
    }
# $rank is the number of a rank.
cells-rank = { $rank }
cells-run = { $first } bis { $last }
cells-and-more = { $count ->
        [1] { $ranks } oder dem Feld { $cells }
       *[other] { $ranks } oder einem der Felder { $cells }
    }
cells-part = { $cells } in { $ranks }
cells-outside = { $cells } außer { $without }
# Which cells a lattice has: where every second file and every second rank cross, or what other lattices leave.
cells-every-second = und zwar die auf jeder zweiten Linie von { $first } bis { $last } und jeder zweiten Reihe von { $low } bis { $high }
cells-rest = alle übrigen
# A block of cells, by the corner next to a1 and the opposite one.
cells-block = { $first }–{ $last }
