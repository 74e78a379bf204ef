# What every lesson says. The lessons themselves stand in a part for each game.

lesson-not-yet = The others move first.
lesson-unknown = There is no lesson called “{ $lesson }”. Lessons: { $known }.
lesson-strayed = This game does not follow its lesson, “{ $lesson }”. Start the lesson again.
