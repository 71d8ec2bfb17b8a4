# The rules of a game as a book: for the window, for pages and for plain text.

# The headings.
rulebook-ending = Wie eine Partie endet
rulebook-board = Das Brett
rulebook-board-inside = Das Brett und die inneren Spiele
rulebook-pieces = Die Figuren
rulebook-capturing = Schlagen
rulebook-captured = Wohin geschlagene Figuren kommen
rulebook-drops = Einsetzen
rulebook-promotion = Umwandlung
rulebook-turning = Umwandlung durch Umdrehen
rulebook-exchange = Tausch
rulebook-exchange-neutral = Tausch und neutrale Reserve
rulebook-freezing = Erstarrte Figuren
rulebook-castling = Rochade
rulebook-special = Besondere Regeln
rulebook-house = Hausregeln
rulebook-history = Geschichte
rulebook-author = Von { $author }.
rulebook-array = Über die Anfangsstellung
rulebook-decisions = Was zu entscheiden war

# $royal is the name of the royal piece.
rulebook-aim = { $gets ->
        [wins] Ziel ist, dass { DER($royal) } der eigenen Seite mattgesetzt wird.
        [draws] Wie man gewinnt, steht unten; ein Matt ist remis.
       *[loses] Ziel ist, { DEN($royal) } des Gegners mattzusetzen.
    } { $side } beginnt, dann wird abwechselnd gezogen.
rulebook-aim-reach = Ziel ist, mit { EINEM($pieces) } auf { $cells } anzukommen. { $side } beginnt, dann wird abwechselnd gezogen.
rulebook-aim-below = Wie man gewinnt, steht unten. { $side } beginnt, dann wird abwechselnd gezogen.
rulebook-aim-other = Die beiden Seiten gewinnen auf verschiedene Weise, wie unten beschrieben. { $side } beginnt, dann wird abwechselnd gezogen.
rulebook-goal = den Feldern, auf denen { EIN($pieces) } gewinnt,
rulebook-gives-up = Du verlierst auch, wenn du aufgibst oder deine Zeit abläuft.
rulebook-flag-draws = Läuft deine Zeit ab, könnte der Gegner aber mit den übrigen Figuren nie gewinnen, ist die Partie remis.
# $pieces are the semi-royals.
rulebook-not-royal = Die Partie entscheidet allein { DER($royal) }. Wer { EINEN($pieces) } verliert, hat damit noch nicht die Partie verloren, aber andere Figuren erstarren.

# $last is the letter of the last file.
rulebook-size = Das Brett hat { $files } Linien, a bis { $last }, und { $ranks } Reihen: { $cells } Felder.
rulebook-size-crossings = Die Figuren stehen auf den Schnittpunkten von { $files } Linien, a bis { $last }, und { $ranks } Reihen: { $cells } Felder.
rulebook-size-part = Das Brett hat { $cells } Felder auf einem Netz von { $files } Linien, a bis { $last }, und { $ranks } Reihen.
rulebook-missing = Diese Punkte des Netzes sind keine Felder: { $cells }.
rulebook-shuffle = Wo einige Figuren beginnen, wird vor jeder Partie ausgelost: Es gibt { $count } Anfangsstellungen, und dies ist eine davon. In dieser Reihenfolge werden sie aufgestellt, jede auf einem beliebigen Feld, das noch frei ist:
rulebook-shuffle-piece = { $order ->
        [given] { $pieces }, von links nach rechts in dieser Reihenfolge, auf { $cells }
       *[none] { $count ->
            [1] { $piece } auf einem der Felder { $cells }
            [2] { $piece } (zweimal) auf je einem der Felder { $cells }
           *[other] { $piece } ({ $count }-mal) auf je einem der Felder { $cells }
        }
    }
