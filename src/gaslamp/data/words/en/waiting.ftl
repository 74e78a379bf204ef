# The waiting room, and the marks beside names: fixed labels that come with it.

screen-alone-about = To let friends in your network join, stop Gaslamp (Ctrl-C) and start it again with the command below. This table is saved.
screen-qr = QR code of the invitation
screen-qr-about = Or scan it with a phone.
screen-characters = Choose your character
screen-characters-about = If you don’t choose, you keep the one you have.
screen-withdraw-about = Every link sent so far stops working, and people watching by one are sent away. Players keep their seats. You get new links.
screen-withdraw-do = Withdraw them
screen-invite-about = Anyone who opens this link takes the next free seat.
screen-almost-about = The game begins as soon as all seats are taken or the host starts it.
screen-almost-host = The game begins when the host starts it.
screen-kept = kept name
screen-guest = a guest, not the owner of this name
screen-start-bots = Start, with bots in the free seats
screen-withdraw = Withdraw all invitations
screen-alone = Only this computer can open this link
screen-share = Send by…
screen-almost = Almost there
screen-invite = Invite your friends
screen-start = Start
screen-seat-link = Link for this seat
