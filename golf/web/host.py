"""What a board tells the page around it."""

from golf.solitaire.session import Session
from golf.web.browser import golf


class Host:
    """The page around a board; outside a board it is told nothing.

    The sentences are written by `golf.solitaire.page.later.board_host`, which a board has from the start.
    """

    def __init__(self, embed: bool) -> None:
        self._embed = embed
        self._is_ready = False  # whether it has been told that the board is
        self._refused: list[str] = []  # what it must be told then of the deal and moves it asked for

    def tell_ready(self, session: Session | None) -> None:
        """Tell that the board is ready, how it stands, and what was refused of what the address asks for."""
        if not self._embed:
            return
        from golf.solitaire.page.later.board_host import READY

        self._is_ready = True
        golf.tell(READY)
        self.tell_state(session)
        for detail in self._refused:
            self.tell_refused(detail)

    def tell_state(self, session: Session | None) -> None:
        """Tell how the game stands."""
        if self._is_ready and session is not None:
            from golf.solitaire.page.later.board_host import state_text

            golf.tell(state_text(session))

    def tell_refused(self, detail: str) -> None:
        """Tell that a move was refused; `detail` is the move and the reason."""
        if self._is_ready:
            from golf.solitaire.page.later.board_host import refused_text

            golf.tell(refused_text(detail))
        elif self._embed:
            self._refused.append(detail)
