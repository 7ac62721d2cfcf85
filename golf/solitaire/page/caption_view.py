"""The captions of a board in another page, and the two buttons that step through its line."""

from golf.i18n.words import Words
from golf.page.nodes import Node, button, el
from golf.solitaire.page.model import Model


def caption_view(model: Model, words: Words | None) -> Node:
    """Return the caption of the position; an empty, hidden part where there is none."""
    frame = model.frame
    shown = model.embed and words is not None and model.session is not None and frame.captions != ()
    children: tuple[Node, ...] = ()
    if shown and words:
        from golf.solitaire.page.later.board_host import on_line

        place, count = on_line(model), len(frame.line)
        text = words.say("caption.away")
        if place >= 0:
            text = frame.captions[place] if place < len(frame.captions) else ""
        where = words.say("caption.place", {"number": max(place, 0), "count": count}) if place >= 0 else ""
        children = (
            el("p", (("class", "caption-text"), ("role", "status"), ("dir", "auto")), text),
            el(
                "div",
                (("class", "caption-steps"), ("hidden", None if count else "")),
                (
                    _step("back", words.say("caption.back"), place == 0),
                    el("span", (("class", "caption-place"),), where),
                    _step("on", words.say("caption.on"), place in (-1, count)),
                ),
            ),
        )
    return el("section", (("class", "caption"), ("hidden", None if shown else "")), children)


def _step(way: str, name: str, idle: bool) -> Node:
    return button("walk " + way, name, "action", (("aria-disabled", "true"),) if idle else ())
