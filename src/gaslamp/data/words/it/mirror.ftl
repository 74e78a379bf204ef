# Le regole della casa: le impostazioni delle partite a specchio e di quelle valide per il punteggio, e che cosa dice la fine delle prime.

screen-mirrored = A specchio: stessa distribuzione, parti scambiate
screen-mirrored-about = Si rigioca finché ognuno è fuggito una volta dalla stessa partenza, che tutti vedono. Vince chi resta libero più a lungo.
screen-counts = Vale per il punteggio
screen-counts-about = Se al tavolo tutti hanno un nome registrato. Togli la spunta per giocare senza punteggio.
screen-mirror-results = Partite a specchio
screen-mirror-next = Prossima partita: parti scambiate
screen-mirror-ask = Proponi la prossima partita a parti scambiate