rulebook-shuffle-other = Die Figuren von { $other } stehen wie die von { $side }, von der eigenen Seite aus gesehen. Die Anfangsstellungen sind von 0 an nummeriert.
rulebook-diagram = Die Anfangsstellung, mit Großbuchstaben für die Figuren von { $side } und Kleinbuchstaben für die von { $other }. Ein Punkt ist ein leeres Feld; wo nichts steht, ist kein Feld.
rulebook-forward = { $side } spielt nach oben, { $other } nach unten. Die Reihen werden für jeden Spieler von seiner Seite aus gezählt: Die 1. Reihe von { $other } ist die letzte von { $side }.
rulebook-forward-corner = { $side } spielt von der Ecke a1 zur gegenüberliegenden, { $other } umgekehrt. Die Reihen werden für jeden Spieler von seiner Seite aus gezählt.
rulebook-forward-same = Beide spielen das Brett hinauf, von der 1. Reihe aus; für { $other } sind links und rechts vertauscht.
rulebook-wrap-files = Das Brett ist ringförmig geschlossen: Die erste Linie liegt neben der letzten, und Figuren ziehen von der einen zur anderen weiter.
rulebook-wrap-ranks = Das Brett ist ringförmig geschlossen: Die erste Reihe liegt neben der letzten, und Figuren ziehen von der einen zur anderen weiter.
rulebook-wrap-both = Das Brett ist in beiden Richtungen geschlossen: Die erste Linie liegt neben der letzten, die erste Reihe neben der letzten, und Figuren ziehen von einem Rand am gegenüberliegenden weiter.
rulebook-lattices = Die Felder bilden Gitter: Mengen von Feldern, die manche Figuren nie verlassen. In einem Gitter kann ein ganzes Spiel stecken, das du vielleicht schon kennst.
rulebook-layer = { $layer }: { $count } Felder, { $which }.
# $id is what the inventor calls a lattice.
rulebook-layer-id = Die Figuren, die dorthin gehören, nennt der Erfinder „{ $id }“.
# $cells are those of the lattice, $game is a game’s name, $roles a list of the next.
rulebook-inner = Auf { $cells } steht ein ganzes Spiel ({ $game }), mit { $roles }.
rulebook-inner-pieces = Auf { $cells } stehen in anderer Aufstellung die Figuren eines anderen Spiels ({ $game }), mit { $roles }.
rulebook-inner-role = { DEM($piece) } als { $role }
rulebook-inner-whole = Brettgröße, Figuren und Aufstellung sind die eines bekannten Spiels: { $game }.
# $colours are those of the cells.
rulebook-colours = Wie eine Figur zieht, hängt von der Farbe ihres Feldes ab.
# Lists of pieces.
rulebook-bound = Manche Figuren sind gebunden: Kein Zug führt sie von dem Gitter weg, auf dem sie stehen. Das sind { $bound }.
rulebook-bound-partly = { $pieces } können auf { $cells } stehen und auf keinen anderen.
rulebook-free = Die übrigen Figuren sind frei (beim Erfinder „unbound“, also ungebunden) und können auf Feldern aller Gitter stehen: { $free }.

# What words of the moves mean. $board is `diamond` for a board that stands on its corner.
rulebook-words = „Orthogonal“ heißt { $board ->
        [diamond] hinauf, hinunter oder quer über das Brett, wie es auf der Ecke a1 steht, „diagonal“ entlang einer Linie oder Reihe
       *[upright] entlang einer Linie oder Reihe, „diagonal“ schräg dazu im Winkel von 45°
    }, „vorwärts“ auf den Gegner zu.
# Names of cells.
rulebook-words-step = Ein Feld orthogonal von { $from } aus liegt { $orthogonal }, ein Feld diagonal { $diagonal }.
rulebook-words-leap = Ein Sprung geht geradewegs auf das Zielfeld, über alles dazwischen hinweg.
rulebook-words-ride = Ein Ritt ist eine Reihe solcher Sprünge: Er geht über Figuren zwischen seinen Landefeldern hinweg und endet bei der ersten Figur, auf die er trifft.
rulebook-words-slide = Eine Figur, die ohne zu springen weiter als ein Feld zieht, geht Feld für Feld bis zur ersten Figur im Weg.
# $mirror says how Black’s cells lie to White’s; $white is a cell, $black the one that is the same for Black.
rulebook-words-cells = Nennen die Regeln einer Figur einzelne Felder, sind es die von { $side }. Für { $other } gelten dieselben{ $mirror ->
        [turn] {" "}auf dem um 180° gedrehten Brett
        [across] , aber links und rechts vertauscht
       *[flip] , nur dass die Reihen vom anderen Ende aus gezählt werden
    }: Dem Feld { $white } von { $side } entspricht { $black }.
