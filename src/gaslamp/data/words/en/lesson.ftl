# What every lesson says. The lessons themselves stand in a part for each game.

lesson-heading = Lesson: { $title } · step { $number } of { $steps }
lesson-hint = Do what the lesson asks for. “skip” does it for you.
lesson-none = This game is no lesson, so there is no step to skip.
lesson-over = The lesson is over.
lesson-not-yet = The others move first.
lesson-unknown = There is no lesson called “{ $lesson }”. Lessons: { $known }.
lesson-strayed = This game does not follow its lesson, “{ $lesson }”. Start the lesson again.
