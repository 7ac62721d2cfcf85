"""The first round: prepared cards, each choice explained and each wrong one too."""

from golf.app.effects import Effect
from golf.app.model import Said
from golf.cardpage.model import Model


def objection(model: Model, move: str) -> Said | None:
    """Why a move is not the one to learn from; None outside the lesson, or when it is."""
    return None


def after_move(model: Model, move: str) -> Model:
    """The lesson one step on."""
    return model


def hint_said(model: Model) -> tuple[str, Said] | None:
    """The lesson's move with its reason; None outside the lesson."""
    return None


def begin(model: Model, _: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`lesson`: begin the first round."""
    return model, ()
