# Kagura. `make` alone explains the targets. Every target works from a bare checkout with Python 3.11 or later.

# The first Python on the path that is new enough; override with `make PYTHON=/path/to/python`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled
PEERS := $(VENV)/.peers
SOURCES := $(wildcard setup.py) $(shell find src -name '*.py' -o -name '*.toml')
# Several processes may build or test at once on a shared machine.
NICE ?= nice

# More arguments for the program a target starts: make play-terminal ARGS="--seed 7"
ARGS ?=
GAME ?= last_kannagi
SEATS ?=

.DEFAULT_GOAL := help
# The order of the parts of `check` counts: the coverage run comes last.
.NOTPARALLEL:
.PHONY: help setup play play-terminal web web-check test check e2e lint types layers rules slow cover bench bench-tables build docs sanitise audit clean

help: ## show this list
	@echo 'Usage: make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@echo
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'The first target to run prepares .venv by itself; that step alone needs the network.'

setup: $(READY) ## make .venv with Kagura (editable) and the development tools

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo 'Kagura needs Python 3.11 or later: make PYTHON=/path/to/python' >&2; exit 1; }
	"$(PYTHON)" -m venv $(VENV)
	$(PIP) install -c constraints.txt setuptools wheel Cython
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# Compiles the rules in place. Without a C compiler this does nothing, and the rules run as plain Python.
$(COMPILED): $(READY) $(SOURCES)
	@if test -f setup.py; then $(NICE) $(BIN)/python setup.py --quiet build_ext --inplace; fi
	@touch $@

# Where the client cannot be built, the server's page says what is missing.
play: $(COMPILED) ## play in the browser, alone, together and against bots (ARGS="--port 8001")
	@$(NICE) $(BIN)/python web/build.py --fetch-node || true
	@$(BIN)/kagura serve --open $(ARGS)

play-terminal: $(COMPILED) ## play in the terminal (GAME=rising_sun SEATS=human,greedy,random)
	@$(BIN)/kagura play $(GAME) $(if $(SEATS),--seats $(SEATS)) $(ARGS)

# Node from the path, else from PyPI into .venv; nothing to do while the sources are those of the last build.
web: $(READY) ## build the browser client into src/kagura/server/static
	@$(NICE) $(BIN)/python web/build.py --fetch-node

web-check: web ## the client's types and tests
	@PATH="$$PATH:$(abspath $(BIN))" PYTHON="$(abspath $(BIN))/python" sh -ec 'cd web; npm run --silent check; npm run --silent test'

test: $(COMPILED) ## run the tests in every mode this machine has
	$(NICE) $(BIN)/pytest -n 2 -m 'not slow and not e2e' $(ARGS)

check: lint types layers rules web-check docs sanitise audit e2e slow cover ## everything a change must pass, ending with 100 % coverage

# Where the public advisories cannot be asked, it says that nothing was audited; KAGURA_AUDIT_REQUIRED=1 makes that fail.
audit: $(READY) ## known faults of what is pinned, in Python and in the client
	@PATH="$$PATH:$(abspath $(BIN))" $(BIN)/python .ci/audit.py

lint: $(READY) ## ruff: style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) ## mypy --strict over src and tests
	$(BIN)/mypy

layers: $(READY) ## import-linter: imports only go down
	$(BIN)/lint-imports

rules: $(COMPILED) ## every rule ID has a source, a place in the code and a test
	$(BIN)/kagura rules last_kannagi --coverage
	$(BIN)/kagura rules rising_sun --coverage

# Without a Chromium on the path, or in KAGURA_CHROMIUM, they are left out and say so.
e2e: web $(COMPILED) ## journeys in a real browser (Chromium) against a real server
	$(NICE) $(BIN)/pytest -n 2 --dist worksteal -m e2e tests/e2e $(ARGS)

# pytest exits with 5 where no test is marked slow.
slow: $(COMPILED) ## the long fuzzing runs
	$(NICE) $(BIN)/pytest -n 2 -m 'slow and not e2e' || test $$? -eq 5

