# Every target sets up what it needs (tools/setup) and is quick where that is done already.

PYTHON3 ?= python3
PYTHON := .venv/bin/python
PORT ?=

# Where this machine has no Node, setup puts one into .venv/bin.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: help play check test site bench verify browsers screenshots check-words setup setup-chromium setup-browsers
.NOTPARALLEL:
.DEFAULT_GOAL := help

help:
	@echo "make play         build the site and serve it (PORT=8000)"
	@echo "make check        lint, types and every test that needs no browser: about a minute"
	@echo "make test         the same, and the tests in a browser"
	@echo "make site         build dist/"
	@echo "make bench        speed and size, measured in Chromium"
	@echo "make verify       long checks"
	@echo "make browsers     the game in Chromium, Firefox and WebKit"
	@echo "make screenshots  every screen in four sizes and all themes; a few for the documents"
	@echo "make check-words  how complete the translations are"

play: site
	@$(PYTHON) -m golf.site.serve $(if $(PORT),--port $(PORT))

check: setup
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy
	$(PYTHON) -m golf.site
	$(PYTHON) -m pytest -n auto --dist worksteal -m "not e2e and not verify"

test: setup-chromium check
	$(PYTHON) -m pytest -n auto --dist worksteal -m "e2e and not verify"

site: setup
	$(PYTHON) -m golf.site

bench: setup-chromium
	$(PYTHON) -m golf.site
	$(PYTHON) -m tools.bench

verify: setup-chromium
	$(PYTHON) -m golf.site
	$(PYTHON) -m pytest -m verify
	$(PYTHON) -m tools.verify
	-$(PYTHON) -m golf.site.words --complete

browsers: setup-browsers
	$(PYTHON) -m golf.site
	$(PYTHON) -m tools.browsers

screenshots: setup-chromium
	$(PYTHON) -m golf.site
	$(PYTHON) -m tools.screenshots

check-words: setup
	$(PYTHON) -m golf.site.words

setup:
	@$(PYTHON3) -m tools.setup

setup-chromium:
	@$(PYTHON3) -m tools.setup chromium

setup-browsers:
	@$(PYTHON3) -m tools.setup chromium browsers
