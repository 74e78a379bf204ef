"""What a view says in words, and whose view belongs on a screen; the terminal and the server share it."""
