# Sapere che tocca a sé: etichette del menu di un tavolo e della pagina a cui porta un’e-mail.

alert-title = Quando tocca a te
alert-here = Avvisami quando tocca a me
alert-here-about = Un messaggio su questo dispositivo quando non sei al tavolo. Nomina il gioco e nient’altro.
alert-here-open = Un messaggio su questo dispositivo finché questa pagina è aperta in secondo piano.
alert-blocked = Il tuo browser blocca i messaggi di questa pagina. Consentili nelle impostazioni del browser o del sito, poi torna qui.
alert-none = Qui questo browser non può mostrare messaggi. Serve un indirizzo cifrato (https); su iPhone o iPad aggiungi prima Gaslamp alla schermata Home.
alert-mail = Indirizzo e-mail
alert-mail-about = Oppure per e-mail. Nessuno al tavolo vede il tuo indirizzo, e basta un tocco per smettere.
alert-mail-send = Conferma per e-mail
alert-mail-sent = Apri il link nell’e-mail per confermare:
alert-mail-on = Le e-mail vanno a:
alert-mail-stop = Niente più e-mail
alert-turn = Tocca a te.
alert-ask = E-mail per i tuoi turni
alert-ask-about = Qualcuno a un tavolo di questo gioco vuole e-mail a questo indirizzo, al massimo una per turno:
alert-ask-yes = Sì, inviale
alert-ask-no = Niente e-mail
alert-ask-done = Confermato. Riceverai un’e-mail quando tocca a te e non sei al tavolo.
alert-ask-over = Non saranno più inviate e-mail su questo tavolo.
