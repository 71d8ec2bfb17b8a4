# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $name } von { $side } auf { $cell }
refusal-turn = { $side } ist am Zug.

# What a frozen piece waits for: $piece is its semi-royal, $cells where one has to be; $place is `part`, or `whole` for the whole board.
refusal-gone = bis die eigene Seite { $place ->
        [part] auf { $cells } wieder { EINEN($piece) }
       *[whole] wieder { EINEN($piece) }
    } hat
refusal-frozen = { CAPITAL(DER($name)) } ist erstarrt, { $why }.
refusal-check = { CAPITAL(DER($name)) } stünde dann im Schach durch { DEN($piece) }.
refusal-still-check = { CAPITAL(DER($name)) } stünde immer noch im Schach durch { DEN($piece) }; wehre zuerst dieses Schach ab.
refusal-blows-up = Dieser Schlagzug würde { DEN($name) } deiner Seite in die Luft jagen.
refusal-gives-check = Das wäre Schach, und in diesem Spiel darf kein Zug Schach bieten.
refusal-flight = Deine Figur steht im Schach: Sie darf nicht ziehen, außer um die einzige Figur zu schlagen, die Schach bietet.
refusal-must-capture = Es herrscht Schlagzwang, und schlagen kann { DER($piece) }.
refusal-trade-protected = { CAPITAL(DER($piece)) } deckt { DEN($victim) }; darum darfst du dort nur von einem Nachbarfeld aus schlagen.
refusal-trade-answered = Auf { $cell } ist gerade { EIN($victim) } geschlagen worden; darum darf in diesem Zug nur { EIN($victim) } { EINEN($victim) } schlagen.

refusal-drop-mates = Mit dem Einsetzen dieser Figur darfst du nicht mattsetzen; setz sie anderswo ein.
refusal-drop-on = Du kannst nur auf einem leeren Feld einsetzen; dort steht { DER($piece) }.
refusal-drop-never = { CAPITAL(DER($name)) } wird nie eingesetzt.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = { CAPITAL(EINEN($piece)) } kannst du nur auf { $cells } einsetzen.
refusal-drop-stuck = { CAPITAL(DER($name)) } könnte von { $cell } aus nie ziehen; wähle ein anderes Feld.
refusal-drop-file =
    { $most ->
        [1] Auf dieser Linie hast du schon { EINEN($name) } (nicht umgewandelt); wähle eine andere Linie.
       *[other] Auf dieser Linie hast du schon { $most } nicht umgewandelte Figuren dieser Art ({ $name }); wähle eine andere Linie.
    }
refusal-must-drop = Erst musst du eine Figur aus deiner Reserve einsetzen.
refusal-drop-colour = Auf einem Feld dieser Farbe hast du schon { EINEN($name) }; wähle ein Feld der anderen Farbe.
refusal-drop-room = Das ist das letzte Feld dieser Farbe für { DEN($other) }; setz { DEN($name) } anderswo ein.
# A piece that would become another.
refusal-threatens = { CAPITAL(EIN($name)) } darf nicht dort zu einer anderen Figur werden, wo diese sofort eine gegnerische angreift.

refusal-castle-moved = { CAPITAL(DER($name)) } kann nicht rochieren: Eine der beiden Figuren hat schon gezogen.
refusal-castle-between = { CAPITAL(DER($name)) } kann nicht rochieren, solange { DER($piece) } dazwischen steht.
refusal-castle-attacked = { CAPITAL(DER($name)) } kann nicht rochieren, solange { $cell } angegriffen ist.
refusal-castle-check = { CAPITAL(DER($name)) } kann nicht aus dem Schach heraus rochieren.
refusal-castle-never = In diesem Spiel gibt es keine Rochade.
# $sign is ‘O-O’ or ‘O-O-O’.
refusal-castle-otherwise = „{ $sign }“ ist keine Rochade dieses Spiels. Gib Start- und Zielfeld der Figur ein, die rochiert.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } gehört zu { $cells }; { DER($name) } bleibt auf { $own }.
refusal-never = { CAPITAL(DER($name)) } kann nicht von { $from } nach { $to } ziehen.
refusal-has-moved = Nach { $cell } kann { EIN($name) } nur ziehen, wenn die Figur noch nicht gezogen hat.
refusal-unchecked = { CAPITAL(DER($name)) } kann nicht nach { $cell } ziehen, solange Schach geboten ist.
refusal-cannot = { CAPITAL(DER($name)) } kann nicht nach { $cell } ziehen.
refusal-own = Auf { $cell } steht { EIN($name) } von dir; zieh diese Figur zuerst weg.
refusal-only-moves = { CAPITAL(DER($name)) } kann so nicht schlagen und nach { $cell } nur ziehen, wenn das Feld leer ist.
refusal-only-captures = { CAPITAL(DER($name)) } kann nach { $cell } nur schlagen, und dort gibt es nichts zu schlagen.
refusal-blocked = { CAPITAL(DER($piece)) } steht im Weg.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Jeder Weg ist versperrt, und zwar durch { DEN($pieces) }.
refusal-and-by = { $first } und durch { DEN($piece) }
refusal-hop = Diese Figur springt über genau eine andere; dazwischen { $pieces ->
        [0] steht keine
       *[other] stehen { $pieces }
    }.
refusal-not-over = { CAPITAL(DER($name)) } kann nicht über { DEN($piece) } springen.
refusal-spared = { CAPITAL(DER($name)) } kann { DEN($piece) } nicht schlagen.
refusal-not-beyond = Diese Figur landet gleich hinter der, die sie überspringt: hinter { DEM($piece) }.
refusal-nothing = Auf { $cell } muss { DER($name) } getauscht werden, aber keine Reserve hat eine Figur dafür.
refusal-pass-in-check = Im Schach kann man nicht aussetzen.
refusal-facing = Die beiden königlichen Figuren (je { EIN($name) }) stünden sich weiter gegenüber. Trenne sie mit deinem Zug, oder setz aus, um die Partie zu beenden.
refusal-none-lost = Auf { $cell } muss { DER($name) } zu einer Figur werden, die die eigene Seite verloren hat, aber es gibt keine.

# Why a piece that is picked up has no move. $royal is the royal piece.
stuck-cornered = { CAPITAL(DER($name)) } kann nicht ziehen: Jedes erreichbare Feld ist angegriffen.
stuck-check = { CAPITAL(DER($name)) } kann das Schach durch { DEN($piece) } nicht abwehren; das kann nur { DER($royal) } oder eine andere Figur.
stuck-pinned = { CAPITAL(DER($name)) } ist gefesselt: Wenn die Figur zieht, greift { DER($piece) } { DEN($royal) } an.
stuck-hemmed = { CAPITAL(DER($name)) } hat keinen Zug: Eigene Figuren stehen im Weg, etwa { DER($piece) }.
stuck-blocked = { CAPITAL(DER($name)) } hat keinen Zug, solange { DER($piece) } im Weg steht.
stuck-never = { CAPITAL(DER($name)) } kann von { $cell } aus nie ziehen.
stuck-nowhere = { CAPITAL(DER($name)) } hat in dieser Stellung keinen legalen Zug.
