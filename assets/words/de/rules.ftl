# What the special rules do with a man, and how games end.

# $royal is the name of the royal man.
ends-royal = Wessen { $royal } angegriffen ist und nicht gerettet werden kann, der hat verloren.
ends-stalemate-draw = Wer nicht ziehen kann und nicht im Schach steht, spielt remis.
ends-stalemate-loss = Wer nicht ziehen kann, hat verloren.
ends-repetition = Dieselbe Stellung zum { $times }. Mal ist remis.
ends-repetition-perpetual = Dieselbe Stellung zum { $times }. Mal ist remis, es sei denn, eine Seite hat seit dem ersten Mal mit jedem Zug Schach geboten: Dann hat sie verloren.
# $drops is `yes` where men can be dropped; $men are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = { $moves } Züge jeder Seite ohne Schlagen{ $drops ->
        [yes] , ohne Einsetzen
       *[no] {""}
    }{ $kinds ->
        [0] {""}
        [1] {" "}und ohne Zug der Figur { $men }
       *[other] {" "}und ohne Zug der Figuren { $men }
    } sind remis.
ends-facing = Die königlichen Figuren ({ $royal }) dürfen einander auf einer offenen Linie nicht gegenüberstehen.
ends-mate-draws = Ein Matt durch das eigene Schachgebot der Figur { $men } ist remis.

# $places are those where the semi-royal holds its men, $count how many of them are named: 0 where it is the whole board.
rule-holds = Halbköniglich: Ohne eine solche Figur { $count ->
        [0] {""}
       *[other] { $places }{" "}
    }können die an sie gebundenen Figuren ihrer Seite nicht ziehen.
# $needs are one or more of the next.
rule-bound = Gebunden: { $needs }.
rule-needs = { $count ->
        [0] kann nur ziehen, solange { $man } da ist
       *[other] kann { $places } nur ziehen, solange dort { $man } steht
    }
rule-place = auf { $cells }
# A man with the article that its name takes.
rule-a = { $name }
rule-an = { $name }

rule-double-step = Kann von { $cells } aus den Schritt in einem Zug zweimal machen und dann en passant geschlagen werden.
# $partner is whom the royal man castles with, $steps how many files it goes.
rule-castles = Rochade mit { $partner }: geht { $steps } Linien weit darauf zu, wenn beide noch nicht gezogen haben.
rule-castled-with = Rochade mit { $royal }, wenn beide noch nicht gezogen haben.
rule-promotes-must = Muss sich bei Ankunft auf { $cells } umwandeln in { $men }.
rule-promotes-may = Kann sich bei Ankunft auf { $cells } umwandeln in { $men }.
rule-promotes-if-none = Kann sich bei Ankunft auf { $cells } umwandeln in { $men }, wenn die eigene Seite keine solche Figur hat.
rule-turns-over = Kann zu { $man } umgedreht werden, wenn der Zug auf { $cells } beginnt oder endet.
rule-exchanged = Muss bei Ankunft auf { $cells } gegen eine Figur aus irgendeiner Reserve getauscht werden.
# $missing is where its side must have none of them.
rule-restores = Kann bei Ankunft auf { $cells } durch { $man } aus { $reserves } ersetzt werden, wenn die eigene Seite auf { $missing } keine solche Figur hat.
rule-swapped = Kann gegen { $man } aus der gegnerischen Reserve getauscht werden, wenn der Zug auf { $cells } beginnt oder endet.
rule-vanishes = Beim Schlagen der Figur { $man } verschwindet auch die eigene Figur { $man }.
rule-dropped = Kann aus der Reserve auf { $cells } eingesetzt werden.
rule-one-per-file = Darf nicht auf einer Linie eingesetzt werden, auf der schon eine eigene Figur dieser Art steht.
rule-no-drop-mate = Darf nicht mit Matt eingesetzt werden.
rule-barred = Einige Schritte an den Rändern des Bretts sind gesperrt.
rule-facing = Darf dem gegnerischen Gegenstück auf einer offenen Linie nicht gegenüberstehen.
rule-mate-draws = Ein Matt durch das eigene Schachgebot ist remis.

# Whose reserve a man comes from.
rule-reserve-own = der eigenen Reserve
rule-reserve-enemy = der des Gegners
rule-reserve-neutral = der neutralen Reserve
