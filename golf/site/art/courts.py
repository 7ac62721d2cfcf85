"""The court cards: three half-figures, coloured by custom properties and turned round to make twelve cards.

Each half is drawn on the upper part of a 100 x 120 card and ends on the line from (0, 72) to (100, 48), which
passes through the centre: so it meets its own turned copy without a clip path (those fail in hidden sprites).
"""

# currentColor is the suit's colour; the others come from the page, so that a theme can change them.
GOLD = 'fill="var(--art-gold,#e3aa3f)"'
CLOTH = 'fill="var(--art-cloth,#2f5d8a)"'
SKIN = 'fill="var(--art-skin,#f4d6b8)"'
HAIR = 'fill="var(--art-hair,#7b4b2a)"'
PAPER = 'fill="var(--art-paper,#fff)"'
LINE = 'fill="none" stroke="var(--art-line,#3a2a22)" stroke-linecap="round"'

KING_HOLDS = (  # a standard, or the flag of a hole
    '<path d="M84 10V51" stroke="var(--art-gold,#e3aa3f)" stroke-width="2.4"/>'
    f'<path d="M85 8 97 12.5 85 17.5z"/><circle cx="84" cy="6.5" r="2.5" {GOLD}/>'
)
KING = (
    # hair, robe, ermine, clasp
    f'<path {HAIR} d="M35 20C30 29 32 37 28 43 33 47 38 46 41 42H59C62 46 67 47 72 43 68 37 70 29 65 20z"/>'
    '<path d="M4 71C3 56 12 46 29 43H71C82 44 91 45 96 49z"/>'
    f'<path {PAPER} d="M26 45C38 39 62 39 74 45L70 55.2 30 64.8z"/>'
    f'<path {GOLD} d="M44 46H56V58.6L44 61.4z"/>'
    # face, beard
    f'<path {SKIN} d="M39 20H61V33C61 41 56 46 50 46S39 41 39 33z"/>'
    f'<path {HAIR} d="M38.5 28C38 40 39 52 50 57 61 52 62 40 61.5 28H59.5C59 33 56 35 54.5 34 53 33 51 33'
    ' 50 34 49 33 47 33 45.5 34 44 35 41 33 40.5 28z"/>'
    # crown, then eyes and ermine spots
    f'<path {GOLD} d="M34 21 30 6 41 12.5 50 3 59 12.5 70 6 66 21z"/>'
    f'<path {CLOTH} d="M34 18H66V22H34z"/>'
    f'<g {GOLD}><circle cx="30" cy="5.5" r="2.5"/><circle cx="50" cy="3" r="2.5"/>'
    '<circle cx="70" cy="5.5" r="2.5"/></g>'
    f'<path {LINE} d="M44 26.5H47M53 26.5H56M50 27V31M48 38H52" stroke-width="1.5"/>'
    f'<path {LINE} d="M32 48V51M38 50V53M34 56V59M62 50V53M68 48V51M65 54V56" stroke-width="1.3"/>'
)
QUEEN_HOLDS = (  # a flower
    '<path d="M84 24V51M84 42C80 42 78 39 78 36 82 36 84 39 84 42" stroke="var(--art-cloth,#2f5d8a)"'
    ' stroke-width="2"/>'
    '<path d="M84 8A4.5 4.5 0 0 1 88.5 13 4.5 4.5 0 0 1 91 20 4.5 4.5 0 0 1 84 22 4.5 4.5 0 0 1 77 20 4.5'
    ' 4.5 0 0 1 79.5 13 4.5 4.5 0 0 1 84 8z"/>'
    f'<circle cx="84" cy="16" r="3" {GOLD}/>'
)
QUEEN = (
    # hair, gown, shoulders, hem
    f'<path {HAIR} d="M50 9C34 9 29 20 30.5 31 31 40 25 44 26 52 33 57 40 53 42 48H58C60 53 67 56 74 51'
    ' 75 44 69 40 69.5 31 71 20 66 9 50 9z"/>'
    '<path d="M8 70C8 56 22 50 36 47H64C77 48 86 47 92 49.9z"/>'
    f'<path {SKIN} d="M45 38H55V45C57 48 61 49 65 50 61 56 55 58 50 58S39 56 35 50C39 49 43 48 45 45z"/>'
    '<path d="M35 50C39 56 45 58 50 58S61 56 65 50" fill="none" stroke="var(--art-gold,#e3aa3f)"'
    ' stroke-width="2.2"/>'
    # face, parting, crown, eyes, lips
    f'<path {SKIN} d="M40 24C40 17 44 15 50 15S60 17 60 24C60 34 56 42 50 42S40 34 40 24z"/>'
    f'<path {HAIR} d="M38 30C40 22 45 18 50 17 55 18 60 22 62 30 63 18 58 11 50 11S37 18 38 30z"/>'
    f'<path {GOLD} d="M36 19C37 13 36 9 34 5 39 9 42 9 44 7.5 47 6 49 5 50 1 51 5 53 6 56 7.5 58 9 61 9'
    ' 66 5 64 9 63 13 64 19 56 14 44 14 36 19z"/>'
    '<circle cx="50" cy="10.5" r="2.4"/>'
    f'<path {LINE} d="M43.5 27Q45.5 25.5 47.5 27M52.5 27Q54.5 25.5 56.5 27M50 28V32" stroke-width="1.4"/>'
    '<path d="M47 36Q50 34.5 53 36 50 39 47 36z" fill="var(--art-lips,#c2343f)" stroke="none"/>'
)
JACK_HOLDS = (  # a golf club
    '<path d="M80 52 91 14" stroke="var(--art-gold,#e3aa3f)" stroke-width="2.4"/>'
    f'<path {CLOTH} d="M89 17 93 6C86 4 79 6 76.5 11 80 14.5 84 16.5 89 17z"/>'
)
JACK = (
    # hair, argyle jumper, collar
    f'<path {HAIR} d="M36 20C34 30 35 38 32 44 37 48 41 46 43 43H57C59 46 63 48 68 44 65 38 66 30 64 20z"/>'
    '<path d="M6 70.6C6 56 18 49 34 46H66C78 46 88 46 94 49.4z"/>'
    f'<path {CLOTH} d="M26 49 34 63.8 17 67.9z"/><path {CLOTH} d="M74 47 81 52.6 65 56.4z"/>'
    f'<path {GOLD} d="M50 48 58 58 42 62z"/>'
    f'<path {PAPER} d="M35 50 43 44H57L65 50 57 57 50 49 43 58z"/>'
    # face, fringe, a tam with its band and bobble, eyes and mouth
    f'<path {SKIN} d="M41 22H59V33C59 40 55 45 50 45S41 40 41 33z"/>'
    f'<path {HAIR} d="M39.5 28V19H60.5V28C57 24 43 24 39.5 28z"/>'
    f'<path {CLOTH} d="M33 19C19 17 22 5 38 4 53 3 69 3 72 12 73 17 70 19 66 20 55 17 43 17 33 19z"/>'
    '<path d="M33 17C44 14 56 14 67 18L66 22C56 18.5 44 18.5 34 22z"/>'
    f'<circle cx="45" cy="4.5" r="4" {GOLD}/>'
    f'<path {LINE} d="M45.5 29V30.5M54.5 29V30.5M50 30V34M47 38Q50 40 53 38" stroke-width="1.5"/>'
)
HALVES = {"J": (JACK_HOLDS, JACK), "Q": (QUEEN_HOLDS, QUEEN), "K": (KING_HOLDS, KING)}

