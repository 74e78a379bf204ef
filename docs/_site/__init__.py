"""What the site adds to the pages: generated references, links out of the folder, links to rules."""
