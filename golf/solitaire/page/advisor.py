"""Hints, verdicts and the review of a finished game: when to ask the advisor, and what its answers mean.

The advisor answers from a worker, late or never; the game does not wait for it. A question carries a
ticket, and an answer whose ticket is no longer open is dropped. While the player follows a line that was
found to be best, the next hint is known without asking.
"""

from golf.i18n.said import Said
from golf.page.effects import ASK, effects
from golf.page.settings import ON
from golf.play.line import with_hint
from golf.record import replace
from golf.solitaire.advisor.questions import (
    HINT,
    NO_MOVE,
    NOTHING_FITS,
    REVIEW,
    VERDICT,
    Reply,
    question,
    read_reply,
)
from golf.solitaire.page.advisor_state import FAILED, FETCHING, Engine, Plan, ShownHint
from golf.solitaire.page.course_play import game_text
from golf.solitaire.page.model import Model, say
from golf.solitaire.places import STOCK, column_pile
from golf.solitaire.session import Session, game_along, session_refusal, without_undone
from golf.solitaire.table import DRAW, PLAYING, plays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

ON_LINE = "on_line"  # the hint follows a line that was found before
GONE = "gone"  # of the advisor's files


def waiting(model: Model, kind: str) -> bool:
    """Return whether a question of a kind is open."""
    return kind in [asked for asked, _ in model.advice.asked]


def ask_hint(model: Model, _: str) -> "Step":
    """Give a hint: at once where nothing fits or a best line is followed, else from the advisor."""
    session = model.session
    if session is None:
        return model, ()
    if session.status != PLAYING:
        return _over(model), ()
    if not plays(session.table) and session_refusal(session, DRAW) is None:
        return _point(model, ShownHint(DRAW, NOTHING_FITS, False, 0)), ()
    move = _next_of_plan(model, session)
    if move:
        plan = model.advice.plan
        assert plan is not None
        return _point(model, ShownHint(move, ON_LINE, plan.winnable, plan.best)), ()
    return _ask(model, HINT)


def _over(model: Model) -> Model:
    """Answer where there is nothing left to ask."""
    return say(replace(model, refused=None), (Said("hint." + NO_MOVE, {}),))


def ask_verdict(model: Model, _: str) -> "Step":
    """Say once whether the game can still be won."""
    known = model.advice.verdict
    if model.session is None:
        return model, ()
    if model.session.status != PLAYING:
        return _over(model), ()
    model = replace(model, advice=replace(model.advice, heard=True))
    return (say(model, (verdict_said(known),)), ()) if known else _ask(model, VERDICT)


def shows_verdict(model: Model) -> bool:
    """Return whether the verdict is wanted in sight: not where it is only computed to warn."""
    return model.settings.verdict == ON or model.advice.heard


def after_change(model: Model) -> "Step":
    """Drop advice on a position that has changed, and ask what is wanted of the new one."""
    model = replace(
        model, advice=replace(model.advice, asked=(), hint=None, verdict=None, heard=False, review=None)
    )
    session = model.session
    if session is None or model.embed or model.study or model.advice.broken:
        return model, ()
    if session.status != PLAYING:
        return _ask(model, REVIEW) if session.done else (model, ())
    wanted = model.settings.verdict == ON or (model.settings.warn == ON and session.done)
    return _ask(model, VERDICT) if wanted else (model, ())


def answer(model: Model, rest: str) -> "Step":
    """`advice hint 7 …`: an answer of the advisor; one whose question is no longer open is dropped."""
    reply = read_reply(rest)
    advice = model.advice
    session = model.session
    if reply is None or (reply.kind, reply.ticket) not in advice.asked or session is None:
        return model, ()
    asked = tuple([pair for pair in advice.asked if pair != (reply.kind, reply.ticket)])
    hint = None if reply.kind == HINT else advice.hint
    model = replace(model, advice=replace(advice, asked=asked, hint=hint, broken=False))
    if reply.trouble:
        return say(model, (Said("error." + reply.trouble, {"count": len(session.table.stock)}),)), ()
    if reply.kind == HINT:
        return _hinted(model, session, reply), ()
    if reply.kind == VERDICT:
        return _judged(model, session, reply), ()
    return say(replace(model, advice=replace(model.advice, review=reply)), review_said(reply)), ()


def failed(model: Model, how: str) -> "Step":
    """Say that the advisor cannot answer, if the player waits for an answer or it is the first time.

    `how` is `GONE` where the site has another version by now: then asking again cannot help, but loading the
    page again, which is offered, does. From then on only the player's questions are asked, so that this is
    not said at every move.
    """
    advice = model.advice
    spoken = [kind for kind, _ in advice.asked if kind != REVIEW or advice.broken]
    engine = Engine(FAILED, 0, 0) if model.engine.state == FETCHING else model.engine
    model = replace(
        model,
        advice=replace(advice, asked=(), hint=None, broken=bool(advice.asked) or advice.broken),
        engine=engine,
    )
    if not spoken:
        return model, ()
    problem = Said("error.advisor_gone" if how == GONE else "error.advisor", {})
    return say(replace(model, problem=problem), (problem,)), ()


