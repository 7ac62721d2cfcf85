"""Prints what the portable code makes of many inputs; CPython and MicroPython must print the same bytes.

`program.py PART [FILE…]`; the files are complete catalogs as JSON. Chance comes from PCG32, so both
interpreters take the same path.
"""

import json
import sys

from golf.cards import JOKERS, PACK, UNKNOWN, card_text
from golf.deals.codes import pack_of, read_code
from golf.deals.pcg import Pcg32
from golf.errors import GolfError
from golf.i18n.words import Words
from golf.page.diff import changes
from golf.page.nodes import html
from golf.page.settings import read_settings, settings_text
from golf.page.slots import read_slot, slot_text
from golf.play.pairs import Pairs, json_text
from golf.record import replace
from golf.solitaire.moves import read_valid_moves
from golf.solitaire.opening import new_code, open_game
from golf.solitaire.page.keys import key_message
from golf.solitaire.page.later.board_address import options, query, read_frame
from golf.solitaire.page.later.snippet import snippet
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.solitaire.position import position_text
from golf.solitaire.position_words import position_in_words
from golf.solitaire.report import session_pairs
from golf.solitaire.rules import RULES, code_letters
from golf.solitaire.session import act, begin, load, save_text
from golf.solitaire.table import plays
from golf.solitaire.winnable import FIRST, of_the_day, pick

BLANKS = (" ", "\t", "\n", "\x0b", "\x1c", "\x85", "\u00a0", "\u2003", "\u2028", "\u3000")
LETTERS = "GO1MSEC-ABZ27 АВСЕО08–~.x|%7Eé♣ﬁß\x00" + "".join(BLANKS)


