# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $name } von { $side } auf { $cell }
refusal-turn = { $side } ist am Zug.

# What has frozen a piece: $cells is the region where its semi-royal is gone, and $place is `part`, or `whole` for the whole board.
refusal-gone = { $place ->
        [part] { $name } ({ $cells }) fehlt
       *[whole] { $name } fehlt
    }
refusal-frozen = { $name } ist erstarrt: { $why }.
refusal-check = { $name } stünde dann im Schach durch { $piece }.
refusal-still-check = { $name } stünde immer noch im Schach durch { $piece }.

refusal-drop-mates = Mit dem Einsetzen dieser Figur darfst du nicht mattsetzen.
refusal-drop-on = Du kannst nur auf einem leeren Feld einsetzen; dort steht { $piece }.
refusal-drop-never = { $name } wird nie eingesetzt.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = { $piece } kannst du nur auf { $cells } einsetzen.
refusal-drop-stuck = { $name } könnte von { $cell } aus nie ziehen.
refusal-drop-file = { $name } darfst du nicht auf einer Linie einsetzen, auf der schon eine solche Figur von dir steht.

refusal-castle-moved = { $name } kann nicht rochieren: Eine der beiden Figuren hat schon gezogen.
refusal-castle-between = { $name } kann nicht rochieren: { $piece } steht dazwischen.
refusal-castle-attacked = { $name } kann nicht rochieren: { $cell } ist angegriffen.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } gehört zu { $cells }; { $name } bleibt auf { $own }.
refusal-never = { $name } kann nicht von { $from } nach { $to } ziehen.
refusal-cannot = { $name } kann nicht nach { $cell } ziehen.
refusal-own = Auf { $cell } steht deine eigene Figur { $name }.
refusal-only-moves = { $name } kann auf diese Weise nicht schlagen.
refusal-only-captures = { $name } kann nach { $cell } nur schlagen, und dort gibt es nichts zu schlagen.
refusal-blocked = { $piece } steht im Weg.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Jeder Weg ist versperrt: durch { $pieces }.
refusal-and-by = { $first } und durch { $piece }
refusal-hop = Diese Figur schlägt im Sprung über genau eine andere; dazwischen { $pieces ->
        [0] steht keine
       *[other] stehen { $pieces }
    }.
refusal-nothing = Auf { $cell } muss { $name } getauscht werden, aber keine Reserve hat eine Figur dafür.
