# How men move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the man goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $place ->
        [part] von { $cells } aus{ $only ->
            [move] , ohne zu schlagen:
            [capture] , nur um zu schlagen:
           *[both] :
        }{" "}
       *[whole] { $only ->
            [move] ohne zu schlagen:{" "}
            [capture] nur um zu schlagen:{" "}
           *[both] {""}
        }
    }{ $travel }
# $cells is never left.
moves-within = { $clause }, bleibt dabei auf { $cells }
# $cells are those that the man cannot go into or out of.
moves-walls = { $clause }, nicht über die Grenze zu { $cells }

# $way is a direction or several; $number is $most in words.
moves-slide = zieht beliebig weit { $way }
moves-slide-most = { $most ->
        [one] zieht ein Feld { $way }
       *[other] zieht bis zu { $number } Felder weit { $way }
    }
moves-ride = zieht in Sprüngen von je { $step ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $step }
    } Feldern beliebig weit { $way }, über alles dazwischen hinweg
# $cells is how far each leap goes.
moves-ride-most = springt bis zu { $most } Mal { $cells } weit { $way }, über alles dazwischen hinweg
# $step is where the man goes; $via is where nothing may stand.
moves-lame = geht { $step }, { $via ->
        [half] sofern auf halbem Weg keine Figur steht
        [straight] zuerst gerade, sofern dort keine Figur steht
        [diagonal] zuerst diagonal, sofern dort keine Figur steht
       *[other] sofern keine Figur im Weg steht
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = macht { $most ->
        [0] {""}
       *[other] bis zu { $number }{" "}
    }Sprünge im Kreis, jeden { $step }, dreht sich jedes Mal um { $angle }° in dieselbe Richtung und kommt bis zur ersten Figur
# $sides is the number of directions of the first step.
moves-zigzag = zieht im Zickzack: den ersten Schritt { $sides ->
        [8] in eine der acht Richtungen
       *[other] { $way }
    }, dann abwechselnd um { $angle }° nach links und rechts gedreht, bis zur ersten Figur
moves-hop = springt { $way } auf einer Linie über genau eine Figur hinweg auf die nächste
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] zieht
       *[other] springt
    } { $cells } { $way }
moves-leap = springt { $step }

# A single step along a line.
moves-to-along = { $cells } { $way }
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] { $long } weit und { $short } zur Seite, in jede Richtung
        [forward] { $long } weit und { $short } zur Seite, nur vorwärts
        [forwardmost] { $long } vorwärts und { $short } zur Seite
        [backward] { $long } weit und { $short } zur Seite, nur rückwärts
        [sideways] { $long } weit und { $short } zur Seite, nur seitwärts
       *[other] { $long } weit und { $short } zur Seite, { $way }
    }
moves-to-apart = { $long } weit und { $short } zur Seite

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] gerade
           *[diagonal] diagonal
        }
        [forward] { $along ->
            [straight] gerade vorwärts
           *[diagonal] diagonal vorwärts
        }
        [backward] { $along ->
            [straight] gerade rückwärts
           *[diagonal] diagonal rückwärts
        }
        [sideways] seitwärts
       *[other] um { $steps }
    }
moves-way-eight = in alle acht Richtungen

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
cells-board = dem Brett
cells-certain = bestimmten Feldern
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is.
cells-named = { $number ->
        [several] den Feldern „{ $name }“
       *[one] den Feldern „{ $name }“
    }
# $ranks are numbers.
cells-ranks = { $count ->
        [1] der eigenen Reihe { $ranks }
       *[other] den eigenen Reihen { $ranks }
    }
cells-run = { $first } bis { $last }
cells-part = { $cells } in { $ranks }
cells-outside = { $cells } außerhalb von { $without }
