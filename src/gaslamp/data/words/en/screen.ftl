# The fixed labels of the pages in the browser: no placeables. Several lines in one text are the items of a list.

screen-skip = Skip to the content
screen-close = Close
screen-copy = Copy
screen-copied = Copied
screen-language = Language
screen-light = Theme
screen-light-auto = same as system
screen-light-evening = dark
screen-light-paper = light (paper)
screen-no-answer = The server does not answer. Check your connection and try again.
screen-odd-answer = The server gave an answer this page does not understand.

# Before anything else is there, and without a network

screen-opening = Opening the table…
screen-offline = You are offline. Games need a connection to the server.

screen-rule = Rule

# The first page

screen-welcome = Somebody is loose in London.
screen-welcome-about = Four detective games for tonight: alone against bots, with friends by a link, or around one screen. No account, nothing to install.
screen-name = Your name
screen-keep-name = Keep this name, or sign in
screen-my-page = My games and ratings
screen-players = players
screen-player = Player
screen-way-bots = Against bots
screen-way-bots-about = Starts at once. The bots take all other seats.
screen-way-bots-sides = Starts at once. Slip away from the bots, or hunt one down.
screen-play-bots = Play against bots
screen-flee = Flee
screen-hunt = Hunt
screen-way-friends = With friends
screen-way-friends-about = You get a link to send. Seats that stay free can go to bots.
screen-with-friends = Invite friends
screen-how-many = Seats at the table
screen-your-side = Your side
screen-side-flee = I flee
screen-side-hunt = I hunt
screen-strangers = Play with others now
screen-public = Strangers may join
screen-way-screen = Around one screen
screen-way-screen-about = Pass the screen around. A curtain falls before every secret turn.
screen-one-screen = Sit down
screen-people = How many of you
screen-who-flees = Who flees
screen-one-of-us = one of us
screen-a-bot = a bot
screen-names = Names, if you like
screen-house-rules = House rules
screen-more-rules = Every rule in detail
screen-by-the-book = by the book
screen-players-bots = Seats in a game against bots
screen-strength = How well the bots play
screen-hints = Layout hints
screen-hints-about = The table can show layouts that solve a lead.

# Choosing: what stands on a card, sets of house rules, games that are over, bots
screen-team = Who hunts
screen-team-about = Choose two to five. Against bots, each character gets a seat of its own.
screen-team-friends = With friends, each of you chooses in the waiting room.
screen-mine = Yours, if you hunt
screen-presets = A set of rules
screen-preset-own = Your own
screen-preset-own-about = You have changed a rule below.
screen-bot = bot

screen-rules = Rules
screen-all-rules = All the rules
screen-how-to-play = How to play
screen-how-refusals = That’s all you need: legal moves light up, and if a move is refused you’ll see which rule and why.
screen-keep = Keep
screen-waiting = Waiting for players
screen-your-turn = Your turn

# An invitation

screen-join = You are invited
screen-join-note = No account needed. This browser remembers your seat.
screen-take-seat = Take a seat
screen-watch = Watch
screen-watch-end = See how it ended
screen-back-to-seat = Back to my seat
screen-no-seat = No seat here
screen-no-seat-about = This browser holds no seat at this table. Open the invitation or your personal link.

# At the table

screen-menu = Menu
screen-talk = Talk
screen-others = The others at the table
screen-here = here
screen-away = away
screen-left = a bot plays on
screen-ended = How it ended
screen-line-cut = Connection lost. Trying again…
screen-i-am = I am
screen-show-me = show it
screen-you-watch = You are watching
screen-free = free
screen-somebody = somebody
screen-you = you
screen-record = Download the record
screen-home = Back to all games
screen-sound = Sound
screen-sound-on = on
screen-sound-off = off
screen-return = Take over again

# Lessons

screen-learn = New here? Learn in three minutes
screen-learn-about = Play a short guided game on the real board. Choose a side.
screen-lesson-skip = Show me
screen-lesson-leave = Leave the lesson
screen-lesson-play = Play a real game
screen-lesson-rules = Read the rules

# Clocks and what people ask each other

screen-clock = Clock
screen-clock-about = At time-out a bot makes the move.
screen-clock-none = no clock
screen-clock-hours = Playing hours
screen-clock-from = from
screen-clock-to = to
