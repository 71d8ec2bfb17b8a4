# Practice: what failed comes back when it is due.

practice-due-menu = Practice ({ $count } due)
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
practice-nothing = Nothing to practise yet. Exercises you fail and mistakes you retry come back here.
practice-over =
    { $count ->
        [one] That was all for now: one answer.
       *[other] That was all for now: { $count } answers.
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
