# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = Keine Uhr
clock-way-sudden = Feste Bedenkzeit
clock-way-fischer = Fischer
clock-way-byoyomi = Byo-yomi
clock = Uhr
clock-side = Uhr von { $side }
clock-apart = Für jede Seite getrennt

# $clock is what the clock is called.
clock-choice = { $clock }, { $way }
clock-minutes = { $clock }: Minuten
clock-increment = { $clock }: zusätzliche Sekunden je Zug
clock-periods = { $clock }: Perioden
clock-period = { $clock }: Sekunden je Periode

# Clocks beside the board. $time is what one shows; $side is the name of a side.
clocks-stop = Uhren anhalten
clocks-resume = Uhren starten
clock-none = { $side } hat keine Uhr
clock-control = { $side }: { $control }
clock-last-period = letzte Periode
clock-periods-left = noch { $count } Perioden
clock-then = dann { $count } × { $period }
clock-increment-short = +{ $increment } je Zug
clock-waits = steht: Dialog offen
clock-runs = läuft
clock-spoken = Uhr von { $owner }: { $shown }
control-none = keine Uhr
control-sudden = { $main } für die Partie
control-fischer = { $main } plus { $increment } je Zug
control-periods =
    { $count ->
        [one] eine Periode von { $period }
       *[other] { $count } Perioden von { $period }
    }
control-byoyomi =
    { $count ->
        [one] { $main }, dann eine Periode von { $period }
       *[other] { $main }, dann { $count } Perioden von { $period }
    }