cover: $(COMPILED) ## the tests in plain mode with branch coverage of core, physics and games
	KAGURA_MODE=plain KAGURA_TEST_MODES=plain $(NICE) $(BIN)/pytest -n 2 -m 'not slow and not e2e' --cov --cov-report=term-missing

bench: $(COMPILED) $(PEERS) ## measure Kagura beside its peers, in one run, as one table
	$(BIN)/python -m benchmarks $(ARGS)

bench-tables: $(COMPILED) web ## measure the server with 200 tables beside boardgame.io, and the client's size
	$(BIN)/python -m benchmarks.tables $(ARGS)

# A peer without a build for this Python is left out of the table; that is no failure.
$(PEERS): $(READY)
	@for peer in open_spiel 'pettingzoo[classic]' catanatron pymunk box2d; do \
		$(PIP) install -c constraints.txt "$$peer" || echo "bench: no $$peer here, measured without it" >&2; done
	@touch $@

# Compiles whatever the stamp says: a compiler may have come since. The client goes into the wheel and the sdist.
build: web ## compile the rules in place, then a wheel and an sdist into dist/
	$(NICE) $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $(COMPILED)
	$(NICE) $(BIN)/python -m build --no-isolation --outdir dist

docs: $(READY) ## the documentation into site/, warnings are errors
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# A second build beside the first, with bounds and undefined behaviour checked in every line of C.
SANITISED := build/sanitised
SANITISE_FLAGS := -g -O1 -fsanitize=bounds,undefined -fno-sanitize-recover=all
SANITISED_KAGURA = PYTHONPATH=$(SANITISED)/lib KAGURA_MODE=compiled $(NICE) $(BIN)/kagura
RANDOM_2500 = simulate last_kannagi --games 2500 --seed 1 --jobs 2 --json
RANDOM_500_SUN = simulate rising_sun --games 500 --seed 1 --jobs 2 --json
sanitise: $(READY) ## 12,000 random games on a build that checks bounds and undefined behaviour
	@if ! command -v $${CC:-cc} >/dev/null; then echo 'sanitise: no C compiler here, nothing to check'; else \
		set -ex; rm -rf $(SANITISED); \
		CFLAGS='$(SANITISE_FLAGS)' LDFLAGS='-fsanitize=bounds,undefined' $(NICE) \
			$(BIN)/python setup.py --quiet build --build-base $(SANITISED) --build-lib $(SANITISED)/lib; \
		$(SANITISED_KAGURA) vectors last_kannagi docs/rules/last_kannagi.md --mode compiled; \
		$(SANITISED_KAGURA) vectors rising_sun docs/rules/rising_sun.md --mode compiled; \
		$(SANITISED_KAGURA) vectors flick_physics tests/physics/vectors.json --mode compiled; \
		$(SANITISED_KAGURA) $(RANDOM_2500) --seats random,random,random >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_2500) --seats random,random,random,random \
			--option mode=solo4 --option reveal=declared --option l3_rule=enter >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_2500) --seats random,random \
			--option mode=team2 --option characters=pick --option growth_stop=6 >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_2500) --seats random,random,random,random \
			--option mode=team4 --option zero_move=false --option build_adjacency=false >/dev/null; \
		$(SANITISED_KAGURA) simulate last_kannagi --games 20 --seed 2 --seats search,search,search --json >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_500_SUN) --seats random,random,random,random,random >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_500_SUN) --seats random,random,random,random,random \
			--option gifts=on --option piles=limited --option timing=ask --option auto_single=false >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_500_SUN) --seats random,random,random,random \
			--option clans=koi-lotus-turtle-dragonfly --option card_set=archway --option souls_rule=any >/dev/null; \
		$(SANITISED_KAGURA) $(RANDOM_500_SUN) --seats random,random,random \
			--option clans=lotus-turtle-bonsai --option alliances=none --option toll=auto >/dev/null; \
		$(SANITISED_KAGURA) simulate rising_sun --games 10 --seed 2 --seats search,search,search \
			--option clans=koi-lotus-turtle --json >/dev/null; \
	fi

clean: ## remove all that was built, .venv included
	rm -rf $(VENV) build dist site htmlcov web/node_modules src/kagura/server/static tests/e2e/artefacts .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache src/*.egg-info
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +
