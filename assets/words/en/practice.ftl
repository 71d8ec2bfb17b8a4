# Practice: what failed comes back when it is due.

practice-due-menu = Lessons and puzzles ({ $count } due)
practice-heading = Practice
practice-left =
    { $count ->
        [one] one due
       *[other] { $count } due
    }
practice-begin = Practise what is due ({ $count })
practice-retire = Do not ask again
    .tip = Leave this out of your practice for good
# $span is one of those below.
practice-returns = Comes back in { $span }.
practice-not-yet = Nothing is due. The next one comes back in { $span }.
practice-nothing = Nothing to practise yet. Exercises and puzzles you fail and mistakes you retry come back here.
practice-kept =
    { $count ->
        [one] There is one card in your practice.
       *[other] There are { $count } cards in your practice.
    }
practice-week =
    { $count ->
        [0] None comes back within a week.
        [one] One comes back within a week.
       *[other] { $count } come back within a week.
    }
practice-over =
    { $count ->
        [one] That is all for now: one answered.
       *[other] That is all for now: { $count } answered.
    }

span-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
span-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
span-months =
    { $count ->
        [one] one month
       *[other] { $count } months
    }
span-years =
    { $count ->
        [one] one year
       *[other] { $count } years
    }

# The page of progress.

progress-lessons = Lessons
progress-computer = Against the computer
progress-due = { $now } due now, { $week } within a week.
progress-nothing-due = Nothing comes back within a week.
progress-stars = { $game }: { $stars ->
        [one] one star
       *[other] { $stars } stars
    }, { $solved ->
        [one] one exercise solved
       *[other] { $solved } exercises solved
    }
progress-no-stars = No exercises solved yet.
progress-lesson = { $group }: { $lesson }
progress-lesson-stars = { $stars ->
    [one] one star
   *[other] { $stars } stars
}
# Levels are numbers from 1 to 8, with one decimal place.
progress-level = { $game }: you play at about level { $level } ± { $error }
    .tip = Based on your last 50 games; your true level lies within these bounds in 95 of 100 cases
progress-result = Level { $level }: { $won } won, { $drawn } drawn, { $lost } lost
progress-no-games = No games against the computer in My games yet.
progress-looking = Looking through your games…
progress-puzzles = Puzzles
progress-puzzle-game = { $game }: { $solved } solved without help, { $failed } not, rating { $rating }
progress-no-puzzles = No puzzles tried yet.
progress-export = Export…
    .tip = Save all of this as a table for other programs
progress-forget = Forget all progress…
    .tip = Delete your stars, your puzzle results and your practice from this computer
progress-forget-ask = This deletes your stars, your puzzle results and everything in your practice from this computer. Your games stay. It cannot be undone.
progress-forget-yes = Forget everything
progress-forgotten = Your progress has been deleted.
