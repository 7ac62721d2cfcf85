"""Parts of the game that the page fetches when they are first needed.

A module that comes later enters itself here when it is imported: what a window shows, and what messages do.
So a first visit need not load it, and the modules that are there from the start need not know it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from golf.app.effects import Effect
    from golf.app.model import Model
    from golf.app.nodes import Node
    from golf.i18n.words import Words

BODIES: "dict[str, Callable[[Model, Words], Node]]" = {}
HANDLERS: "dict[str, Callable[[Model, str], tuple[Model, tuple[Effect, ...]]]]" = {}
