"""What messages do that only a window sends: the page fetches the windows when the first one opens.

A module that comes with them enters itself here when it is imported, so that a start need not load it and
the modules that are there from the start need not know it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from golf.app.effects import Effect
    from golf.app.model import Model

HANDLERS: "dict[str, Callable[[Model, str], tuple[Model, tuple[Effect, ...]]]]" = {}
