# La sala d’attesa, e i segni accanto ai nomi: etichette fisse che vengono con lei.

screen-alone-about = Per far giocare amici nella tua rete, ferma Gaslamp (Ctrl-C) e riavvialo con il comando qui sotto. Questo tavolo resta salvato.
screen-qr = Codice QR dell’invito
screen-qr-about = Oppure inquadralo con un telefono.
screen-characters = Scegli il tuo personaggio
screen-characters-about = Se non scegli, tieni quello che hai.
screen-withdraw-about = I link inviati finora non funzionano più, e chi guarda grazie a uno di essi deve uscire. Chi gioca mantiene il posto. Ricevi nuovi link.
screen-withdraw-do = Ritirali
screen-invite-about = Chi apre questo link prende il prossimo posto libero.
screen-almost-about = La partita comincia quando tutti i posti sono presi o quando chi ospita la avvia.
screen-almost-host = La partita comincia quando chi ospita la avvia.
screen-kept = nome registrato
screen-guest = ospite: questo nome è di qualcun altro
screen-start-bots = Comincia, con i bot nei posti liberi
screen-withdraw = Ritira tutti gli inviti
screen-alone = Solo questo computer può aprire questo link
screen-share = Manda con…
screen-almost = Ci siamo quasi
screen-invite = Invita i tuoi amici
screen-start = Comincia
screen-seat-link = Link per questo posto
