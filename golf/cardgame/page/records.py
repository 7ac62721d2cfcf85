"""What the card game keeps besides matches: its options, and the table that was set up last."""

from golf.cardgame.page.draft import Draft, draft_text, read_draft
from golf.cardgame.page.options import CHOICES, DEFAULT, Options, unread_options, with_option
from golf.page.records import Records
from golf.page.settings import CHOICES as SITE_CHOICES
from golf.page.settings import DEFAULT as SITE_DEFAULT

_OPTIONS = "cards.options"
_TABLE = "cards.table"


class CardRecords(Records):
    """A player's settings, options and table."""

    def keep_again(self) -> None:
        """Write settings and options again."""
        self.keep_choices_again("settings", SITE_CHOICES, SITE_DEFAULT)
        self.keep_choices_again(_OPTIONS, CHOICES, DEFAULT)

    def options(self) -> tuple[Options, bool]:
        """Return the options, and whether something in them could not be read."""
        damaged = self.take_choices(_OPTIONS, CHOICES, unread_options)
        found, unread = self.choices(_OPTIONS, CHOICES, DEFAULT, with_option)
        return found, damaged or unread

    def keep_options(self, options: Options) -> None:
        """Write those options that were changed in this page."""
        self.keep_choices(_OPTIONS, CHOICES, DEFAULT, options)

    def draft(self) -> tuple[Draft, bool]:
        """Return the table that was set up last, and whether something in it could not be read."""
        earlier = self._earlier
        if earlier and earlier.since(_TABLE)[0] is not None and earlier.copy(_TABLE, _TABLE):
            earlier.mark(_TABLE)
        text = self.text(_TABLE)
        return read_draft(text), _unread_draft(text)

    def keep_draft(self, draft: Draft) -> None:
        """Write the table."""
        self.keep(_TABLE, draft_text(draft), _unread_draft)


def _unread_draft(text: str) -> bool:
    return text != "" and draft_text(read_draft(text)) != text
