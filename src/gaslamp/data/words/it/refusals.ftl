# Perché le regole rifiutano un’azione, secondo il numero della regola.

refused = { $sentence } ({ $rule })

refused-CL-5 = Non hai più biglietti di quel tipo. Scegli un altro mezzo.
refused-CL-6 = Le stazioni di partenza si estraggono a sorte, non si scelgono.
refused-CL-8 = Nessuna linea di quel tipo porta lì. Un biglietto porta lungo una linea fino alla prossima fermata di quel tipo.
refused-CL-10 = Chi può muoversi deve farlo: nessuno resta fermo.
refused-CL-11 = Lì c’è un investigatore. Scegli una stazione libera.
refused-CL-12 = Non è il turno di questa pedina, oppure la partita è finita.
refused-CL-13 = Questo investigatore non ha un biglietto per quella linea. Scegli un altro biglietto; un investigatore fermo per sempre non si muove più.
refused-CL-14 = Non spetta al giocatore dire chi può sapere di una mossa.
refused-CL-17 = Niente mossa doppia adesso: servono una carta mossa doppia, due caselle libere nella tabella e una prima mossa possibile, e se ne può fare una sola per turno.
refused-CL-18 = Non c’è un biglietto nero da giocare. Scegli un altro mezzo.
refused-CL-19 = Il traghetto porta soltanto Mister X, e soltanto per un biglietto nero.
refused-CL-25 = Mostrarsi di propria volontà o prendere biglietti ora non è possibile.
refused-CL-26 = Un investigatore sul percorso taglia questa linea a Mister X. Scegline un’altra.
