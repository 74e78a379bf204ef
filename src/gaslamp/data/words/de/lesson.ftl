# Was alle Lektionen sagen. Die Lektionen selbst haben einen Teil für jedes Spiel.

lesson-not-yet = Erst ziehen die anderen.
lesson-unknown = Es gibt keine Lektion namens „{ $lesson }“. Lektionen: { $known }.
lesson-strayed = Dieses Spiel folgt seiner Lektion „{ $lesson }“ nicht. Beginne die Lektion neu.
