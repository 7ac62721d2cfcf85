"""The effects that only the solitaire has (`golf.page.effects`)."""

PROVEN = "proven"  # the same, N from the proven list; `detail` is the letter and the difficulty
DAY = "day"  # answer with `day LETTER N`, N that of today's deal under the rule `detail`
STATE = "state"  # tell a host page how the game stands
REFUSED = "refused"  # tell a host page that a move was refused; `detail` is the move and the reason
COURSE = "course"  # keep the finished course `detail` among the past ones
FEEL = "feel"  # sound and vibration for `detail`: play, draw, undo, refuse, win or blocked
RECENT = "recent"  # put `detail` on top of the list of recent deals
RECALL = "recall"  # answer with `recalled NAME TEXT`, what is kept under the name `detail`
PICTURE = (
    "picture"  # make a file `detail` of the picture that is shown; answered with `embed saved no` if not
)
