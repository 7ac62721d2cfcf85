# Every target sets up what it needs (tools/setup) and is quick where that is done already.

PYTHON3 ?= python3
PYTHON := .venv/bin/python
PORT ?=
URL ?=
UPGRADE ?=

# The Node of requirements-dev.txt, whatever this machine has.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: help play check test site bench verify browsers listen screenshots check-words address lock \
	setup setup-chromium setup-browsers setup-listening
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
	@echo "make listen       what a real screen reader says: a quarter of an hour (Debian)"
	@echo "make screenshots  every screen in four sizes and all themes; a few for the documents"
	@echo "make check-words  how complete the translations are"
	@echo "make address      whether the game at an address works (URL=https://…/)"
	@echo "make lock         requirements-dev.txt anew, with hashes (UPGRADE=yes: newer packages too)"

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

listen: setup-listening
	$(PYTHON) -m golf.site
	$(PYTHON) -m tools.listen

screenshots: setup-chromium
	$(PYTHON) -m golf.site
	$(PYTHON) -m tools.screenshots

check-words: setup
	$(PYTHON) -m golf.site.words

address: setup-chromium
	$(PYTHON) -m tools.address "$(URL)"

lock: setup
	$(PYTHON) -m tools.lock $(if $(UPGRADE),--upgrade)

setup:
	@$(PYTHON3) -m tools.setup

setup-chromium:
	@$(PYTHON3) -m tools.setup chromium

setup-browsers:
	@$(PYTHON3) -m tools.setup chromium browsers

setup-listening:
	@$(PYTHON3) -m tools.setup listening
