"""The line icons of the buttons: one set on a 24 grid, drawn with the colour of the text beside them."""

ICONS = {
    "new": "M8 6.5V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-1.5M4 8.5a2 2 0 0 1 2-2h8a2 2 0 0 1"
    " 2 2V19a2 2 0 0 1-2 2H6"
    "a2 2 0 0 1-2-2zM10 11v6M7 14h6",
    "undo": "M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9",
    "redo": "M15.5 4.5 20 9l-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15",
    "hint": "M9.5 18h5M10.5 21h3M12 3a6.5 6.5 0 0 0-4 11.6c.9.8 1.5 1.7 1.5 3.4h5c0-1.7.6-2.6 1.5-3.4A6.5"
    " 6.5 0 0 0 12 3z",
    "verdict": "M11.5 18V3.5l8 3.6-8 3.6M8.5 16c-2.8.4-4.7 1.3-4.7 2.4 0 1.5 3.4 2.6 7.7 2.6s7.7-1.1 7.7-2.6"
    "c0-1.1-1.9-2-4.7-2.4",
    "settings": "M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M12.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5"
    " 17a2.5 2.5 0 1 0 5 0"
    " 2.5 2.5 0 1 0-5 0",
    "rules": "M12 6.5C10 5 7.5 4.5 3.5 4.5v14c4 0 6.5.5 8.5 2 2-1.5 4.5-2 8.5-2v-14c-4 0-6.5.5-8.5 2zV20.5",
    "restart": "M4.5 4.5v5h5M4.9 9.5A7.8 7.8 0 1 1 4.2 13.5",
    "close": "M6 6l12 12M18 6 6 18",
    "more": "M5.5 12h.01M12 12h.01M18.5 12h.01",
    "share": "M12 15V3.5M8 7l4-4 4 4M7 11H5.5v9.5h13V11H17",
    "cards": "M9.5 4.5 18 6.6a1.6 1.6 0 0 1 1.2 2l-2.6 9.8a1.6 1.6 0 0 1-2 1.1M5.5 4h6.8"
    "a1.6 1.6 0 0 1 1.6 1.6v12.8a1.6 1.6 0 0 1-1.6 1.6H5.5a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 5.5 4z"
    "M8.9 8.8 11 12l-2.1 3.2L6.8 12z",
    "back": "M10.5 5.5 4 12l6.5 6.5M4 12h16",
}
_HEAVIER = {"more": "3"}


def icon_symbols() -> str:
    """Return the symbols `icon-new` … `icon-back`."""
    return "".join(
        f'<symbol id="icon-{name}" viewBox="0 0 24 24" fill="none" stroke="currentColor"'
        f' stroke-width="{_HEAVIER.get(name, "1.8")}" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{path}"/></symbol>'
        for name, path in ICONS.items()
    )
