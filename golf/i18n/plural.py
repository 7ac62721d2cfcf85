"""Which plural form a whole number takes, by the CLDR rules of each language.

A form is its place in the catalog's `msgstr[0] …`, in the order of CLDR's categories (one, few, many,
other). A language that is not in the table speaks like English.
"""


def plural_form(language: str, count: int) -> int:
    """Return the form for `count` things; `count` is 0 or more."""
    rule = _RULES.get(language) or _RULES.get(language.split("-")[0]) or _one_other
    return rule(count)


def _one_other(count: int) -> int:
    return 0 if count == 1 else 1


def _polish(count: int) -> int:
    if count == 1:
        return 0
    return 1 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 2


def _russian(count: int) -> int:
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 2


# `pt` is European Portuguese here (pt_PT): 0 takes the plural, unlike in Brazil's.
_RULES = {"en": _one_other, "pt": _one_other, "pl": _polish, "ru": _russian}
