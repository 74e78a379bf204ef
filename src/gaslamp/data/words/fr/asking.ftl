# Les pendules, et ce que l’on se demande à une table : libellés qui viennent avec le premier besoin.

screen-agree = D’accord
screen-decline = Non
screen-asked-others = On attend la réponse des autres.
screen-never-mind = Laisser tomber
screen-bot-for-you = Un robot joue à votre place.

screen-clock-you = Vous
screen-clock-urgent = Vite : votre temps est presque écoulé.
screen-clock-day = j
