"""The effects that only the card game has (`golf.page.effects`)."""

TIMER = "timer"  # after so many ms send a message: `250 tick 7`
OPTIONS = "options"  # store the card game's options
TABLE = "table"  # store the table that was set up
