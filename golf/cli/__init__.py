"""The command line, on CPython only: `main.py` reads it, the other files have its larger commands."""
