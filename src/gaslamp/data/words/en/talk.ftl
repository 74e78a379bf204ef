# Talking and drawing together: fixed labels that come with the panel, and the quick phrases.

talk-title = Talk
talk-table = Table
talk-table-about = Everyone at the table reads this.
talk-team = Detectives
talk-team-about = Only the detectives see this.
talk-watchers = Watchers
talk-watchers-about = Only those who watch read this.
talk-notebook = Notebook
talk-notebook-about = Only you see what you draw here.

# Saying something
talk-none = Nothing has been said yet.
talk-write = Write a message
talk-send = Send
talk-phrases = Quick phrases
talk-new = new
talk-you = You
talk-watcher = A watcher
talk-typing = Writing:
talk-line = Mute or report
talk-mute = Mute
talk-unmute = Unmute
talk-muted = Muted:
talk-report = Report this message
talk-allowed = Allow chat at this table
talk-off = The host has turned chat off.
talk-more = About this chat
talk-recorded = The record of this game has what is said here.
talk-record = Keep it in the record
talk-unrecord = Take it out of the record

# Drawing on the map
talk-draw = Draw
talk-pin = Pin
talk-arrow = Arrow
talk-stroke = Line
talk-strike = Strike out
talk-move = Suggest a move
talk-undo = Undo my last mark
talk-shown = Show marks
talk-wipe = Remove
talk-marks = On the map
talk-label = Label (optional)
talk-pawn = Who moves
talk-fare = Ticket
talk-any = any ticket
talk-done = Finish line
talk-ready = Ready
talk-readied = Ready:
talk-hint-pin = Choose a station to pin.
talk-hint-arrow = Choose where the arrow starts.
talk-hint-arrow-end = Now choose where it ends.
talk-hint-stroke = Draw on the map, or choose one station after another.
talk-hint-strike = Choose a station where he cannot be.
talk-hint-move = Choose where the pawn should go.

# The fugitive’s notebook
talk-notes-known = What they can know
talk-notes-next = Where to next
talk-notes-way = Your way
talk-notes-show = Show on the map
