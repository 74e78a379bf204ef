# Watching: what the host chooses, and the bar of whoever watches. It comes with its module.

watch-who = Who may watch
watch-none = Nobody
watch-public = Everybody, public view
watch-public-about = They see only what everybody may know, never a secret.
watch-seats = Everybody, any player’s view, late
watch-seats-about = They can look over shoulders, but never as far as the present: it gives nobody away.
watch-delay = Moves behind
watch-asked = In a game, everybody who plays is asked before people watching see more.
watch-link = Link to watch
watch-bar = Watching
watch-view = Your view
watch-everybody = Public view
