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
screen-finished = Finished games
screen-more-games = More games
screen-bot = bot

screen-rules = Rules
screen-all-rules = All the rules
screen-how-to-play = How to play
screen-how-refusals = That’s all you need: legal moves light up, and if a move is refused you’ll see which rule and why.
screen-my-games = My games
screen-open = Open
screen-forget = Forget
screen-keep = Keep
screen-forget-sure = Forget this game? Without its link you cannot come back to your seat.
screen-waiting = Waiting for players
screen-your-turn = Your turn
screen-their-turn = Waiting for other players
screen-over = The game is over

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
screen-others = The others at the table
screen-here = here
screen-away = away
screen-left = a bot plays on
screen-ended = How it ended
screen-line-cut = Connection lost. Trying again…
screen-i-am = I am
screen-show-me = show it
screen-invite = Invite your friends
screen-invite-about = Anyone who opens this link takes the next free seat.
screen-alone = Only this computer can open this link
screen-alone-about = To let friends in your network join, stop Gaslamp (Ctrl-C) and start it again with the command below. This table is saved.
screen-qr = QR code of the invitation
screen-qr-about = Or scan it with a phone.
screen-characters = Choose your character
screen-characters-about = If you don’t choose, you keep the one you have.
screen-you-watch = You are watching
screen-watchers = Watching
screen-let-watch = Others may watch
screen-let-watch-about = They see only what everybody may know, never a secret.
screen-watch-link = Link to watch
screen-withdraw = Withdraw all invitations
screen-withdraw-about = Every link sent so far stops working, and people watching by one are sent away. Players keep their seats. You get new links.
screen-withdraw-do = Withdraw them
screen-almost = Almost there
screen-almost-about = The game begins as soon as all seats are taken or the host starts it.
screen-almost-host = The game begins when the host starts it.
screen-start = Start
screen-start-bots = Start, with bots in the free seats
screen-free = free
screen-somebody = somebody
screen-you = you
screen-seat-link = Link for this seat
screen-share = Send by…
screen-look-back = Look at the table
screen-rematch = Play again
screen-swap = Swap sides
screen-level = Bots
screen-results = Final score
screen-way = His route
screen-way-round = Round
screen-way-curve = Stations he could be at, move by move
screen-way-play = Play
screen-way-pause = Pause
screen-way-back = One move back
screen-way-on = One move on
screen-way-end = To the end
screen-next = The next game with the same players has begun.
screen-next-elsewhere = The next game with the same players has begun, and your seat was opened on another device. Go on there, or copy your personal link from it.
screen-record = Download the record
screen-home = Back to all games
screen-sound = Sound
screen-sound-on = on
screen-sound-off = off
screen-reasons = Bots say why
screen-seats = Who plays
screen-personal = Your personal link
screen-personal-about = It opens your seat on another device. Keep it to yourself.
screen-renew = Replace this link
screen-renew-about = Has somebody else got it? You get a new link, and the old one stops working everywhere, on your other devices too.
screen-renew-do = Get a new link
screen-renewed = You have a new personal link. The old one no longer works.
screen-replace = Let a bot play
screen-leave = Let a bot play on for me
screen-return = Take over again
screen-data = Your data
screen-remove-name = Remove my name
screen-remove-name-ask = Your name will be blank at this table, for everybody and for good. The game stays.
screen-remove-table = Delete this table
screen-remove-table-ask = The game, its record and everybody’s links to it will be gone for good.
screen-remove-sure = Delete for good
screen-keys = Keys
screen-keys-list =
    Tab goes through everything, Enter chooses.
    Arrows go from one possible station or place to the next.
    + and - zoom, 0 shows the whole board, M goes to your pawns.
    H shows where the fugitive can be, R what happened since your last turn, L the legend.
    On the board, Enter or a number asks about a station.
    Escape takes a choice back.
    ? opens this page.

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
screen-clock-you = You
screen-clock-urgent = Hurry: your time is almost up.
screen-clock-day = d
screen-undo = Take back my last move
screen-agree = All right
screen-decline = No
screen-asked-others = The others are being asked.
screen-never-mind = Never mind
screen-bot-for-you = A bot is playing for you.
