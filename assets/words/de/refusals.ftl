# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $name } von { $side } auf { $cell }
refusal-turn = { $side } ist am Zug.

# What a frozen piece waits for: $piece is its semi-royal, $cells where one has to be; $place is `part`, or `whole` for the whole board.
refusal-gone = bis die eigene Seite { $place ->
        [part] auf { $cells } wieder { $piece }
       *[whole] wieder { $piece }
    } hat
refusal-frozen = { $name } ist erstarrt, { $why }.
refusal-check = { $name } stünde dann im Schach durch { $piece }.
refusal-still-check = { $name } stünde immer noch im Schach durch { $piece }; beende zuerst dieses Schach.
refusal-blows-up = So zu schlagen würde die eigene königliche Figur ({ $name }) in die Luft jagen.
refusal-gives-check = Das wäre Schach, und in diesem Spiel darf kein Zug Schach bieten.
refusal-flight = Deine Figur steht im Schach: Sie darf nicht ziehen, außer um die einzige Figur zu schlagen, die Schach bietet.
refusal-must-capture = Es herrscht Schlagzwang, und schlagen kann { $piece }.
refusal-trade-protected = { $piece } deckt das Opfer ({ $victim }): Von weiter her als vom Feld daneben darf es nicht getauscht werden.
refusal-trade-answered = Eine solche Figur ist gerade auf { $cell } geschlagen worden; darum darf jetzt keine andere Figur diese ({ $victim }) schlagen.

refusal-drop-mates = Mit dem Einsetzen dieser Figur darfst du nicht mattsetzen; setz sie anderswo ein.
refusal-drop-on = Du kannst nur auf einem leeren Feld einsetzen; dort steht { $piece }.
refusal-drop-never = { $name } wird nie eingesetzt.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = { $piece } kannst du nur auf { $cells } einsetzen.
refusal-drop-stuck = { $name } könnte von { $cell } aus nie ziehen; wähle ein anderes Feld.
refusal-drop-file =
    { $most ->
        [1] Auf dieser Linie steht schon eine solche Figur von dir ({ $name }); wähle eine andere.
       *[other] Auf dieser Linie stehen schon { $most } solche Figuren von dir ({ $name }); wähle eine andere.
    }
refusal-must-drop = Erst musst du eine Figur aus deiner Reserve einsetzen.
refusal-drop-colour = Auf einem Feld dieser Farbe steht schon eine solche Figur von dir ({ $name }); wähle ein Feld der anderen Farbe.
refusal-drop-room = Das ist das letzte Feld dieser Farbe für eine andere Figur ({ $other }); setz diese ({ $name }) anderswo ein.
# A piece that would become another.
refusal-threatens = { $name } darf nicht dort zu einer anderen Figur werden, wo sie eine gegnerische angreift.

refusal-castle-moved = { $name } kann nicht rochieren: Eine der beiden Figuren hat schon gezogen.
refusal-castle-between = { $name } kann nicht rochieren, solange { $piece } dazwischen steht.
refusal-castle-attacked = { $name } kann nicht rochieren, solange { $cell } angegriffen ist.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } gehört zu { $cells }; { $name } bleibt auf { $own }.
refusal-never = { $name } kann nicht von { $from } nach { $to } ziehen.
refusal-has-moved = { $name } kann nur nach { $cell } ziehen, solange die Figur noch nicht gezogen hat.
refusal-unchecked = { $name } kann nicht nach { $cell } ziehen, solange Schach geboten ist.
refusal-cannot = { $name } kann nicht nach { $cell } ziehen.
refusal-own = Auf { $cell } steht deine eigene Figur { $name }; zieh sie zuerst weg.
refusal-only-moves = { $name } kann so nicht schlagen und nach { $cell } nur ziehen, wenn das Feld leer ist.
refusal-only-captures = { $name } kann nach { $cell } nur schlagen, und dort gibt es nichts zu schlagen.
refusal-blocked = { $piece } steht im Weg.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Jeder Weg ist versperrt: durch { $pieces }.
refusal-and-by = { $first } und durch { $piece }
refusal-hop = Diese Figur springt über genau eine andere; dazwischen { $pieces ->
        [0] steht keine
       *[other] stehen { $pieces }
    }.
refusal-not-over = { $name } kann nicht über { $piece } springen.
refusal-spared = { $name } kann { $piece } nicht schlagen.
refusal-not-beyond = Diese Figur landet gleich hinter der übersprungenen: { $piece }.
refusal-nothing = Auf { $cell } muss { $name } getauscht werden, aber keine Reserve hat eine Figur dafür.
refusal-pass-in-check = Im Schach kann man nicht aussetzen.
refusal-facing = { $name } und Gegenüber stünden sich weiter gegenüber. Ziehe so, dass sie es nicht mehr tun, oder setze aus, um die Partie zu beenden.
refusal-none-lost = Auf { $cell } muss { $name } zu einer Figur werden, die ihre Seite verloren hat, aber es gibt keine.

# Why a piece that is picked up has no move. $royal is the royal piece.
stuck-cornered = { $name } kann nicht ziehen: Jedes Feld, auf das diese Figur ziehen könnte, ist angegriffen.
stuck-check = { $name } kann gegen das Schach durch { $piece } nicht helfen: Zieh { $royal }, oder schlag oder verstell mit einer anderen Figur.
stuck-pinned = { $name } ist gefesselt: Zieht diese Figur, greift { $piece } deine königliche Figur ({ $royal }) an; schlag oder verstell zuerst den Angreifer, oder zieh { $royal }.
stuck-hemmed = { $name } hat keinen Zug: Eigene Figuren stehen im Weg, etwa { $piece }; zieh zuerst eine davon.
stuck-blocked = { $name } hat keinen Zug, solange { $piece } im Weg steht.
stuck-never = { $name } kann von { $cell } aus nie ziehen.
stuck-nowhere = { $name } hat in dieser Stellung keinen legalen Zug.
