# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = No clock
clock-way-sudden = Sudden death
clock-way-fischer = Fischer
clock-way-byoyomi = Byo-yomi
clock = Clock
clock-side = { $side }’s clock
clock-apart = Different for each side

# $clock is what the clock is called.
clock-choice = { $clock }, { $way }
clock-minutes = { $clock }: minutes
clock-increment = { $clock }: seconds added per move
clock-periods = { $clock }: periods
clock-period = { $clock }: seconds per period

# Clocks beside the board. $time is what one shows; $side is the name of a side.
clocks-stop = Pause clocks
clocks-resume = Resume clocks
clock-none = { $side } has no clock
clock-control = { $side }: { $control }
clock-last-period = last period
clock-periods-left = { $count } periods left
clock-then = then { $count } × { $period }
clock-increment-short = +{ $increment } per move
clock-waits = paused: dialog open
clock-runs = running
clock-spoken = { $owner }’s clock: { $shown }
control-none = no clock
control-sudden = { $main } for the game
control-fischer = { $main } plus { $increment } per move
control-periods =
    { $count ->
        [one] one period of { $period }
       *[other] { $count } periods of { $period }
    }
control-byoyomi =
    { $count ->
        [one] { $main }, then one period of { $period }
       *[other] { $main }, then { $count } periods of { $period }
    }
