"""What the card game keeps besides matches: its options, and the table that was set up last."""

from golf.cardgame.page.draft import Draft, draft_text, read_draft
from golf.cardgame.page.options import Options, options_text, read_options, unread_options
from golf.page.records import Records

_OPTIONS = "golf.cards.options"
_TABLE = "golf.cards.table"


class CardRecords(Records):
    """A player's settings, options and table."""

    def options(self) -> tuple[Options, bool]:
        """Return the options, and whether something in them could not be read."""
        text, damaged = self.read(_OPTIONS, unread_options)
        return read_options(text), damaged

    def keep_options(self, options: Options) -> None:
        """Write the options."""
        self.keep(_OPTIONS, options_text(options), unread_options)

    def draft(self) -> tuple[Draft, bool]:
        """Return the table that was set up last, and whether something in it could not be read."""
        text, damaged = self.read(_TABLE, _unread_draft)
        return read_draft(text), damaged

    def keep_draft(self, draft: Draft) -> None:
        """Write the table."""
        self.keep(_TABLE, draft_text(draft), _unread_draft)


def _unread_draft(text: str) -> bool:
    return text != "" and draft_text(read_draft(text)) != text
