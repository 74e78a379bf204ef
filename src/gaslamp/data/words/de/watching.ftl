# Watching: what the host chooses, and the bar of whoever watches. It comes with its module.

watch-who = Wer darf zuschauen
watch-none = Niemand
watch-public = Alle, öffentliche Sicht
watch-public-about = Sie sehen nur, was alle wissen dürfen, nie ein Geheimnis.
watch-seats = Alle, die Sicht jedes Spielers, später
watch-seats-about = Sie können allen über die Schulter sehen, aber nie bis zur Gegenwart: Das verrät niemanden.
watch-delay = Züge zurück
watch-asked = Während der Partie werden alle gefragt, die spielen, bevor man beim Zuschauen mehr sieht.
watch-link = Link zum Zuschauen
watch-bar = Zuschauen
watch-view = Deine Sicht
watch-everybody = Öffentliche Sicht
