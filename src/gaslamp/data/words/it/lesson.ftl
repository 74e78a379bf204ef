# Ciò che dicono tutte le lezioni. Le lezioni stesse hanno una parte per ogni gioco.

lesson-not-yet = Prima tocca agli altri.
lesson-unknown = Non c’è nessuna lezione di nome «{ $lesson }». Lezioni: { $known }.
lesson-strayed = Questa partita non segue la sua lezione, «{ $lesson }». Ricomincia la lezione.
