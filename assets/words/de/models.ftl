# What is told of the moves of a model game, beside the moves themselves. $piece, $leader, $royal and $victim are names of pieces, $game is a
# game inside.

model-unread = Die Musterpartie lässt sich nicht lesen: { $why }.

# A semi-royal piece was taken; $count pieces froze, which has just been said.
model-falls =
    { $count ->
        [0] { CAPITAL(DER($piece)) } führte eine Armee an, doch nichts erstarrt.
       *[other] { CAPITAL(DER($piece)) } führte sie an: Nun stehen sie still und greifen nichts mehr an.
    }
# $piece is not a piece of $game, $victim is.
model-intrudes = { $game } allein erklärt das nicht: { CAPITAL(DER($piece)) }, eine Figur von außen, schlug auf { $cell } { DEN($victim) }.
# A semi-royal piece is attacked, without which $count pieces of $side would freeze.
model-threatens =
    { $count ->
        [one] { CAPITAL(DER($piece)) } greift { DEN($leader) } an. Fällt die Anführerfigur, erstarrt eine Figur von { $side }.
       *[other] { CAPITAL(DER($piece)) } greift { DEN($leader) } an. Fällt die Anführerfigur, erstarren { $count } Figuren von { $side }.
    }
# $royal is what it is in $game; $piece is of $game, too.
model-threatens-inside =
    { $count ->
        [one] { $game }: { CAPITAL(DER($piece)) } bietet { DEM($royal) } Schach. Die Anführerfigur muss nicht fliehen, doch fällt sie, erstarrt eine Figur von { $side }.
       *[other] { $game }: { CAPITAL(DER($piece)) } bietet { DEM($royal) } Schach. Die Anführerfigur muss nicht fliehen, doch fällt sie, erstarren { $count } Figuren von { $side }.
    }
# Here $piece is not of $game.
model-threatens-outside =
    { $count ->
        [one] { $game }: { CAPITAL(DER($piece)) } bietet { DEM($royal) } von außen Schach. Fällt die Anführerfigur, erstarrt eine Figur von { $side }.
       *[other] { $game }: { CAPITAL(DER($piece)) } bietet { DEM($royal) } von außen Schach. Fällt die Anführerfigur, erstarren { $count } Figuren von { $side }.
    }
model-checks = { CAPITAL(DER($royal)) } steht auf { $cell } und damit auf einem Feld des inneren Spiels ({ $game }): Deshalb kann { DER($piece) } dort Schach bieten.
model-differs = { CAPITAL(DER($piece)) } auf { $cell }: Auf diesen Feldern zieht die Figur anders als auf denen, von denen sie kommt.
# The end of the game; $side has lost.
model-frozen =
    { $count ->
        [one] Eine Figur von { $side } war erstarrt und konnte nicht helfen.
       *[other] { $count } Figuren von { $side } waren erstarrt und konnten nicht helfen.
    }
