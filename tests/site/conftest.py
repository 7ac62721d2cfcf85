"""The rules pages, built once into a folder of their own."""

from pathlib import Path

import pytest

from golf.site.embed_page import write_embed_page
from golf.site.output import Site
from golf.site.rules_pages import RulesPages, write_rules_pages


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site").resolve()


@pytest.fixture(scope="session")
def written(folder: Path) -> RulesPages:
    """What the build says that it wrote; a stand-in for the game is there for links to it."""
    (folder / "index.html").write_text("<!doctype html><title>Golf</title>", "utf-8")
    write_embed_page(Site(folder))
    return write_rules_pages(Site(folder), address="")
