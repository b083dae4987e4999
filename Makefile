# make run      play          make test     everything that a change must pass
# `make help` lists the rest. Needs make and Python 3.11 or newer with venv and pip.

ARGS =
PYTHON =
NEW =

VENV = .venv
PY = $(VENV)/bin/python
PIP = $(PY) -m pip --disable-pip-version-check
CANDIDATES = $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

# A copied folder keeps its environment; one whose Python has gone gets a new one.
HAS_VENV := $(shell $(PY) -c 'import sys, pip; print(sys.version_info >= (3, 11))' 2>/dev/null)
ifneq ($(HAS_VENV),True)
NEEDS_VENV = venv
endif

.PHONY: help run test check fix catalogs arena bench lock clean venv

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' Makefile | while read -r target text; do \
		printf '  make %-9s %s\n' "$$target" "$$text"; done

run: $(VENV)/.run ## play; `make run ARGS=--no-browser` opens no tab, HOST and PORT say where
	@exec $(PY) -m app $(ARGS)

test: $(VENV)/.dev ## a Chromium if there is none, then lint, types and all tests
	@$(PY) -m tests.browser.chromium
	@$(MAKE) --no-print-directory check
	$(PY) -m pytest --numprocesses=auto --dist=worksteal $(ARGS)

check: $(VENV)/.dev ## lint and types
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

fix: $(VENV)/.dev ## put right what the linter can, and format
	$(PY) -m ruff format
	$(PY) -m ruff check --fix

# N_, NN_ and NC_ mark sentences that are translated later, where they are shown.
POT = app/locale/messages.pot
BABEL = $(PY) -m babel.messages.frontend
KEYWORDS = -k _ -k gettext -k pgettext:1c,2 -k NC_:1c,2 -k ngettext:1,2 -k N_ -k NN_:1,2
catalogs: $(VENV)/.dev ## bring app/locale up to date; NEW=it begins a language
	$(BABEL) extract -F pyproject.toml --no-default-keywords $(KEYWORDS) --project=Tapete \
		--copyright-holder='Tapete contributors' --add-location=file --sort-by-file -o $(POT) .
	$(if $(NEW),$(BABEL) init -i $(POT) -d app/locale -l $(NEW))
	$(BABEL) update -i $(POT) -d app/locale --no-fuzzy-matching --ignore-obsolete \
		--ignore-pot-creation-date

arena: $(VENV)/.dev ## measure the computer players for the set-up page; --help says how
	@$(PY) -m tests.promises $(ARGS)

bench: $(VENV)/.dev ## plies per second of every game
	@$(PY) -m tests.bench $(ARGS)

# One lock serves Python 3.11 and newer on Linux and macOS. The later ones hold to the first.
UV = $(VENV)/lock/bin/python -m uv
COMPILE = $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--upgrade --no-header --no-emit-index-url --quiet
lock: $(NEEDS_VENV) ## newest versions into the lock files
	$(PY) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip --disable-pip-version-check install --quiet uv
	$(COMPILE) -o requirements.lock
	$(COMPILE) -c requirements.lock --extra postgres -o requirements-postgres.lock
	$(COMPILE) -c requirements-postgres.lock --extra postgres --group dev -o requirements-dev.lock

clean: ## remove the environment and every cache; saved games stay
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.run: requirements.lock $(NEEDS_VENV)
	@echo 'Installing what Tapete needs (once) ...'
	@$(PIP) install --quiet --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(NEEDS_VENV)
	@echo 'Installing what the tests need (once) ...'
	@$(PIP) install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

venv:
	@found=; bare=; \
	for name in $(CANDIDATES); do \
		"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		if "$$name" -c 'import venv, ensurepip' 2>/dev/null; then found=$$name; break; fi; \
		bare=$${bare:-$$name}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$bare" ]; then \
		echo "Tapete needs Python's venv and pip, which $$bare lacks" \
			"(on Debian and Ubuntu: sudo apt install python3-venv)." >&2; exit 1; \
	elif [ -z "$$found" ]; then \
		echo 'Tapete needs Python 3.11 or newer, and none was found;' \
			'`make PYTHON=/path/to/python ...` names one.' >&2; exit 1; \
	fi; \
	"$$found" -m venv --clear $(VENV)
