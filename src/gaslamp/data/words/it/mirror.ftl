# Le partite a specchio: l’impostazione nelle regole della casa, e che cosa dice la fine.

screen-mirrored = A specchio: stessa distribuzione, parti scambiate
screen-mirrored-about = Si rigioca finché ognuno è fuggito una volta dalla stessa partenza, che tutti vedono. Vince chi resta libero più a lungo.
screen-mirror-results = Partite a specchio
screen-mirror-next = Prossima partita: parti scambiate
screen-mirror-ask = Proponi la prossima partita a parti scambiate