# $role is a piece of the games inside.
rulebook-role-game = { $game }
rulebook-role = { $role } ({ $games })
rulebook-roles = Entspricht { DEM($roles) }.

rulebook-captures = Eine Figur schlägt eine gegnerische, indem sie auf deren Feld zieht. Eigene Figuren kannst du nicht schlagen; sie stehen dir im Weg.
rulebook-captures-otherwise = Beim Schlagen { $count ->
        [1] zieht
       *[other] ziehen
    } { DER($pieces) } nicht immer so wie sonst.
# $piece says who captures, $victim whom.
rulebook-vanishes = Schlägt { DER($piece) } { EINEN($victim) }, so scheidet auch { DER($victim) } der schlagenden Seite aus dem Spiel aus.
# $safe are those that stay, $count how many kinds of them there are.
rulebook-explodes = Jeder Schlagzug löst eine Explosion aus: Die schlagende Figur verschwindet mit der geschlagenen und ebenso alle Figuren beider Seiten auf den Feldern ringsum{ $count ->
        [0] .
        [1] ; { EIN($safe) } dagegen bleibt stehen.
       *[other] , außer Figuren dieser Arten: { $safe }.
    }
rulebook-explodes-royal = { CAPITAL(DER($royal)) } darf nicht schlagen, und kein Schlagzug darf die eigene königliche Figur mitsprengen. Wer so die königliche Figur des Gegners sprengt, gewinnt sofort, auch aus dem Schach heraus. Stehen beide nebeneinander, ist keine im Schach.
rulebook-reserves = Jeder Spieler hat eine Reserve, einen Platz für Figuren neben dem Brett{ $neutral ->
        [yes] ; eine dritte, die neutrale Reserve, gehört keinem von beiden
       *[no] {""}
    }. { $begins }
rulebook-reserves-empty = Zu Beginn sind die Reserven leer.
rulebook-reserve-holds = Zu Beginn hat { $side } in der Reserve: { $pieces }.

# $place is `part` for a part of the board, `elsewhere` for all the rest and `whole` for all of it.
rulebook-to-capturer = { $place ->
        [whole] Eine geschlagene Figur
        [elsewhere] Eine anderswo geschlagene Figur
       *[part] Eine Figur, die auf { $cells } geschlagen wird,
    } wechselt die Seite und kommt in die Reserve dessen, der sie geschlagen hat.
rulebook-to-neutral = { $place ->
        [whole] Eine geschlagene Figur
        [elsewhere] Eine anderswo geschlagene Figur
       *[part] Eine Figur, die auf { $cells } geschlagen wird,
    } kommt in die neutrale Reserve.
rulebook-leave = Geschlagene Figuren sind endgültig aus dem Spiel.
rulebook-leave-elsewhere = Anderswo geschlagene Figuren sind endgültig aus dem Spiel.
rulebook-turned-back = Eine durch Umdrehen umgewandelte Figur wird zurückgedreht, wenn sie geschlagen wird.
# $chapter is the heading of the chapter that says more.
rulebook-own-reserve = Figuren deiner eigenen Reserve kannst du einsetzen; siehe „{ $chapter }“.
rulebook-neutral-see = Figuren der neutralen Reserve kann niemand einsetzen. Sie kommen nur durch Tausch zurück; siehe „{ $chapter }“.
rulebook-neutral = Figuren der neutralen Reserve kann niemand einsetzen.
rulebook-neutral-exchange = Sie kommen nur durch Tausch zurück: Endet ein Zug mit { EINEM($pieces) } auf { $cells }, muss diese Figur gegen eine aus einer der drei Reserven getauscht werden, deiner, der gegnerischen oder der neutralen.
# $pieces are the semi-royals.
rulebook-neutral-restore = Auch eine halbkönigliche Figur ({ $pieces }), ohne die andere erstarren, kann von dort zurückkommen, wie unten beschrieben.

