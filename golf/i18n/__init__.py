"""From reason codes, cards and tables to words, in every language of `i18n/`."""