def line(*parts: object) -> None:
    """Print one line, whatever is in it."""
    text = "\t".join([str(part) for part in parts])
    print(text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"))


def one_of(chance: Pcg32, choices):  # type: ignore[no-untyped-def]
    return choices[chance.below(len(choices))]


def some_code(chance: Pcg32) -> str:
    rules = one_of(chance, RULES)
    if chance.below(5) == 0:
        return "MS1-" + rules.letter + "-" + str(1 + chance.below(2**31 - 1))
    return new_code(rules, chance.below(8) * 2**32 + chance.next())


def some_move(chance: Pcg32, session) -> str:  # type: ignore[no-untyped-def]
    """Mostly a play or a draw, so that games get far; now and then undo, redo, or any tap."""
    choice = chance.below(100)
    fitting = plays(session.table)
    if choice < 6:
        return "u"
    if choice < 10:
        return "r"
    if choice < 16:
        return str(1 + chance.below(7)) + ":" + str(1 + chance.below(6))
    if choice < 20:
        return str(1 + chance.below(7))
    return one_of(chance, fitting) if fitting and choice < 85 else "s"


def some_game(chance: Pcg32, steps: int, code: str = ""):  # type: ignore[no-untyped-def]
    """A game played on until it is over or the steps are done, with the last refused move."""
    session = begin(code or some_code(chance))
    refused = None
    for _ in range(steps):
        if session.status != "playing":
            break
        move = some_move(chance, session)
        session, reason = act(session, move)
        if reason is not None:
            refused = (move, reason)
    return session, refused


def some_table(chance: Pcg32):  # type: ignore[no-untyped-def]
    """A table in the middle of a game, or a partial one."""
    table = some_game(chance, chance.below(40))[0].table
    if chance.below(2):
        return table
    columns = tuple([column[chance.below(3) :] for column in table.columns[: 1 + chance.below(7)]])
    stock = table.stock[: chance.below(4)] + (UNKNOWN,) * chance.below(6)
    return table.__class__(table.rules, columns, table.discard[-1:] if chance.below(4) else (), stock)


def scribbled(chance: Pcg32, text: str) -> str:
    for _ in range(1 + chance.below(3)):
        at = chance.below(len(text) + 1)
        text = text[:at] + one_of(chance, LETTERS) * chance.below(2) + text[at + chance.below(3) :]
    return text


def said(error: GolfError) -> str:
    return (
        error.reason + " " + " ".join([name + "=" + str(error.values[name]) for name in sorted(error.values)])
    )


def games(count: str) -> None:
    """Random games to their final report; every fourth is a small table, which is often won."""
    for number in range(int(count)):
        chance = Pcg32(number, 11)
        code = some_code(chance)
        if number % 4 == 3:
            table = open_game(code)[1]
            few = tuple([column[: 1 + chance.below(2)] for column in table.columns])
            code = position_text(table.__class__(table.rules, few, table.discard, table.stock))
        session, refused = some_game(chance, 20 + chance.below(140), code)
        line(json_text(Pairs(session_pairs(session, refused))))


def codes() -> None:
    """A hundred codes with their cards; texts near to codes and positions, read or refused."""
    chance = Pcg32(1, 12)
    texts = [some_code(chance) for _ in range(100)]
    for text in texts:
        line(text, " ".join([card_text(card) for card in pack_of(read_code(text, code_letters()))]))
    tables = [position_text(some_table(chance)) for _ in range(100)]
    near = [scribbled(chance, text) for text in texts + tables for _ in range(4)]
    near += [text.lower() for text in texts[:20]] + [text.replace("-", " ") for text in texts[:20]]
    near += [blank + text + blank for text in texts[:5] for blank in BLANKS] + list(BLANKS)
    near += ["https://example.org/golf/?code=" + text + "&moves=s" for text in texts[:10]]
    near += ["".join([one_of(chance, LETTERS) for _ in range(chance.below(30))]) for _ in range(300)]
    near += ["GO1-E-" + "A" * 300, "MS1-C-" + "9" * 300, "GO1-E-AAAAAA9", "GO1-X-AAAAAAB", "golf", "٣", "ﬃ"]
    for text in near:
        try:
            line(text, open_game(text)[0])
        except GolfError as error:
            line(text, said(error))


def positions(*catalogs: str) -> None:
    """Positions as text, read back, and in the words of every language."""
    chance = Pcg32(1, 13)
    spoken = [words_of(path) for path in catalogs]
    for _ in range(100):
        table = some_table(chance)
        text = position_text(table)
        line(text, position_text(open_game(text)[1]), position_text(open_game(text)[1]) == text)
        for words in spoken:
            line(position_in_words(words, table))


def words_of(path: str) -> Words:
    with open(path, encoding="utf-8") as file:
        catalog = json.load(file)
    return Words(catalog["language"], catalog["entries"], (("en", "English"), ("ru", "Русский")))


def sentences(*catalogs: str) -> None:
    """Every sentence of every language, filled, for many counts; every card in every form."""
    for path in catalogs:
        with open(path, encoding="utf-8") as file:
            entries = json.load(file)["entries"]
        words = words_of(path)
        for key in sorted(entries):
            values = values_for(entries[key])
            for count in (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 112):
                values["count"] = count
                line(words.language, key, count, words.say(key, values))
        forms = sorted([key[7:] for key in entries if key.startswith("rank.1.")])
        for international in (False, True):
            words = words.with_letters(international)
            for form in ["", "sign", "missing"] + forms:
                line(form, ", ".join([words.card(card, form) for card in PACK + JOKERS]))


def values_for(sentence) -> dict[str, object]:  # type: ignore[no-untyped-def]
    """Something for every placeholder: a card, or its name in brackets."""
    values: dict[str, object] = {}
    for form in [sentence] if isinstance(sentence, str) else sentence:
        for part in form.split("{")[1:]:
            name = part.partition("}")[0].partition(".")[0]
            values[name] = PACK[33] if name in ("card", "top", "cover") else "<" + name + ">"
    return values


def pages(*catalogs: str) -> None:
    """The HTML of fifty positions and what differs from one to the next, in all languages."""
    chance = Pcg32(1, 14)
    spoken = [words_of(path) for path in catalogs]
    shown = view(NEUTRAL, None)
    for part in shown:
        line(html(part))
    for number in range(50):
        session, _ = some_game(chance, chance.below(80))
        model = NEUTRAL
        sent = ["load " + save_text(session), some_move(chance, session), one_of(chance, MESSAGES)]
        for message in sent + [one_of(chance, ASKING), one_of(chance, ANSWERS)]:
            model, effects = update(model, message)
            line(message, " ".join([effect.kind + ":" + effect.detail for effect in effects]))
        words = spoken[number % len(spoken)]
        page = view(model, words)
        for part in page:
            line(html(part))
        for old, new in zip(shown, page):
            for change in changes(old, new):
                line(*change)
        line("; ".join([told.in_words(words) for told in model.log]))
        shown = page


MESSAGES = (
    "new", "settings", "rules", "keys", "set theme dark", "set interactive off", "restart", "start E \u2003",
    "start E GO1-E-AAAA", "start S MS1-S-5", "link S~7C8S.6H~7D~", "link rubbish", "moves s 1 2 1:1 é",
    "read table", "read free", "step up", "step left", "tap stock", "tap column-3", "u", "1:2", "s",
)  # fmt: skip


ASKING = ("hint", "verdict", "set verdict on", "set warn on", "s", "fetch-advisor", "choose winnable on")
ANSWERS = (
    "advice hint 1 only_win won -3 s", "advice hint 1 fewest_left lost 4 1", "advice verdict 1 lost 3 2",
    "advice verdict 1 won -2 0", "advice review 1 lost 3 1 -4 s", "advice hint 1 none position_unknown",
    "advice", "advice hint one", "advisor-failed", "advisor-state fetching 2500000 12000000", "study",
    "start C",
)  # fmt: skip


HOST_TEXTS = (
    '{"v": 1, "type": "golf:do", "do": "s"}',
    '{"v": 1, "type": "golf:do", "do": "1:1"}',
    '{"v": 1, "type": "golf:load", "code": "GO1-C-BBBBBBB", "moves": "s s 1 7:7"}',
    '{"v": 1, "type": "golf:load", "position": "S~7C8S.6H~7D~", "moves": "112"}',
    '{"v": 1, "type": "golf:load", "code": "GO1-E-AAAA", "moves": "<b>"}',
    '{"v": 1.0, "type": "golf:load", "code": "\\u0000\\u2028", "moves": ""}',
    '{"v": true, "type": "golf:do", "do": "s"}',
    "[[[[[[[[[[]]]]]]]]]]", "null", "1e99", '"golf:do"', "{}", "7",
)  # fmt: skip
OPTIONS = (
    "dark", "light", "score,undo", "none", "rules full", "9C, column-3 tc stock", "off",
    "one|two é|<b>три</b>", "|||", "x" * 500, "column-8 0C",
)  # fmt: skip


def boards(*catalogs: str) -> None:
    """Boards in other pages: what a host says, what an address asks for, captions, pictures, snippets."""
    chance = Pcg32(1, 17)
    spoken = [words_of(path) for path in catalogs]
    for number in range(60):
        asked = {name: one_of(chance, OPTIONS) for name in ("theme", "controls", "highlight", "captions")}
        frame = read_frame(asked)
        line(query(options(frame)), frame.controls, frame.marks)
        model = replace(NEUTRAL, embed=True, frame=frame)
        sent = ["link " + some_code(chance), "steps s s s", "walk on", "walk on", "s", "walk back", "walk on"]
        # Always JSON: the browser wrote it, and what is no JSON MicroPython reads in its own way.
        sent += ["host " + one_of(chance, HOST_TEXTS), "host " + one_of(chance, HOST_TEXTS)]
        for message in sent:
            model, effects = update(model, message)
            line(message, " ".join([effect.kind + ":" + effect.detail for effect in effects]))
        words = spoken[number % len(spoken)]
        for part in view(model, words):
            line(html(part))
        own, _ = update(NEUTRAL, "start E " + some_code(chance))
        choices = [
            "kind iframe",
            "kind svg",
            "start steps",
            "rule S",
            "mark 9C",
            "caption-0 <é>",
            "controls-undo off",
        ]
        for message in ["s", "embed"] + ["embed choose " + one_of(chance, choices) for _ in range(4)]:
            own, _ = update(own, message)
        line(snippet(own, words))
        line(html(view(own, words).window))


def winnable() -> None:
    """What is picked from the beginning of the list of winnable deals."""
    chance = Pcg32(1, 16)
    for letter in sorted(FIRST):
        for difficulty in ("any", "gentle", "normal", "hard", "none"):
            for _ in range(20):
                line(letter, difficulty, pick(FIRST[letter], letter, difficulty, chance.next))
        for day in range(20261101, 20261131):
            line(letter, day, of_the_day(FIRST[letter], letter, day), of_the_day("", letter, day))


def saves() -> None:
    """Saves whole, cut off and scribbled over; slots, settings, moves and keys that are rubbish."""
    chance = Pcg32(1, 15)
    for number in range(120):
        session, _ = some_game(chance, chance.below(60))
        text = save_text(session)
        damaged = [scribbled(chance, text) for _ in range(6)] + [text[: chance.below(len(text))]]
        damaged += [text.replace(" ", one_of(chance, BLANKS), 3)]
        for save in [text] + damaged:
            try:
                loaded = load(save)
                again = loaded.session
                line(again.code, " ".join(again.log), again.at, again.move_count, loaded.dropped)
            except GolfError as error:
                line(save, said(error))
        slot = scribbled(chance, "me" + str(number) + " 17 linked\n" + text + "\n" + text)
        line(slot_text(read_slot(slot)))
        line(settings_text(read_settings(scribbled(chance, "interactive=off theme=dark language=pl"))))
        moves, rest = read_valid_moves(scribbled(chance, " ".join(session.log)))
        line(" ".join(moves), rest)
    for key in ("z", "Z", "я", "Я", "ß", "ŉ", "ı", "İ", "ﬁ", "é", "1", "&", "?", " ", "Enter", "F1", "", "ζ"):
        for code in ("KeyZ", "KeyV", "Digit1", "Digit9", "Key", "", "Space"):
            for shift in (False, True):
                line(key, code, shift, key_message(key, code, shift, "stock"))


PARTS = {
    "games": games,
    "codes": codes,
    "positions": positions,
    "sentences": sentences,
    "pages": pages,
    "saves": saves,
    "winnable": winnable,
    "boards": boards,
}
PARTS[sys.argv[1]](*sys.argv[2:])