rulebook-drop = Statt zu ziehen, kannst du eine Figur deiner eigenen Reserve auf ein leeres Feld setzen. Dabei wird nie geschlagen.
# $piece is `any bound piece` or such.
rulebook-dropped = { $place ->
        [whole] Du darfst überall
       *[part] Auf { $cells } darfst du
    } { EINEN($piece) } einsetzen.
rulebook-drop-never = { CAPITAL(EINEN($pieces)) } kannst du nie einsetzen.
rulebook-drop-either = Eine Figur darf mit jeder der beiden Seiten nach oben eingesetzt werden.
rulebook-drop-able = Du darfst keine Figur dort einsetzen, wo sie selbst auf einem leeren Brett nie ziehen könnte.
rulebook-drop-frozen = Einsetzen darfst du eine Figur auch dort, wo sie erstarrt ist.
rulebook-one-per-file =
    { $most ->
        [1] { CAPITAL(EINEN($piece)) } darfst du nicht auf einer Linie einsetzen, auf der du schon eine nicht umgewandelte Figur dieser Art hast.
       *[other] { CAPITAL(EINEN($piece)) } darfst du nicht auf einer Linie einsetzen, auf der du schon { $most ->
            [2] zwei
            [3] drei
           *[other] { $most }
        } nicht umgewandelte Figuren dieser Art hast.
    }
rulebook-no-drop-mate = Du darfst nicht mattsetzen, indem du { EINEN($piece) } einsetzt.
rulebook-must-drop = Solange du eine Figur einsetzen kannst, musst du das tun; ein anderer Zug ist nicht erlaubt.
rulebook-one-per-colour = { CAPITAL(EINEN($piece)) } darfst du nicht auf einem Feld der Farbe einsetzen, auf der du schon eine solche Figur hast, und auf dem letzten Feld, das noch für { EINEN($piece) } frei ist, keine andere Figur.
rulebook-unmoved = Wird { EIN($piece) } auf { $cells } eingesetzt, gilt die Figur als unbewegt, als hätte sie dort begonnen.

# Pieces that have something in common: any one of them.
rulebook-any = eine beliebige Figur
rulebook-any-except = eine beliebige Figur außer { EINEM($pieces) }
rulebook-any-bound = eine beliebige gebundene Figur
# $royal is the name of the royal piece, which is not meant.
rulebook-any-free = eine beliebige freie Figur außer { DEM($royal) }
# The same, all of them.
rulebook-your-bound = deine gebundenen Figuren
rulebook-your-free = deine freien Figuren

# $piece is what $sentence is about.
rulebook-of = { $count ->
        [1] { $any }: { $sentence }
       *[other] { $piece }: Jede dieser Figuren { $sentence }
    }
# $captured is `yes` where captured pieces stay in the game.
rulebook-promoted-stays = Eine umgewandelte Figur bleibt, was sie geworden ist{ $captured ->
        [yes] , auch wenn sie geschlagen wird
       *[no] {""}
    }.
rulebook-turn = Diese Figuren haben eine umgewandelte Seite. Das Umdrehen gehört zum Zug und steht dir frei, außer wenn die Figur von ihrem Zielfeld aus nie wieder ziehen könnte: Dann muss sie sich umwandeln.
rulebook-turn-free = Diese Figuren haben eine umgewandelte Seite. Das Umdrehen gehört zum Zug und steht dir immer frei.
rulebook-turn-entry = Ein Zug ohne Schlagen, der in der Umwandlungszone beginnt, berechtigt nur dann zum Umdrehen, wenn er dort endet, wo die Figur nie wieder ziehen könnte; auch dann darf sie bleiben, was sie ist.
rulebook-turn-must = Diese Figuren haben zwei Seiten. Das Umdrehen gehört zum Zug, und du hast dabei keine Wahl.
rulebook-moves-like = { $count ->
        [1] { CAPITAL(DER($pieces)) } zieht
       *[other] { CAPITAL(DER($pieces)) } ziehen
    } wie { EIN($piece) }.
