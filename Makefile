# `make play` opens the table in the browser, `make test` runs every check. Both set up what they need in .venv.

PYTHON ?= python3
BIN = .venv/bin
# What covers the rules to the last branch: it is measured, which takes five times as long. The rest is not, laws and
# perft among it, which hold the same rules over random play.
RULES = tests/games tests/records tests/playthroughs tests/laws/test_recall.py tests/drawing/test_views.py \
	tests/test_core.py tests/test_mistakes.py tests/test_reprs.py
BOTS = tests/agents
SCREEN = tests/browser
SERVER = tests/server
# In two parts each, since most of what they do is to wait: for a page, for a server's answer.
SCREEN_FIRST = $(wildcard tests/browser/test_[a-k]*.py)
SERVER_FIRST = $(wildcard tests/server/test_[a-l]*.py)
# All that use machine code, which is compiled once for them.
PARTS = test-screen-first test-screen-last test-rest test-server-first test-server-last test-bots
# What checks the types of the page's modules, where Node is found; nothing else needs it.
TYPESCRIPT = npx --yes --loglevel=error --package typescript@7.0.2 tsc
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play test test-style test-rules $(PARTS) test-types kernels chromium types golden rules docs pictures benchmark clean

play: .venv/installed  ## options go in ARGS: make play ARGS="--port 9000"
	@$(BIN)/gaslamp serve $(ARGS)

test: .venv/installed-dev chromium
	@$(MAKE) --no-print-directory --jobs=4 kernels test-style test-types test-rules $(PARTS)

test-style: .venv/installed-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

test-rules: .venv/installed-dev
	$(BIN)/coverage run -m pytest $(RULES)
	$(BIN)/coverage report --include='*/core.py,*/match.py,*/record.py,*/games/*' --fail-under=100 --show-missing

$(PARTS): .venv/installed-dev kernels

test-rest:
	$(BIN)/pytest $(RULES:%=--ignore=%) --ignore=$(BOTS) --ignore=$(SCREEN) --ignore=$(SERVER)

test-server-first:
	$(BIN)/pytest $(SERVER_FIRST)

test-server-last:
	$(BIN)/pytest $(SERVER) $(SERVER_FIRST:%=--ignore=%)

test-screen-first:
	$(BIN)/pytest $(SCREEN_FIRST)

test-screen-last:
	$(BIN)/pytest $(SCREEN) $(SCREEN_FIRST:%=--ignore=%)

test-bots:
	$(BIN)/pytest $(BOTS)

kernels: .venv/installed-dev  ## machine code of all bots that search
	@$(BIN)/python -c "from tests.kernels import compile_all; compile_all()"

test-types:  ## the page's modules against the types of the messages
	@if ! command -v npx >/dev/null; then echo "No Node here, so the types of the page's modules were not checked."; \
	elif ! npm_config_fetch_retries=0 npm_config_fetch_timeout=30000 $(TYPESCRIPT) --version >/dev/null 2>&1; then \
		echo "TypeScript cannot be fetched, so the types of the page's modules were not checked."; \
	else $(TYPESCRIPT) && echo "The types of the page's modules are right."; fi

chromium:  ## a browser for the tests of the screen, from Debian where that is possible
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
		echo "No Chromium here, so the tests of the screen will be skipped: sudo apt install chromium"

types: .venv/installed-dev  ## rewrite the types of the messages for the page's modules
	$(BIN)/python -m gaslamp.server.typescript

golden: .venv/installed-dev  ## rewrite the golden playthroughs and perft counts; read the difference
	$(BIN)/python -m tests.playthroughs.golden
	$(BIN)/python -m tests.perft.perft

rules: .venv/installed-dev  ## rewrite docs/reference/rules.md and its pictures from the rules that come with the package
	$(BIN)/python -m gaslamp.rulebook.document docs/reference

docs: .venv/installed-dev  ## the site of the documentation, in build/site
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --doctree-dir build/doctrees docs build/site
	@echo "The site is ready: build/site/index.html"

pictures: .venv/installed-dev chromium  ## redraw docs/images
	$(BIN)/python docs/images/draw.py
	$(BIN)/python -m docs.images.photograph

benchmark: .venv/installed-dev
	$(BIN)/pytest benchmarks --benchmark-only --benchmark-columns=min,median,ops

clean:
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .benchmarks

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Gaslamp needs Python 3.11 or later: make PYTHON=python3.11 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y python3-venv; } || \
		{ echo "Debian keeps venv in a package of its own: sudo apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml | .venv/bin/python
	@echo "Setting up Gaslamp in .venv, once ..."
	$(BIN)/pip install --quiet --editable '.[play,serve,search]'
	@touch $@

.venv/installed-dev: pyproject.toml | .venv/bin/python
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@ .venv/installed
