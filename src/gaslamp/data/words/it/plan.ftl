# The card of a bot’s plan in the detectives’ room: labels, no placeables.

plan-title = Il piano di un bot
plan-ask = Chiedi un piano a un bot
plan-wait = Il bot pensa…
plan-play = Gioca così
plan-play-about = Muove la tua pedina come previsto e mostra il resto agli altri sul piano di gioco.
plan-show = Mostra sul piano di gioco
plan-fixed = deciso da voi
plan-off = Niente più piani