# $old are the names of the pieces that are exchanged.
rulebook-exchange-for = Du bekommst dafür nach Wahl { EINEN($pieces) }, auch eine Figur, die derselbe Zug erst schlägt. Die neue Figur kommt auf das Feld und gehört dir; { DER($old) } kommt in die Reserve, aus der die neue stammt. Hat keine Reserve eine dieser Figuren, ist der Zug nicht erlaubt.
rulebook-swap = Die gezogene Figur kommt in die gegnerische Reserve, zurückgedreht, falls sie umgedreht war; die neue Figur kommt auf ihr Feld und gehört dir.
rulebook-swap-instead = Eine Figur, die sich umwandeln müsste, darf stattdessen getauscht werden.
rulebook-swap-on = { CAPITAL(EIN($piece)) } kommt nur dann durch Tausch zurück, wenn der Zug auf { $cells } endet.
# $new is the semi-royal that comes back.
rulebook-restore = Eine Figur, die auf diese Weise durch { EINEN($new) } ersetzt wird, kommt immer in die gegnerische Reserve, aus welcher Reserve auch immer die neue Figur stammt. Auch eine Figur, die dieser Zug selbst schlägt, kann so zurückkommen. Das Einsetzen auf diesen Feldern zählt nicht.
# $name is what a definition calls some cells that are shown in a picture.
rulebook-zone = „{ $name }“ für { $side }: { $cells }. Für { $other } ist es das Spiegelbild auf denselben Linien.
rulebook-zone-turned = „{ $name }“ für { $side }: { $cells }. Für { $other } ist es dasselbe auf dem um 180° gedrehten Brett.
rulebook-zone-across = „{ $name }“ für { $side }: { $cells }. Für { $other } ist es das Spiegelbild auf denselben Reihen.
rulebook-zone-ranks = „{ $name }“ bezeichnet für jede Seite alle Felder auf { $cells }.
# What a picture shows, without its full stop, and the cells, where there are no pictures.
rulebook-cells = mit { $caption } sind diese gemeint: { $cells }.
# $ruling is the name of a decision about the rules, such as R1.
rulebook-note = Entscheidung { $ruling }: { $text }
rulebook-decided = Wo die Webseite des Erfinders schweigt, sich widerspricht oder ihr Diagramm fehlt, spielen wir wie folgt, und zwar aus den genannten Gründen. Jede Entscheidung hat den kurzen Namen, den ihr die Dokumentation von Nestmate gibt.
# $rule is a rule of the house.
rulebook-decided-switch = Eine Hausregel kann das ändern: „{ $rule }“.
# Decisions that several games share, by their names. $royal is the name of the royal piece.
ruling-g0 = Die Figuren von Schwarz ziehen wie die von Weiß, von der schwarzen Seite aus gesehen: Die Webseite des Erfinders nennt die Züge nur einmal, für beide.
ruling-g1 = Eine erstarrte Figur greift nichts an, da sie nicht schlagen könnte: Sie bietet kein Schach und deckt kein Feld. Du kannst ein Schach also auch abwehren, indem du die gegnerische halbkönigliche Figur schlägst.
ruling-g2 = Einer Seite fehlt eine halbkönigliche Figur, wenn sie auf dem Brett oder auf den betreffenden Feldern keine hat. Wie die Figur verloren ging und wo sie jetzt ist, spielt keine Rolle: Nur auf diesen Feldern kann sie ihre Armee anführen.
ruling-g3 = Einsetzen ist kein Zug einer Figur auf dem Brett. Daher darf man eine Figur auch in eine erstarrte Armee einsetzen; sie ist dann ebenfalls erstarrt.
ruling-g4 = Ob { DER($royal) } deiner Seite sicher ist, entscheidet sich nach dem Zug, wenn alles, was der Zug entfernt, vom Brett ist.
# $same are some of the next five.
ruling-g5 = Zu Wiederholungen sagt die Webseite des Erfinders nichts; wie im Schach ist die Partie remis, wenn eine Stellung zum dritten Mal vorkommt. Stellungen gelten als gleich, wenn { $same } übereinstimmen.
ruling-g5-board = Brett
ruling-g5-side = Seite am Zug
ruling-g5-reserves = Reserven
ruling-g5-castling = Rochaderechte
ruling-g5-passing = En-passant-Rechte
ruling-g6 = Eine Grenze für die Zahl der Züge kennt die Webseite des Erfinders nicht. Wir setzen eine, damit jede Partie endet; sie ist hoch, weil das Brett groß ist.
ruling-g7 = Eine Figur, die je zwei Felder weit geht, achtet nur auf die Felder, auf denen sie anhalten könnte. Der Erfinder bestimmt das im Verschachtelten Schach so, damit die Figuren eines Gitters die eines anderen nicht stören; wir halten es bei jedem Sprung und jedem Ritt so.
# $piece is one of the pieces that Shogi’s bans would be about.
ruling-g8 = Shogi verbietet, einen Bauern auf einer Linie einzusetzen, auf der schon ein eigener, nicht umgewandelter Bauer steht, und mit einem eingesetzten Bauern mattzusetzen. Die Webseite des Erfinders verbietet bei { EINEM($piece) } keines von beiden, also ist beides erlaubt. Jedes der Verbote lässt sich als Hausregel einschalten.
ruling-g9 = Die Bilder der Aufstellung sind verloren. Wir haben die Aufstellung aus den Zahlen, der Geometrie und den Regeln auf der Webseite des Erfinders wiederhergestellt.
ruling-g10 = Weiß beginnt, wie im Schach; die Webseite des Erfinders sagt nicht, wer den ersten Zug hat.
ruling-g11 = Ob ein Feld des Rochadewegs angegriffen ist, entscheidet sich, während die rochierende Figur vom Brett gehoben ist und alles andere stehen bleibt: Ihren eigenen Weg kann sie nicht verdecken.
# $exchange is `yes` in games in which pieces are exchanged for some of the reserves.
ruling-g12 = Eine Figur greift die Felder an, auf denen sie nach ihrer Gangart schlagen könnte, auch wenn sie dort zu einer anderen werden müsste{ $exchange ->
        [yes] {" "}und selbst wenn keine Reserve eine Figur hat, gegen die sie dort getauscht werden könnte
       *[no] {""}
    }.
