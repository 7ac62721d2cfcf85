"""`python -m golf.site [FOLDER]` builds the site (default `dist`) and prints what is in it."""

import sys
from pathlib import Path

from golf.site.build import ROOT, build, shell_sizes


def main() -> None:
    """Build and list the files with their sizes."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    build(folder)
    sizes = shell_sizes(folder)
    for name, plain, packed in sizes:
        print(f"{plain:>9} {packed:>8}  {name}")
    print(f"{sum(row[1] for row in sizes):>9} {sum(row[2] for row in sizes):>8}  bytes and gzip bytes in all")


if __name__ == "__main__":
    main()