def study(model: Model, _: str) -> "Step":
    """Step through the line the review found: a game of its own, with undo and redo as back and forward."""
    review = model.advice.review
    if model.session is None or model.session.status == PLAYING or model.embed or model.study:
        return model, ()
    if model.course and model.linked:
        return model, ()  # there is no place left to keep the course meanwhile
    if review is None:  # none came: it is asked for again
        return _ask(model, REVIEW) if model.session.done else (model, ())
    place = max(0, review.lost - 1)
    line = model.session.done[:place] + review.line
    session = game_along(model.session.code, line, place)
    if session is None:
        return model, ()
    # Beside a link's deal the player's own game stays the one to come back to.
    aside = model.aside if model.linked else game_text(model)
    model = replace(model, session=session, study=True, aside=aside, refused=None, course=None)
    return say(model, (Said("study.begun", {"number": place + 1}),)), ()


def leave_study(model: Model, _: str) -> "Step":
    """Continue from here: the position reached becomes the player's game."""
    if not model.study or model.session is None:
        return model, ()
    session = without_undone(model.session)
    return say(replace(model, session=session, study=False), (Said("study.continued", {}),)), ()


def verdict_said(reply: Reply) -> Said:
    """Return the verdict as a sentence."""
    if reply.winnable:
        return Said("verdict.won", {"count": -reply.best})
    if not reply.lost:
        return Said("verdict.never", {"count": reply.best})
    return Said("verdict.lost", {"count": reply.best, "number": reply.lost})


def review_said(reply: Reply) -> tuple[Said, ...]:
    """Return what was possible in a finished game, and where a win was lost."""
    if reply.deal_best > 0:
        return (Said("review.never", {"count": reply.deal_best}),)
    best = Said("review.best", {"count": -reply.deal_best})
    return (best, Said("review.lost", {"number": reply.lost})) if reply.lost else (best,)


def hint_said(session: Session, hint: ShownHint) -> tuple[Said, Said]:
    """Return what to do, and why."""
    count = abs(hint.best)
    reason = hint.reason
    if reason == ON_LINE:
        reason = "on_line_won" if hint.winnable else "fewest_left"
    why = Said("hint." + reason, {"count": count})
    if hint.move == DRAW:
        return Said("hint.draw", {}), why
    card = session.table.columns[int(hint.move) - 1][-1]
    return Said("hint.play", {"card": card, "number": int(hint.move)}), why


def hint_pile(hint: ShownHint) -> str:
    """Return the place a hint points at."""
    return STOCK if hint.move == DRAW else column_pile(int(hint.move) - 1)


def _ask(model: Model, kind: str) -> "Step":
    session = model.session
    assert session is not None
    advice = model.advice
    if waiting(model, kind):
        return model, ()
    ticket = advice.ticket + 1
    asked = advice.asked + ((kind, ticket),)
    hint = None if kind == HINT else advice.hint
    model = replace(model, refused=None, advice=replace(advice, ticket=ticket, asked=asked, hint=hint))
    return model, effects(ASK, question(kind, ticket, session))


def _hinted(model: Model, session: Session, reply: Reply) -> Model:
    if not reply.line or session_refusal(session, reply.line[0]) is not None:
        return say(model, (Said("hint." + NO_MOVE, {}),))
    plan = Plan(session.code, session.done + reply.line, reply.winnable, reply.best)
    model = replace(model, advice=replace(model.advice, plan=plan))
    return _point(model, ShownHint(reply.line[0], reply.reason, reply.winnable, reply.best))


def _point(model: Model, hint: ShownHint) -> Model:
    """Show and say a hint, and count it."""
    session = model.session
    assert session is not None
    shown = replace(model.advice, hint=hint)
    model = replace(model, session=with_hint(session), refused=None, problem=None, advice=shown)
    return say(model, hint_said(session, hint))


def _judged(model: Model, session: Session, reply: Reply) -> Model:
    model = replace(model, advice=replace(model.advice, verdict=reply))
    lost_now = reply.lost > 0 and reply.lost == session.at
    if lost_now and model.settings.warn == ON:
        warning = Said("verdict.warned", {"count": reply.best})
        return say(replace(model, problem=warning), (warning,))
    # With the verdict always on view only its change is said; asked for, it is said.
    change = lost_now and model.settings.verdict == ON
    return say(model, (verdict_said(reply),)) if change or model.advice.heard else model


def _next_of_plan(model: Model, session: Session) -> str:
    """Return the next move of the best line that is known, "" when the player has left it."""
    plan = model.advice.plan
    if plan is None or plan.code != session.code or len(plan.line) <= session.at:
        return ""
    return plan.line[session.at] if plan.line[: session.at] == session.done else ""
