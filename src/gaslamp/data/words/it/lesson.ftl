# Ciò che dicono tutte le lezioni. Le lezioni stesse hanno una parte per ogni gioco.

lesson-heading = Lezione: { $title } · passo { $number } di { $steps }
lesson-hint = Fai quello che chiede la lezione. «salta» lo fa per te.
lesson-none = Questa partita non è una lezione: non c’è nessun passo da saltare.
lesson-over = La lezione è finita.
lesson-not-yet = Prima tocca agli altri.
lesson-unknown = Non c’è nessuna lezione di nome «{ $lesson }». Lezioni: { $known }.
lesson-strayed = Questa partita non segue la sua lezione, «{ $lesson }». Ricomincia la lezione.
