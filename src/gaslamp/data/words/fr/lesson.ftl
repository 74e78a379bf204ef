# Ce que disent toutes les leçons. Les leçons elles-mêmes ont une partie pour chaque jeu.

lesson-not-yet = Les autres jouent d’abord.
lesson-unknown = Aucune leçon ne s’appelle « { $lesson } ». Leçons : { $known }.
lesson-strayed = Cette partie ne suit pas sa leçon, « { $lesson } ». Recommencez la leçon.
