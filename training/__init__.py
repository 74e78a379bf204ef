"""How the searching bot's numbers are learned; nothing of it is needed to play."""
