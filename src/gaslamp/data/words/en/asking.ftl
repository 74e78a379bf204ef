# Clocks, and what people at a table ask each other: fixed labels that come with the first of either.

screen-agree = All right
screen-decline = No
screen-asked-others = The others are being asked.
screen-never-mind = Never mind
screen-bot-for-you = A bot is playing for you.

screen-clock-you = You
screen-clock-urgent = Hurry: your time is almost up.
screen-clock-day = d
