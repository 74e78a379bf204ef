# Being told that it is one’s turn: fixed labels that come with the menu of a table, and with the page that a mail leads to.

alert-title = When it is your turn
alert-here = Tell me when it is my turn
alert-here-about = A message on this device while you are not at the table. It names the game and nothing else.
alert-here-open = A message on this device while this page is open in the background.
alert-blocked = Your browser blocks messages from this page. Allow them in the settings of the browser or the site, then come back.
alert-none = This browser can’t show messages here. They need an encrypted address (https); on an iPhone or iPad, add Gaslamp to the home screen first.
alert-mail = Mail address
alert-mail-about = Or by mail. Nobody at the table sees your address, and one tap ends it.
alert-mail-send = Confirm by mail
alert-mail-sent = Open the link in the mail to confirm:
alert-mail-on = Mails go to:
alert-mail-stop = No more mails
alert-turn = It’s your turn.
alert-ask = Mails about your turns
alert-ask-about = A player at a table of this game wants mails sent to this address, once per turn at most:
alert-ask-yes = Yes, send them
alert-ask-no = No mails
alert-ask-done = Confirmed. You’ll get a mail when it is your turn and you are not at the table.
alert-ask-over = No more mails about this table are sent.
