# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = No clock
clock-way-sudden = Sudden death
clock-way-fischer = Fischer
clock-way-byoyomi = Byo-yomi
clock = Clock
clock-white = White's clock
clock-black = Black's clock
clock-blacks = Black's
clock-apart = Each side its own time

# $clock is what the clock is called.
clock-choice = { $clock }, { $way }
clock-minutes = { $clock }: minutes
clock-increment = { $clock }: seconds for each move
clock-periods = { $clock }: periods
clock-period = { $clock }: seconds of a period

# Clocks beside the board. $time is what one shows; $side is White or Black.
clocks-stop = Stop clocks
clocks-resume = Resume clocks
clock-none = { $side } has no clock
clock-control = { $side }: { $control }
clock-computer = { $side }, computer
clock-last-period = last period
clock-periods-left = { $count } periods left
clock-then = then { $count } × { $period }
clock-increment-short = +{ $increment } a move
clock-runs = running
clock-spoken =
    { $owner ->
        [white] White's clock: { $shown }
       *[black] Black's clock: { $shown }
    }
control-none = no clock
control-sudden = { $main } for the game
control-fischer = { $main }, and { $increment } more for each move
control-periods = { $count } periods of { $period }
control-byoyomi = { $main }, then { $count } periods of { $period }
