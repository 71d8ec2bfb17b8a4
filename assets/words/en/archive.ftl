# The user's own games: Game → My games.

own-games = My games
own-games-words = Search names, comments, dates and first moves
own-games-player = Player
# Q v RR stands for pieces and is not translated: it is read as it stands.
own-games-material = Material, such as Q v RR
    .tip = Exactly these pieces, whichever side has them. 2R is RR, P* any number of Pawns, and + at the end of a side whatever else it has. Kings count only if you name them; reserves count too.
own-games-game = Game
own-games-result = Result
own-games-date = Date
own-games-position = Position
own-games-white = White
own-games-black = Black
own-games-length = Moves
own-games-opening = Opening
own-games-event = Event
own-games-eco = ECO

# What a list of choices is about, and what is chosen in it, for screen readers.
own-games-filter = { $name }: { $value }
own-games-any-game = Any game
own-games-any-result = Any result
own-games-white-won = White won
own-games-black-won = Black won
own-games-drawn = Draw
own-games-open = Unfinished
own-games-any-rating = Any rating
# At least this rating.
own-games-rated = Both { $least } or more
own-games-any-day = Any date
own-games-today = Today
own-games-week = Last 7 days
own-games-month = Last 30 days
own-games-year = Last 12 months
own-games-any-position = Any position
own-games-here = Position on the board

# $lattice is the name of a game inside, or of a layer.
own-games-alone = { $lattice } position on the board

own-games-part =
    { $count ->
        [one] Marked part of the board (1 cell)
       *[other] Marked part of the board ({ $count } cells)
    }
own-games-no-part = Marked part of the board
    .tip = Mark cells first: right-click one, or drag with the right button from corner to corner.

# The list.
# The position that was looked for, counted in moves of one side.
own-games-at = found after ply { $ply }
own-games-sort = Sort by { $column }
own-games-row = { $white } – { $black }, { $result }, { $game }, { $date }, { $length }
own-games-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
own-games-computer = Computer ({ $level })
own-games-helped = { $name } (helped)
own-games-you = You
# The games that were left for others, and the files that were open last.
own-games-left = Unfinished
own-games-files = Recent files
own-games-more = { $count } more
# $age is one of those below.
own-games-left-game =
    { $moves ->
        [one] { $game }, one move, { $age }
       *[other] { $game }, { $moves } moves, { $age }
    }
own-games-none-yet = No finished or saved games yet. They will be listed here.
own-games-none = No games match.
own-games-none-material = No games match. A + at the end of a side stands for whatever else it has.
own-games-looking = Searching…
own-games-all =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
own-games-found = { $count } of { $total } games
own-games-marked = { $count } games selected

# What can be done.
own-games-import = Import…
own-games-export = Export…
own-games-delete = Delete
own-games-undo = Undo delete
own-games-stop = Stop
own-games-progress =
    { $done ->
        [one] 1 game
       *[other] { $done } games
    }, { $percent }%
own-games-add = Import
own-games-import-title = Import games
own-games-import-path = Path to a file of games
own-games-import-note = PGN files and files saved by Nestmate, with one game or many. Games you already have are not added twice.
own-games-export-title =
    { $count ->
        [one] Export 1 game
       *[other] Export { $count } games
    }
own-games-private = Your games stay on this computer: { $path }

# What has been done.
own-games-saved = Saved in My games.
own-games-deleted =
    { $count ->
        [one] Game deleted.
       *[other] { $count } games deleted.
    }
own-games-back =
    { $count ->
        [one] The game is back.
       *[other] { $count } games are back.
    }
own-games-exported =
    { $count ->
        [one] 1 game exported to { $path }.
       *[other] { $count } games exported to { $path }.
    }
own-games-imported =
    { $new ->
        [one] 1 new game
       *[other] { $new } new games
    } imported. Already there: { $known }. Unreadable: { $unread }.
own-games-problems =
    { $count ->
        [one] One passage could not be read. Show it.
       *[other] { $count } passages could not be read. Show them.
    }
own-games-problems-title = What could not be read
own-games-back-to-list = Back to the list
own-games-no-moves = { $name }, line { $line }: this game has no moves.
own-games-remark = { $name }: { $remark }
own-games-import-stopped =
    Import stopped after { $new ->
        [one] 1 new game
       *[other] { $new } new games
    }. Already there: { $known }. Unreadable: { $unread }.

own-games-scan-stopped = Search stopped after { $done } of { $total } games.

# What went wrong.
own-games-material-unknown = Material, character { $at }: ‘{ $sign }’ is not a piece of { $game }. Its pieces are { $letters }.
own-games-material-number = Material, character { $at }: no piece follows this number.
own-games-material-sides = Material, character { $at }: there are only two sides.
own-games-gone = This game is no longer in My games.
own-games-nowhere = Nothing can be saved on this computer, so there is no list of your games.
own-games-large = { $name } is larger than { $most } MiB. You can import its games into My games.
own-games-importing = Games are still being imported.
own-games-failed = My games could not be searched or changed: { $why }.
own-games-unusable = My games cannot be used: { $why }. You can still play, but finished games are not added to the list.
own-games-rebuilt = The database of your games was damaged. { $count ->
        [0] None of its games could be read
        [one] One of its games could be read
       *[other] { $count } of its games could be read
    }; games from recent files are being added. The damaged file was kept as { $path }.
own-games-no-file = the database is not a file
own-games-newer = a newer version of Nestmate has changed the database
own-games-busy = another Nestmate window is using the database

# How the user's own games went on from the position on the board.
tab-explorer = Explorer
    .tip = The moves played from this position in your games and in the engine’s
# Whose games the explorer counts.
explorer-own = My games
    .tip = Only games that you finished, saved or imported
explorer-shipped = Self-play
    .tip = Only games that Nestmate played against itself
explorer-both = Both
    .tip = Your games and those that Nestmate played against itself
explorer-shipped-about = Self-play: games that Nestmate played against itself.
# Headings of columns.
explorer-head-move = Move
explorer-head-games = Games
explorer-head-results = { $side } / draw / { $other }
explorer-head-last = Last
explorer-whole = Played from this position
explorer-alone = Played from this { $lattice } position
explorer-none = None of your games has reached this position. Every game you finish or save is counted; import more under ‘My games’ in the Game menu.
explorer-none-known = No known game has reached this position.
explorer-move =
    { $games ->
        [one] Play { $last }: 1 game
       *[other] Play { $last }: { $games } games
    }, { $side } won { $white }%, drawn { $draws }%, { $other } won { $black }%, last { $day }
explorer-move-undated =
    { $games ->
        [one] Play { $last }: 1 game
       *[other] Play { $last }: { $games } games
    }, { $side } won { $white }%, drawn { $draws }%, { $other } won { $black }%
