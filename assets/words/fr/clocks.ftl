# Clocks, as they are chosen and as they run.

# Choosing clocks.
clock-way-none = Sans pendule
clock-way-sudden = Temps total (KO)
clock-way-fischer = Fischer
clock-way-byoyomi = Byo-yomi
clock = Pendule
clock-side = Pendule { OF(SIDE($side)) }
clock-apart = Différente pour chaque camp

# $clock is what the clock is called.
clock-choice = { $clock }, { $way }
clock-minutes = { $clock } : minutes
clock-increment = { $clock } : secondes ajoutées par coup
clock-periods = { $clock } : périodes
clock-period = { $clock } : secondes par période

# Clocks beside the board. $time is what one shows; $side is the name of a side.
clocks-stop = Suspendre les pendules
clocks-resume = Relancer les pendules
clock-none = { CAPITAL(SIDE($side)) } { PLURAL($side, "n’a", "n’ont") } pas de pendule
clock-control = { $side } : { $control }
clock-last-period = dernière période
clock-periods-left = { $count } périodes restantes
clock-then = puis { $count } × { $period }
clock-increment-short = +{ $increment } par coup
clock-waits = en pause (boîte de dialogue ouverte)
clock-runs = en marche
clock-spoken = Pendule { OF(SIDE($owner)) } : { $shown }
control-none = sans pendule
control-sudden = { $main } pour la partie
control-fischer = { $main } plus { $increment } par coup
control-periods =
    { $count ->
        [one] une période de { $period }
       *[other] { $count } périodes de { $period }
    }
control-byoyomi =
    { $count ->
        [one] { $main }, puis une période de { $period }
       *[other] { $main }, puis { $count } périodes de { $period }
    }
