"""`python3 -m golf …`: the command line, from a bare clone with the standard library only."""

import sys

from golf.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