PANEL = '<rect id="panel" width="100" height="120" rx="5" opacity=".07"/>'
SASH = (
    '<g id="sash" fill="none" stroke="var(--art-gold,#e3aa3f)" stroke-width="3.4">'
    '<path d="M2 71.5 98 48.5" stroke="var(--art-paper,#fff)" stroke-width="6"/>'
    '<path d="M2 71.5 98 48.5"/></g>'
)


def definitions() -> str:
    """Return the shared figures: `court-J` … with two halves, and `bust-J` … with one, for small cards."""
    shapes = [PANEL, SASH]
    for rank, (holds, figure) in HALVES.items():
        shapes.append(
            f'<g id="half-{rank}" stroke="var(--art-paper,#fff)" stroke-width=".9" stroke-linejoin="round">'
            f'{holds}<g id="figure-{rank}">{figure}</g></g>'
            f'<g id="court-{rank}"><use href="#panel"/><use href="#half-{rank}"/>'
            f'<use href="#half-{rank}" transform="rotate(180 50 60)"/><use href="#sash"/></g>'
            f'<g id="bust-{rank}" display="var(--art-small,none)"><use href="#panel"/>'
            f'<g transform="translate(-30 5)scale(1.6)" stroke="var(--art-paper,#fff)"'
            f' stroke-linejoin="round">'
            f'<use href="#figure-{rank}"/><use href="#sash"/></g>'
            '<path d="M0 115 100 91V115a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z"/></g>'
        )
    return "".join(shapes)
