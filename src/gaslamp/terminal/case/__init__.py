"""Case Connection in the terminal."""