ruling-g13 = Die Partie ist remis, wenn keine Seite mit dem, was übrig ist, je gewinnen kann. Die Webseite des Erfinders sagt dazu nichts; im Schach ist es die Regel.

# $piece is a semi-royal, $yours are the pieces that need it.
rulebook-freezes = Solange dir { $place ->
        [whole] { DER($piece) } fehlt, sind { $form ->
            [list] diese Figuren erstarrt: { $yours }
           *[all] { $yours } erstarrt
        }
       *[part] auf { $cells } { EIN($piece) } fehlt, sind dort { $form ->
            [list] diese Figuren erstarrt: { $yours }
           *[all] { $yours } erstarrt
        }
    }.
rulebook-frozen = Eine erstarrte Figur kann nicht ziehen, greift nichts an und bietet kein Schach. Sie steht aber noch im Weg und kann geschlagen werden. Alle anderen Figuren ziehen wie sonst.
rulebook-thawed = Erstarrte Figuren können wieder ziehen, sobald du die fehlende Figur zurückhast:
# $ways are some of the next.
rulebook-thaws = { CAPITAL(DER($piece)) }{ $place ->
        [whole] {""}
       *[part] {" "}auf { $cells }
    } kommt { $count ->
        [0] in diesem Spiel nicht zurück.
       *[other] zurück, wenn du { $ways }.
    }
rulebook-back-drop = eine solche Figur aus deiner Reserve einsetzt
rulebook-or = { $first } oder { $second }
# $semi is the name of the semi-royal.
rulebook-back-promote = { EINEN($piece) } auf { $cells } in { EINEN($semi) } umwandelst
rulebook-back-exchange = { EINEN($piece) } auf { $cells } dagegen tauschst
rulebook-back-restore = auf { $cells } { EINEN($piece) } ersetzen lässt
rulebook-back-swap = bei einem Zug, der auf { $cells } beginnt oder endet, { EINEN($piece) } gegen { EINEN($semi) } aus der gegnerischen Reserve tauschst

