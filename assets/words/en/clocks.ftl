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
