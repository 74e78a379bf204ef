"""`python -m gaslamp` is the command `gaslamp`."""

import sys

from gaslamp.cli import main

if __name__ == "__main__":
    sys.exit(main())
