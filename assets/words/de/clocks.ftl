# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = Keine Uhr
clock-way-sudden = Feste Zeit
clock-way-fischer = Fischer
clock-way-byoyomi = Byo-yomi
clock = Uhr
clock-white = Uhr von Weiß
clock-black = Uhr von Schwarz
clock-blacks = Schwarz
clock-apart = Jeder Seite ihre eigene Zeit

# $clock is what the clock is called.
clock-choice = { $clock }, { $way }
clock-minutes = { $clock }: Minuten
clock-increment = { $clock }: Sekunden für jeden Zug
clock-periods = { $clock }: Perioden
clock-period = { $clock }: Sekunden einer Periode
