"""The player that searches nothing: it scores what it may do by rules of thumb, and takes the best."""
