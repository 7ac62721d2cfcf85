"""What the app says on the table, as nodes: a refusal, a hint, and how the game ended."""

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.memo import memo
from golf.page.nodes import Node, button, el
from golf.solitaire.advisor.questions import HINT, REVIEW
from golf.solitaire.page.advisor import hint_pile, hint_said, review_said, waiting
from golf.solitaire.page.course_play import hole_score_said, next_key
from golf.solitaire.page.model import Model
from golf.solitaire.places import DISCARD, STOCK
from golf.solitaire.session import Session
from golf.solitaire.table import BLOCKED, COVERED, WON, cards_left


def bubble_view(model: Model, words: Words | None) -> Node:
    """Return the explanation of a refused move beside the card that was tapped, or a hint beside its card."""
    pile, row, said, more = _spoken(model)
    blocked = said is None and model.session is not None and model.session.status == BLOCKED
    covered = model.refused is not None and model.refused.reason == COVERED
    place = {STOCK: " on-stock", DISCARD: " on-discard", "bar": " on-bar"}.get(pile, "")
    kind = "bubble" + place + (" covered" if covered else "") + (" advice" if _advice(model) else "")
    style = _place_of(model, pile, row)
    shown = (kind, style, said, more, blocked)
    return memo("bubble", words, shown, lambda: _bubble(words, kind, style, said, more, blocked))


def _bubble(
    words: Words | None, kind: str, style: str, said: Said | None, more: Said | None, blocked: bool
) -> Node:
    return el(
        "div",
        (("class", kind), ("data-shown", "true" if said else None), ("style", style)),
        (
            # The one element that holds what the app has to say; at the end it is the end's sentence.
            el(
                "p",
                (("data-field", None if blocked else "message"),),
                said.in_words(words) if said and words else "",
            ),
            el("p", (("class", "bubble-more"),), more.in_words(words) if more and words else ""),
        ),
    )


def _advice(model: Model) -> bool:
    return model.refused is None and (model.advice.hint is not None or waiting(model, HINT))


def _spoken(model: Model) -> tuple[str, int, Said | None, Said | None]:
    """Return the place and row to speak at, what is said, and what more."""
    refused, hint = model.refused, model.advice.hint
    if refused:
        return refused.pile, refused.row, Said("refusal." + refused.reason, {}), refused.more
    if hint and model.session:
        what, why = hint_said(model.session, hint)
        return hint_pile(hint), 0, what, why
    if waiting(model, HINT):
        return "bar", 0, Said("hint.thinking", {}), None
    return "", 0, None, None


def _place_of(model: Model, pile: str, row: int) -> str:
    if model.session is None or not pile.startswith("column-"):
        return "--col:0;--row:0"
    columns = model.session.table.columns
    column = min(int(pile[-1]), len(columns)) - 1  # a move may name a column that is not there
    height = len(columns[column])
    return "--col:" + str(column) + ";--row:" + str(max(0, min(row or height, height) - 1))


def end_view(model: Model, words: Words | None) -> Node:
    """Return how the game ended, how it could have ended, and what can be done then (A6)."""
    session = model.session
    shown = session is not None and session.status in (WON, BLOCKED)
    children: tuple[Node | None, ...] = ()
    if shown and session and words:
        status = session.status
        values: dict[str, object] = {
            "count": cards_left(session.table),
            "score": session.score,
            "moves": session.move_count,
        }
        message = "message" if status == BLOCKED and not model.refused else None
        hints = Said("status.hints", {"count": session.hints}) if session.hints else None
        children = (
            el("p", (("class", "end-title"), ("data-field", message)), words.say("status." + status)),
            el("p", (("class", "end-text"),), Said("status." + status + "_text", values).in_words(words)),
            _hole(model, session, words),
            el("p", (("class", "end-text end-hints"),), hints.in_words(words)) if hints else None,
            None
            if model.embed
            else el("p", (("class", "end-text end-review"),), _review(model, session, words)),
            el("div", (("class", "end-actions"),), _end_actions(model, session, words)),
        )
    return el("section", (("class", "end"), ("data-shown", "true" if shown else None)), children)


def _hole(model: Model, session: Session, words: Words) -> Node | None:
    """Return what the hole counts in its course, and why; the points above are this game's alone."""
    if model.course is None or model.course.over:
        return None
    return el("p", (("class", "end-text end-hole"),), hole_score_said(session).in_words(words))


def _review(model: Model, session: Session, words: Words) -> str:
    """Return the best that was possible, and where a win was lost.

    A line is kept free while it is computed.
    """
    review = model.advice.review
    if review is None:
        return words.say("review.thinking") if waiting(model, REVIEW) else ""
    return " ".join([said.in_words(words) for said in review_said(review)])


def _review_button(model: Model, words: Words) -> Node:
    """It is there from the beginning and comes last, so that nothing moves when the review comes.

    Where the review did not come it asks for it again.
    """
    idle = (("aria-disabled", "true"),) if waiting(model, REVIEW) else ()
    return button("study", words.say("action.study"), "action", idle)


def _end_actions(model: Model, session: Session, words: Words) -> tuple[Node | None, ...]:
    blocked = session.status == BLOCKED
    if model.course and not model.course.over:
        return (
            button("next-hole", words.say(next_key(model.course)), "action primary"),
            button("undo", words.say("action.u")) if blocked else None,
            button("course", words.say("course.open")),
            None if model.embed or model.linked else _review_button(model, words),
        )
    following = "start " + session.start.rules.letter
    return (
        button(following, words.say("action.next"), "action primary"),
        button("undo", words.say("action.u")) if blocked else None,
        button("restart", words.say("action.restart")),
        None if model.embed or model.study else _review_button(model, words),
    )
