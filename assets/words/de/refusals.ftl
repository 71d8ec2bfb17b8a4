# Why something cannot be done on the board. $name is what a man is called, $man a man with its side and its cell.

refusal-man = { $name } von { $side } auf { $cell }
refusal-turn = { $side } ist am Zug.

# What has frozen a man: $cells is the region where its semi-royal is gone, and $place is `part`, or `whole` for the whole board.
refusal-gone = { $place ->
        [part] { $name } ({ $cells }) fehlt
       *[whole] { $name } fehlt
    }
refusal-frozen = { $name } ist erstarrt: { $why }.
refusal-check = { $name } stünde im Schach durch { $man }.
refusal-still-check = { $name } stünde weiter im Schach durch { $man }.

refusal-drop-mates = Diese Figur darf nicht mit Matt eingesetzt werden.
refusal-drop-on = Eingesetzt wird nur auf leeren Feldern, und dort steht { $man }.
refusal-drop-never = { $name } kann auf { $cell } nicht eingesetzt werden.
refusal-drop-stuck = Auf { $cell } könnte { $name } nie ziehen.
refusal-drop-file = { $name } kann dort nicht eingesetzt werden: Auf dieser Linie steht schon eine eigene Figur dieser Art.

refusal-castle-moved = { $name } kann dort nicht rochieren: Eine der beiden Figuren hat schon gezogen.
refusal-castle-between = { $name } kann dort nicht rochieren: Dazwischen steht { $man }.
refusal-castle-attacked = { $name } kann dort nicht rochieren: { $cell } ist angegriffen.

refusal-never = { $name } zieht nicht von { $from } nach { $to }.
refusal-cannot = { $name } kann nicht nach { $cell } ziehen.
refusal-own = Auf { $cell } steht die eigene Figur { $name }.
refusal-only-moves = { $name } schlägt auf diese Weise nicht.
refusal-only-captures = { $name } zieht nach { $cell } nur, um zu schlagen, und dort steht nichts.
refusal-blocked = Den Weg versperrt { $man }.
# $men are several men with `and by` between them, which the next is for.
refusal-all-blocked = Jeder Weg ist versperrt: durch { $men }.
refusal-and-by = { $first } und durch { $man }
refusal-hop = Geschlagen wird dort nur über genau eine Figur hinweg; im Weg { $men ->
        [0] steht keine
       *[other] stehen { $men }
    }.
refusal-nothing = Auf { $cell } muss { $name } getauscht werden, und keine Reserve hat eine Figur dafür.
