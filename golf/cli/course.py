"""The command line's `course`: the nine deals of a course, the best that each allows, and a card beside it.

CPython only.
"""

import argparse

from golf.i18n.words import Words
from golf.play.pairs import Pairs, json_text
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.course import HOLES, PAR, hole_codes, open_course, score_display
from golf.solitaire.opening import open_game
from golf.solitaire.scorecard import read_card_text


def run_course(options: argparse.Namespace, words: Words) -> int:
    """Nine lines, or one JSON object: code, par, holes with their best, and the scores of a pasted card."""
    course = open_course(options.code)
    scores = read_card_text(course.code + " " + options.scores).results if options.scores else ()
    holes = []
    for at, code in enumerate(hole_codes(course)):
        score = scores[at] if at < len(scores) else None
        holes.append((code, solve(open_game(code)[1]).best, score))
    best = sum(hole[1] for hole in holes)
    if options.json:
        rows = [Pairs((("code", code), ("best", found), ("score", score))) for code, found, score in holes]
        values: tuple[tuple[str, object], ...] = (
            ("code", course.code),
            ("par", PAR * HOLES),
            ("holes", rows),
            ("best", best),
            ("total", sum(scores) if scores else None),
        )
        print(json_text(Pairs(values)))
        return 0
    print(f"{course.code}  {words.say('course.par')} {PAR * HOLES}\n")
    for number, (code, found, score) in enumerate(holes, 1):
        mine = "" if score is None else f"{score_display(score):>5}"
        print(f"{number}  {code}  {words.say('course.best')}: {score_display(found):>3}{mine}")
    total = f", {words.say('course.score')}: {score_display(sum(scores))}" if scores else ""
    print(f"\n{words.say('course.total')}: {words.say('course.best')} {score_display(best)}{total}")
    return 0
