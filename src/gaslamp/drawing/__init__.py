"""How a board is drawn: curves, streets, ground, lettering, lights and figures. `gaslamp.svg` puts them together."""
