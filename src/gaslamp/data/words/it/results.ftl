# La fine di una partita: testi fissi che arrivano con lei.

screen-look-back = Guarda il tavolo
screen-results = Risultato
screen-way = Il suo percorso
screen-way-round = Manche
screen-way-curve = Stazioni in cui poteva essere, mossa per mossa
screen-way-play = Riproduci
screen-way-pause = Pausa
screen-way-back = Una mossa indietro
screen-way-on = Una mossa avanti
screen-way-end = Fino alla fine
screen-next = La partita successiva con gli stessi giocatori è cominciata.
screen-next-elsewhere = La partita successiva con gli stessi giocatori è iniziata, e il tuo posto è stato aperto su un altro dispositivo. Continua da lì, o copia da lì il tuo link personale.
screen-rematch = Gioca ancora
screen-swap = Cambia parte
screen-ask-rematch = Proponi la rivincita a parti scambiate
screen-level = Bot
