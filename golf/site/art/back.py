"""The card back: an argyle, for golf's jumpers. The style sheet draws the same pattern with gradients."""

# Four by four lozenges in a frame of paper, stitched corner to corner.
# The card is 100 x 140, the cloth 90 x 130 at (5, 5).
STEP_X, STEP_Y = 22.5, 32.5


def back_symbol() -> str:
    """Return the symbol `back`."""
    lozenges = "".join(
        f"M{5 + STEP_X * column:g} {5 + STEP_Y * (row + 0.5):g}l11.25-16.25 11.25 16.25-11.25 16.25z"
        for row in range(4)
        for column in range(4)
    )
    stitches = ["M5 135 95 5M5 5 95 135"]
    for k in (1, 2, 3):
        x, y = STEP_X * k, STEP_Y * k
        stitches.append(f"M5 {5 + y:g} {5 + x:g} 5M{95 - x:g} 135 95 {135 - y:g}")
        stitches.append(f"M5 {135 - y:g} {5 + x:g} 135M{95 - x:g} 5 95 {5 + y:g}")
    return (
        '<symbol id="back" viewBox="0 0 100 140">'
        '<rect width="100" height="140" rx="8" fill="var(--paper,#fff)"/>'
        '<rect x="5" y="5" width="90" height="130" rx="4" fill="var(--back,#1d5162)"/>'
        f'<path d="{lozenges}" fill="var(--back-2,#2b6b7d)"/>'
        f'<path d="{"".join(stitches)}" fill="none" stroke="var(--back-3,#e0bd69)"'
        f' stroke-width=".7"/></symbol>'
    )
