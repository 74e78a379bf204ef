# Was alle Lektionen sagen. Die Lektionen selbst haben einen Teil für jedes Spiel.

lesson-heading = Lektion: { $title } · Schritt { $number } von { $steps }
lesson-hint = Tu, worum die Lektion dich bittet. „überspringen“ erledigt es für dich.
lesson-none = Diese Partie ist keine Lektion; es gibt keinen Schritt zu überspringen.
lesson-over = Die Lektion ist zu Ende.
lesson-not-yet = Erst ziehen die anderen.
lesson-unknown = Es gibt keine Lektion namens „{ $lesson }“. Lektionen: { $known }.
lesson-strayed = Dieses Spiel folgt seiner Lektion „{ $lesson }“ nicht. Beginne die Lektion neu.
