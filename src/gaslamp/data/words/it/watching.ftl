# Watching: what the host chooses, and the bar of whoever watches. It comes with its module.

watch-who = Chi può guardare
watch-none = Nessuno
watch-public = Tutti, vista pubblica
watch-public-about = Gli spettatori vedono solo quello che tutti possono sapere, mai un segreto.
watch-seats = Tutti, vista di ogni giocatore, in differita
watch-seats-about = Gli spettatori possono guardare da dietro le spalle, ma mai fino al presente: così nessuno è tradito.
watch-delay = Mosse di ritardo
watch-asked = A partita in corso si chiede a tutti i giocatori prima di mostrare di più.
watch-link = Link per guardare
watch-bar = Guardare
watch-view = La tua vista
watch-everybody = Vista pubblica
