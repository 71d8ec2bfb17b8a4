# The path of ten minutes: what is to be done, and with .seen what was seen. $game is the game inside, $whole the whole game.

path-title = Your first ten minutes with { $whole }
path-about = { $count } short steps, from folding the board to your first win. Stop whenever you like and continue later.
path-step = Step { $number } of { $count }
path-spoken = { $title }, { $done } of { $count } steps done
path-back = Back
    .tip = Return to the previous step
path-next = Next step
    .tip = Go to the next step
path-win = A first win
path-play = Play an easy opponent

step-fold = Fold the board to { $game }: press Shift+{ $number }, or click its picture at the left.
    .seen = Only { $game } is left: its pieces live on these cells, and the rest is folded away.
step-inside = Play as in ordinary { $game }: move to every star.
    .seen = Every move you know from { $game } is a move on this board.
    .whole = That was your move, now seen on the whole board: the cells of { $game } lie among all the others. Move on to every star.
step-bound = On the whole board, move the { $piece } to every star.
    .seen = The { $piece } keeps to the cells of { $game } and passes between the others.
step-lattice = Now show another part of the board alone: press Shift+{ $number }, or click ‘{ $layer }’ at the left.
    .seen = This is ‘{ $layer }’ alone. On the whole board, these pieces play in one game with those of { $game }.
step-free = The { $piece } belongs to no inner game. Move it to every star.
    .seen = No inner game confines the { $piece }: it goes wherever its own moves lead.
step-take = Capture the pieces on the stars with the { $piece }, one with every move.
    .seen = A piece captures whatever it meets on its cells, even pieces from outside its own game.
# $role is what the leader stands in for; where it stands in for nothing, the leader itself.
step-leader = Each army that can freeze has a leader. Click the { $role } on the board.
    .seen = This is the { $piece }. Without it, all the pieces that it leads freeze.
step-fall = Capture { $other }’s { $semi } with the { $piece }.
    .seen = The pieces that it led are frozen: they cannot move until they have a leader again.
step-drop = Drop a piece from your reserve on every star.
    .seen = A drop takes the place of a move: a captured piece can come back.
step-change = Move the { $piece } to where it becomes another piece.
    .seen = The move has turned the { $piece } into another piece. Every game has its own rules for this.
step-check = Give check in one move.
    .seen = The { $royal } is attacked, so { $other } must answer at once.
step-mate = Checkmate in one move.
    .seen = The { $royal } cannot escape: that wins the whole game.
step-win = Checkmate { $other }’s { $royal }, in as many moves as you like. { $other } answers as a beginner does.
    .seen = You have won! Now you know enough to play { $whole }.
    .far = From here the win takes too long. Try again, and a hint will show the way.

# Why something was not what a step asks for.
step-not-leader = That is the { $piece }. Look for the { $role }.
step-not-royal = That { $piece } decides the whole game, but leads no army. Look for the { $role } that leads one.
step-other-layer = That is ‘{ $layer }’. Look for ‘{ $wanted }’.
step-not-moved = Nothing moves in this step.
step-not-yours = You play { $side }; { $other }’s pieces answer you.
