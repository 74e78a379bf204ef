# Ce que disent toutes les leçons. Les leçons elles-mêmes ont une partie pour chaque jeu.

lesson-heading = Leçon : { $title } · étape { $number } sur { $steps }
lesson-hint = Faites ce que demande la leçon. « sauter » le fait pour vous.
lesson-none = Cette partie n’est pas une leçon : il n’y a pas d’étape à sauter.
lesson-over = La leçon est finie.
lesson-not-yet = Les autres jouent d’abord.
lesson-unknown = Aucune leçon ne s’appelle « { $lesson } ». Leçons : { $known }.
lesson-strayed = Cette partie ne suit pas sa leçon, « { $lesson } ». Recommencez la leçon.
