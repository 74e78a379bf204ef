"""The chases in the terminal."""
