# The card of a bot’s plan in the detectives’ room: labels, no placeables.

plan-title = Der Plan eines Bots
plan-ask = Einen Bot nach einem Plan fragen
plan-wait = Der Bot plant …
plan-play = So spielen
plan-play-about = Zieht deine Figur wie geplant und zeigt den anderen den Rest auf dem Spielplan.
plan-show = Auf dem Spielplan zeigen
plan-fixed = von euch festgelegt
plan-off = Keine Pläne mehr
