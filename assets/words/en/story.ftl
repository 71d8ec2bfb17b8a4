# The story of a game with lattices, told beside its review: what they did to each other. $moved is a move with its number, $side is the name of a
# side, $white and $black are numbers of each, $layer is the name of a lattice, $game a game inside in running text, and $army the pieces of
# a lattice, one of the first three.

story = The story of this game
    .tip = Each sentence leads to its move
story-army = { $game } pieces
story-army-free = free pieces
story-army-layer = pieces ({ $layer })

# The strip: what a move did that is pointed at ($told), and a lattice as a screen reader says it.
story-at = { $moved }: { $told }
story-strip = What each move touched. { $rows }
story-count =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
story-row =
    { $count ->
        [0] { $layer }: no move.
        [one] { $layer }: one move.
       *[other] { $layer }: { $count } moves.
    }
story-row-frozen =
    { $count ->
        [one] One { $side } piece frozen from move { $from } to move { $to }.
       *[other] { $count } { $side } pieces frozen from move { $from } to move { $to }.
    }
story-row-frozen-on =
    { $count ->
        [one] One { $side } piece frozen from move { $from } on.
       *[other] { $count } { $side } pieces frozen from move { $from } on.
    }

# How long both sides played one game inside alone. $white and $black are games here.
story-alone = Until { $moved }, both players played { $game } alone; { $side } was the first to leave it.
story-alone-all = Neither player has left { $game }.
story-alone-each = Until { $moved }, { $side } played { $white } alone and { $other } { $black } alone.
story-alone-each-all = { $side } has not left { $white }, nor { $other } { $black }.

# Of $of moves $count touched several lattices; $stayed has the others: Chess 41, Shogi 22.
story-crossed =
    { $count ->
        [one] Of both players’ { $of } moves, { $one } stayed on one lattice ({ $stayed }); only { $moved } crossed to another.
       *[other] Of both players’ { $of } moves, { $one } stayed on one lattice ({ $stayed }); { $count } crossed to another, the first { $moved }.
    }

# A leader was taken; $count pieces froze. The second where a side loses its own leader by its own move.
story-freezes =
    { $count ->
        [one] { $side }’s { $piece } falls, and one of its { $army } freezes.
       *[other] { $side }’s { $piece } falls, and { $count } { $army } freeze.
    }
story-vanishes =
    { $count ->
        [one] { $side }’s own { $piece } goes with it, and one of its { $army } freezes.
       *[other] { $side }’s own { $piece } goes with it, and { $count } { $army } freeze.
    }
story-soon = { $moved } brings a leader back at once.
story-thawed = { $side }’s { $army } have a leader again.
story-thaws =
    { $count ->
        [one] One of { $side }’s { $army } stood still from move { $from } until { $moved } brought a leader back.
       *[other] { $side }’s { $count } { $army } stood still from move { $from } until { $moved } brought a leader back.
    }

# What came from outside a game inside. $whose has a part for each side that has any, one of the first three joined by “and”.
story-of =
    { $count ->
        [one] one of { $side }’s
       *[other] { $count } of { $side }’s
    }
story-times =
    { $count ->
        [one] { $side }’s once
        [2] { $side }’s twice
       *[other] { $side }’s { $count } times
    }
story-by =
    { $count ->
        [one] by { $side } once
        [2] by { $side } twice
       *[other] by { $side } { $count } times
    }
story-intruded =
    { $count ->
        [one] A piece from outside captured { $whose } { $army }: { $moved }.
       *[other] Pieces from outside captured { $whose } { $army }, the first with { $moved }.
    }
# $royal is the leader's name inside, and in the next one the piece that decides the whole game.
story-threatened =
    { $count ->
        [one] The { $game } { $royal } came under attack from outside: { $whose }, by { $moved }.
       *[other] The { $game } { $royal } came under attack from outside: { $whose }, first by { $moved }.
    }
story-checked =
    { $count ->
        [one] The { $royal } was checked by { $army }: { $whose }, with { $moved }.
       *[other] The { $royal } was checked by { $army }: { $whose }, first with { $moved }.
    }
story-checks =
    { $count ->
        [one] Check was given once: { $moved }.
       *[other] Check was given { $whose }, first with { $moved }.
    }

story-dropped =
    { $white ->
        [one] { $side } dropped one piece
       *[other] { $side } dropped { $white } pieces
    } and { $other } { $black ->
        [one] one
       *[other] { $black }
    }, the first with { $moved }.
story-dropped-alone =
    { $count ->
        [one] Only { $side } dropped a piece: { $moved }.
       *[other] Only { $side } dropped pieces, { $count } in all, the first with { $moved }.
    }
story-exchanged =
    { $count ->
        [one] One piece was exchanged for another: { $moved }.
       *[other] { $count } pieces were exchanged for others, the first with { $moved }.
    }
story-promoted =
    { $count ->
        [one] One piece was promoted: { $moved }.
       *[other] Pieces were promoted { $whose }, first with { $moved }.
    }
story-differed =
    { $count ->
        [one] One move took a piece to cells on which it moves differently: { $moved }.
       *[other] { $count } moves took a piece to cells on which it moves differently, the first { $moved }.
    }
# The piece that went from lattice to lattice most often.
story-travelled = No piece changed lattices more often than the { $piece } that played { $moved }: { $count } times.
# $white and $black are what each side lost, said by the second.
story-lost = { $side } lost { $white } and { $other } { $black }, the first to { $moved }.
story-lost-of =
    { $count ->
        [0] nothing
        [one] one piece ({ $layers })
       *[other] { $count } pieces ({ $layers })
    }
story-although =
    { $count ->
        [one] { $side } won with one piece of its own frozen.
       *[other] { $side } won with { $count } pieces of its own frozen.
    }

# A lattice that no move touched: between two moves, from one on, before one, ever.
story-quiet = { $layer } lay still from move { $from } until { $moved }.
story-quiet-on = { $layer } has lain still since { $moved }.
story-quiet-before = { $layer } lay still until { $moved }.
story-quiet-always = No move has touched { $layer }.
story-still = { $white } of { $side }’s { $ofwhite } { $army } and { $black } of { $other }’s { $ofblack } never moved.

# $moved is the best move of the game inside, $best that of the whole board; $cost is a sentence about what $moved costs. The first where
# $moved was played.
story-followed = On the whole board { $best } was best; { $side } followed { $game }, where { $moved } is best. { $cost }
story-inside = On the whole board { $best } was best; in { $game } alone, { $moved } is best. { $cost }

# How often the best move of a game inside was the best of the whole board: $same of $count times.
story-agreed = The best move in { $game } was also best on the whole board in { $same } of { $count } cases.
