# Gli orologi, e quello che ci si chiede a un tavolo: etichette che arrivano quando servono.

screen-agree = Va bene
screen-decline = No
screen-asked-others = In attesa della risposta degli altri.
screen-never-mind = Lascia stare
screen-bot-for-you = Un bot gioca al posto tuo.

screen-clock-you = Tu
screen-clock-urgent = Presto: il tuo tempo sta per scadere.
screen-clock-day = g
