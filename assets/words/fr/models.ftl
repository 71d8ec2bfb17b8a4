# What is told of the moves of a model game, beside the moves themselves. $piece, $leader, $royal and $victim are names of pieces, $game is a
# game inside.

model-unread = La partie modèle ne peut pas être lue : { $why }.

# A semi-royal piece was taken; $count pieces froze, which has just been said.
model-falls =
    { $count ->
        [0] { CAPITAL(THE($piece)) } menait une armée, mais rien ne gèle.
       *[other] { CAPITAL(THE($piece)) } menait cette armée : sans chef, elle ne bouge plus et n’attaque plus rien.
    }
# $piece is not a piece of $game, $victim is.
model-intrudes = Le jeu intérieur ({ $game }) n’explique pas à lui seul ce coup : une pièce du dehors, { THE($piece) }, y a capturé { THE($victim) } en { $cell }.
# A semi-royal piece is attacked, without which $count pieces of $side would freeze.
model-threatens =
    { $count ->
        [1] { CAPITAL(THE($piece)) } attaque { THE($leader) } : sa perte gèlerait une pièce { OF(SIDE($side)) }.
        [one] { CAPITAL(THE($piece)) } attaque { THE($leader) } : sa perte gèlerait { $count } pièce { OF(SIDE($side)) }.
       *[other] { CAPITAL(THE($piece)) } attaque { THE($leader) } : sa perte gèlerait { $count } pièces { OF(SIDE($side)) }.
    }
# $royal is what it is in $game; $piece is of $game, too.
model-threatens-inside =
    { $count ->
        [1] { $game } : { THE($piece) } donne échec { TO(THE($royal)) }. Rien ne l’oblige à fuir, mais sa perte gèlerait une pièce { OF(SIDE($side)) }.
        [one] { $game } : { THE($piece) } donne échec { TO(THE($royal)) }. Rien ne l’oblige à fuir, mais sa perte gèlerait { $count } pièce { OF(SIDE($side)) }.
       *[other] { $game } : { THE($piece) } donne échec { TO(THE($royal)) }. Rien ne l’oblige à fuir, mais sa perte gèlerait { $count } pièces { OF(SIDE($side)) }.
    }
# Here $piece is not of $game.
model-threatens-outside =
    { $count ->
        [1] { $game } : { THE($piece) } donne échec { TO(THE($royal)) } depuis l’extérieur. Sa perte gèlerait une pièce { OF(SIDE($side)) }.
        [one] { $game } : { THE($piece) } donne échec { TO(THE($royal)) } depuis l’extérieur. Sa perte gèlerait { $count } pièce { OF(SIDE($side)) }.
       *[other] { $game } : { THE($piece) } donne échec { TO(THE($royal)) } depuis l’extérieur. Sa perte gèlerait { $count } pièces { OF(SIDE($side)) }.
    }
model-checks = { CAPITAL(THE($royal)) } se tient en { $cell }, parmi les cases du jeu intérieur ({ $game }) : c’est pourquoi { THE($piece) } peut y donner échec.
model-differs = { CAPITAL(THE($piece)) } en { $cell } : sur ces cases, la pièce se déplace autrement que sur celles d’où elle vient.
# The end of the game; $side has lost.
model-frozen =
    { $count ->
        [1] Une pièce { OF(SIDE($side)) } était gelée et ne pouvait rien faire.
        [one] { $count } pièce { OF(SIDE($side)) } était gelée et ne pouvait rien faire.
       *[other] { $count } pièces { OF(SIDE($side)) } étaient gelées et ne pouvaient rien faire.
    }
