# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = In der Reserve von { $side } suchen, für ein Feld { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
place-layer = Auf der Ebene „{ $layer }“ suchen: { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
place-board = Hier suchen: { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