# $royal castles with $partner; $cells are those between them that have to be empty.
rulebook-castle = { $place ->
        [whole] { CAPITAL(DER($royal)) } rochiert mit { EINEM($partner) } auf derselben Reihe, wenn beide noch nicht gezogen haben und alle Felder dazwischen leer sind
       *[part] Auf { $cells } rochiert { DER($royal) } mit { EINEM($partner) } auf derselben Reihe, wenn beide noch nicht gezogen haben und von diesen Feldern alle dazwischen leer sind; andere dürfen besetzt sein
    }.
rulebook-castle-goes = { CAPITAL(DER($royal)) } zieht { $steps ->
        [eins] ein Feld
       *[other] { $steps } { $end ->
            [half] Linien
           *[other] Felder
        }
    } weit auf { DEN($partner) } zu, und { DER($partner) } zieht { $end ->
        [beside] auf das Feld, das { DER($royal) } zuletzt überquert hat
        [half] auf das Feld auf halbem Weg
       *[other] auf das Feld, das { $files } Felder vom Ausgangsfeld der anderen Figur entfernt ist
    }.
rulebook-castle-free = { CAPITAL(DER($royal)) } rochiert mit { EINEM($partner) } auf derselben Reihe, wenn beide noch nicht gezogen haben und keine andere Figur { $place ->
        [whole] auf einem Feld
       *[part] auf einem von { $cells }
    } steht, das eine der beiden überquert oder erreicht.
rulebook-castle-to = Bei { $side } kommt { DER($royal) } auf { $end } und { DER($partner) } auf { $beside } zu stehen, wo auch immer sie begonnen haben; bei { $other } auf denselben Feldern, von der eigenen Seite aus gesehen.
rulebook-castle-unsafe = Ob Felder dabei angegriffen sind, spielt keine Rolle.
# $place is `part` where only some cells matter, $cells.
rulebook-castle-path = { $place ->
        [whole] Kein Feld, das { DER($royal) } überquert oder erreicht, darf angegriffen sein
       *[part] Auf { $cells } darf { DER($royal) } kein angegriffenes Feld überqueren oder erreichen (auf andere Felder kommt es nicht an)
    }; { DER($royal) } selbst darf angegriffen sein.
rulebook-castle-safe = { $place ->
        [whole] { CAPITAL(DER($royal)) } darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder erreichen.
       *[part] { CAPITAL(DER($royal)) } darf nicht angegriffen sein und auf { $cells } kein angegriffenes Feld überqueren oder erreichen; auf andere Felder kommt es nicht an.
    }
rulebook-castle-answer = Doch der Gegner hat im nächsten Zug eine Antwort: Eine gebundene Figur auf { $cells }, die { DEN($partner) } schlägt oder auf das Feld zieht, von dem { DER($royal) } kam, schlägt { DEN($royal) } gleich mit.
# $pieces are those that otherwise only capture with such a move.
rulebook-castle-answer-leap = { CAPITAL(EIN($pieces)) } darf auch mit dem Schlagzug auf dieses Feld antworten, obwohl es leer ist.
rulebook-castle-frozen = Eine erstarrte Figur kann nicht rochieren.

rulebook-double-step = { CAPITAL(EIN($pieces)) } darf{ $place ->
        [whole] ,
       *[part] {" "}von { $cells } aus,
    } ohne zu schlagen, { $most ->
        [2] zwei Schritte in dieselbe Richtung auf einmal machen, wenn beide Felder leer sind
       *[other] bis zu { $times } Schritte in dieselbe Richtung auf einmal machen, wenn alle betretenen Felder leer sind
    }.
