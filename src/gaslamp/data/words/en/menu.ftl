# The menu of a table: fixed labels that come with it.

screen-reasons = Bots say why
screen-seats = Who plays
screen-personal = Your personal link
screen-personal-about = It opens your seat on another device. Keep it to yourself.
screen-renew = Replace this link
screen-renew-about = Has somebody else got it? You get a new link, and the old one stops working everywhere, on your other devices too.
screen-renew-do = Get a new link
screen-replace = Let a bot play
screen-leave = Let a bot play on for me
screen-data = Your data
screen-remove-sure = Delete for good
screen-remove-name = Remove my name
screen-remove-name-ask = Your name will be blank at this table, for everybody and for good. The game stays.
screen-remove-table = Delete this table
screen-remove-table-ask = The game, its record and everybody’s links to it will be gone for good.
screen-keys = Keys
screen-keys-list =
    Tab goes through everything, Enter chooses.
    Arrows go from one possible station or place to the next.
    + and - zoom, 0 shows the whole board, M goes to your pawns.
    H shows where the fugitive can be, R what happened since your last turn, L the legend.
    On the board, Enter or a number asks about a station.
    Escape takes a choice back.
    T opens and closes the talk.
    ? opens this page.
screen-undo = Take back my last move
screen-renewed = You have a new personal link. The old one no longer works.
