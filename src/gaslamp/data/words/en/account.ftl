# The page of somebody whose name is kept, and the way to it: fixed labels that come with it.

account-title = A name of your own
account-about = You can play without one. With one, nobody else can use your name, your games and ratings stay with you, and friends and strangers know it is you.
account-way = What would you like to do?
account-take = New name
account-enter = Sign in
account-recover = Forgotten?
account-name = Name
account-passphrase = Passphrase
account-passphrase-new = New passphrase
account-passphrase-old = Your passphrase so far
account-passphrase-about = No mail address is needed. A few words in a row are best.
account-show = Show what I type
account-strength-short = Too short: it needs at least 10 characters.
account-strength-simple = Easy to guess: use more different characters.
account-strength-fair = All right. One more word would make it strong.
account-strength-strong = Strong.
account-games-mine = The games in this browser are mine
account-games-mine-about = Leave this off if others play here too.
account-take-do = Keep this name
account-enter-do = Sign in
account-code = Recovery code
account-recover-about = Enter the code you noted when you took the name. All browsers are signed out, and you get a new code.
account-recover-do = Set the new passphrase

# The recovery code, shown once
account-noted-title = Note down your recovery code
account-noted-about = If you forget your passphrase, this code is the only way back to your name. It is shown this once and works once.
account-print = Print
account-noted = I have noted it

# My page
account-signed-in = Signed in. Nobody else can use this name here.
account-since = Kept since
account-leave = Sign out
account-ratings = Ratings
account-ratings-about = 1500 is where everybody starts. Whoever is 200 points ahead wins about three games out of four.
account-ratings-none = No rated game yet. A game counts when everybody at the table has a kept name before it begins.
account-interval = Most likely between
account-interval-and = and
account-unsure = Still a guess: it takes more games.
account-sure-above = Stronger than most newcomers.
account-sure-below = Weaker than most newcomers, so far.
account-sure-level = About as strong as a newcomer is taken to be.
account-rated-games = Rated games:
account-course = Rating after each rated game
account-statistics = Games by role
account-statistics-about = Games won of games played.
account-game = Game
account-role-fugitive = Fugitive
account-role-detective = Detective
account-role-player = Player
account-of = of
account-history = Games
account-history-none = Games you finish while signed in appear here.
account-won = Won
account-lost = Lost
account-place = Place
account-rated = rated
account-mirror-won = won the mirrored games
account-mirror-drawn = drew the mirrored games
account-mirror-lost = lost the mirrored games
account-against = With
account-guest = a guest
account-deleted = somebody who has left
account-open = Open
account-earlier = Earlier games
account-elsewhere = Your seat is in another browser.
account-removed = This table was deleted.

# Browsers, passphrase, data
account-browsers = Where you are signed in
account-browser-unknown = A browser
account-browser-here = this browser
account-seen = last used
account-browser-end = Sign out
account-change = Change passphrase
account-change-about = All other browsers are signed out.
account-change-do = Change passphrase
account-changed = Your passphrase is changed. All other browsers are signed out.
account-export = Download all my data
account-export-about = A file (JSON) with everything this server keeps about you: games, ratings, seats, browsers, and what you wrote and drew at tables that still exist.
account-export-do = Download
account-delete = Delete everything about me
account-delete-about =
    Your name, passphrase, ratings, statistics and history go for good, and so does what you wrote and drew.
    Your name vanishes from all tables and from the histories of others. It is free for somebody else.
    Games stay with the others who played. Your seats stay yours in this browser, as a guest.
    Backups of this server and files others saved may still hold it for a while.
account-delete-sure = Yes, delete everything about me
account-delete-do = Delete for good
account-gone = Everything about you is deleted. You can go on playing as a guest.
