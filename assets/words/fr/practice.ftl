# La révision : ce qui a échoué revient quand c’est le moment.

practice-due-menu = Leçons et problèmes ({ $count } à revoir)
practice-heading = Révision
practice-left = { $count } à revoir
practice-begin = Réviser ({ $count } à revoir)
practice-retire = Ne plus proposer
    .tip = Retirer définitivement cette carte de vos révisions
# $span is one of those below.
practice-returns = Revient dans { $span }.
practice-not-yet = Rien à revoir pour le moment. Prochaine révision dans { $span }.
practice-nothing = Rien à réviser pour le moment. Les exercices et problèmes manqués et les erreurs que vous rejouez reviennent ici.
practice-kept =
    { $count ->
        [one] Vos révisions comptent une carte.
       *[other] Vos révisions comptent { $count } cartes.
    }
practice-week =
    { $count ->
        [0] Aucune ne revient d’ici une semaine.
        [one] Une revient d’ici une semaine.
       *[other] { $count } reviennent d’ici une semaine.
    }
practice-over =
    { $count ->
        [one] C’est tout pour le moment : une réponse.
       *[other] C’est tout pour le moment : { $count } réponses.
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

# La page des progrès.

progress-lessons = Leçons
progress-computer = Contre l’ordinateur
progress-due = { $now } à revoir maintenant, { $week } d’ici une semaine.
progress-nothing-due = Rien à revoir d’ici une semaine.
progress-stars = { $game } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $solved ->
        [one] { $solved } exercice résolu
       *[other] { $solved } exercices résolus
    }
progress-no-stars = Aucun exercice résolu pour le moment.
progress-lesson = { $group } : { $lesson }
progress-lesson-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
# Levels are numbers from 1 to 8, with one decimal place.
progress-level = { $game } : vous jouez environ au niveau { $level } ± { $error }
    .tip = D’après vos 50 dernières parties ; votre vrai niveau se situe dans cet intervalle 95 fois sur 100
progress-result = Niveau { $level } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
progress-no-games = Aucune partie contre l’ordinateur dans Mes parties pour le moment.
progress-looking = Examen de vos parties…
progress-puzzles = Problèmes
progress-puzzle-game = { $game } – résolus sans aide : { $solved } ; autres : { $failed } ; cote : { $rating }
progress-no-puzzles = Aucun problème tenté pour le moment.
progress-export = Exporter…
    .tip = Enregistrer tout cela dans un tableau pour d’autres programmes
progress-forget = Effacer les progrès…
    .tip = Effacer de cet ordinateur vos étoiles, vos résultats aux problèmes et vos révisions
progress-forget-ask = Vos étoiles, vos résultats aux problèmes et toutes vos révisions seront effacés de cet ordinateur. Vos parties sont conservées. Cette action est irréversible.
progress-forget-yes = Tout effacer
progress-forgotten = Vos progrès sont effacés.
