# La révision : ce qui a échoué revient quand c’est le moment.

practice-due-menu = Réviser ({ $count } à revoir)
practice-heading = Révision
practice-left = { $count } à revoir
practice-begin = Réviser ({ $count } à revoir)
practice-retire = Ne plus demander
    .tip = Retirer ceci de vos révisions pour de bon
# $span is one of those below.
practice-returns = Revient dans { $span }.
practice-not-yet = Rien à revoir pour le moment. La suite revient dans { $span }.
practice-nothing = Rien à réviser pour le moment. Les exercices manqués et les erreurs que vous reprenez reviennent ici.
practice-over =
    { $count ->
        [one] C’est tout pour le moment, avec une réponse.
       *[other] C’est tout pour le moment, avec { $count } réponses.
    }

span-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
span-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
span-months =
    { $count ->
        [one] un mois
       *[other] { $count } mois
    }
span-years =
    { $count ->
        [one] un an
       *[other] { $count } ans
    }