rulebook-no-en-passant = Danach ist kein Schlagen en passant möglich.
rulebook-plain = Es gibt keine Rochade und keinen doppelten ersten Schritt, also auch kein Schlagen en passant.
rulebook-en-passant = En passant: Im nächsten Zug kann { $who ->
        [own] eine gegnerische Figur derselben Art
       *[others] { EIN($by) } des Gegners
    } die gezogene Figur schlagen, als hätte diese { $most ->
        [2] nur einen Schritt
       *[other] weniger Schritte
    } gemacht.
rulebook-facing = Die beiden königlichen Figuren (je { EIN($royal) }) dürfen einander auf einer offenen Linie { $lines ->
        [all] oder Reihe{" "}
       *[files] {""}
    }nicht gegenüberstehen: Kein Zug darf dazu führen.
rulebook-loses-first = Sobald { EIN($by) } des Gegners auf { EINEN($pieces) } zielt, auch durch andere Figuren hindurch, gilt diese Figur als gezogen.
# $piece is a kind that may not be traded, $except the $count kinds whose capture on the way does not help.
rulebook-trade = Der Abtausch ist beschränkt: Außer auf einem Nachbarfeld darf { EIN($piece) } { EINEN($piece) } nur schlagen, wenn keine gegnerische Figur das Opfer deckt oder wenn derselbe Zug unterwegs noch eine Figur schlägt{ $count ->
        [0] .
       *[other] ; { EIN($except) } zählt dabei nicht.
    } Ob das Opfer gedeckt ist, entscheidet sich ohne die schlagende Figur und das, was sie unterwegs schlägt.
rulebook-trade-answer = Hat eine Figur anderer Art { EINEN($piece) } geschlagen, darf gleich danach auf einem anderen Feld nur { EIN($piece) } { EINEN($piece) } schlagen, gedeckt oder nicht.
rulebook-no-checks = Kein Zug darf Schach bieten.
rulebook-no-flight = Eine königliche Figur im Schach darf nicht ziehen, außer wenn sie die einzige Figur schlägt, die Schach bietet.
rulebook-pass = Wer nicht im Schach steht, darf aussetzen, statt zu ziehen.
rulebook-parts = Stehen sich die beiden königlichen Figuren (je { EIN($royal) }) auf offener Linie gegenüber, muss der Spieler am Zug sie trennen oder aussetzen.
rulebook-gate = Zieht eine Figur, die auf { $cells } begonnen hat, zum ersten Mal, darf ihr Spieler { EINEN($pieces) } aus der Reserve auf das verlassene Feld setzen. Bei einer Rochade kann es jedes der beiden Felder sein.
rulebook-must-capture = Es herrscht Schlagzwang: Wer schlagen kann, muss schlagen, gleich mit welcher Figur.
# $who is `all` for every piece and `some` for $piece; $cells are lines at the edge.
rulebook-barred-line = { $who ->
        [all] Keine Figur zieht
       *[some] { $piece }: kein Zug
    } auf { $cells } von einem Feld zu einem anderen am selben Rand. Das gilt auch für jeden Teil eines längeren Zuges.
rulebook-barred-between = { $who ->
        [all] Keine Figur zieht
       *[some] { $piece }: kein Zug
    } { $pairs }.
# $ranks are numbers.
rulebook-rank = Reihe { $ranks }
rulebook-barred-pair = zwischen { $one } und { $other }

rulebook-house-on = { $rule } (standardmäßig an).
rulebook-house-off = { $rule } (standardmäßig aus).
rulebook-house-choose = Zu Beginn einer neuen Partie kannst du sie ein- und ausschalten.
rulebook-house-draws = Zu Beginn einer neuen Partie kannst du einstellen, nach wie vielen Wiederholungen oder nach wie vielen Zügen ohne Schlagzug oder anderen Fortschritt sie remis ist.

# The rules of the game beside the board.
rules-search = Regeln durchsuchen
rules-none = Diese Wörter stehen nicht in den Regeln.
rules-hits = { $at } von { $count }. Die Eingabetaste geht zur nächsten Stelle.
rules-contents = Inhalt
rules-print = Regeln exportieren…
    .tip = Die Regeln als Seite zum Drucken speichern
rules-lesson = Üben
rules-lesson-of = { CAPITAL(DEN($piece)) } üben
