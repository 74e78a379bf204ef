# A seat at somebody’s table: what `gaslamp join` and `gaslamp bot` say.

client-bad-link = “{ $url }” is not a link to a table. Copy the whole link, with what follows its #.
client-no-server = No Gaslamp server answers at { $address }. Check the link, and that the server is running.
client-lost = The server at { $address } has not answered for too long. Your seat stays yours: use your personal link to come back.
client-no-seat = This link is for watching. To play, ask for an invitation.
client-refused = { $text }
client-protocol = The server speaks version { $found } of the protocol, this Gaslamp version { $known }. Update whichever is older.
client-waiting = { $title }. Waiting for the game to begin. { $missing }
client-chair = { $state ->
    [open] { $role }: free
    [bot] { $role }: { $name }, bot
    [away] { $role }: { $name }, not here
    [mine] { $role }: { $name }, you
   *[here] { $role }: { $name }
}
client-begins = The game begins.
client-cut-off = The connection is lost. Trying again…
client-back = Connected again.
client-left = Your seat stays yours. To come back: { $command }
client-next = The same people play on at another table.
client-bot-seated = { $agent } sits down: { $role }.
client-bot-fault = The bot cannot go on: { $problem }
client-personal = Its personal link: { $link }
client-one-seat = A personal link is for the seat it belongs to. To take several seats, use an invitation.
client-several-seats = This link holds several seats, which share one screen. Play them in the browser.
