# The verbs of the house; `make` alone prints them. All of them can be run again at any time.
#
#   VENV=.venv-13 PYTHON=python3.13   another .venv, another Python
#   PLAY="play kids"                  what `make play` starts: here a game in the terminal
#   RINGS="quick slow thorough"       the rings of `make test`: tools/house/rings.py
#   ARGS="-k jack"                    handed on to pytest

VENV = .venv
PYTHON =
UPGRADE =
PLAY = serve --open
RINGS = quick slow
export VENV PYTHON UPGRADE

ready_to_run  = @sh tools/house/venv.sh run
ready_to_test = @sh tools/house/venv.sh test
bin = "$(VENV)/bin"

.PHONY: help install play test quick cover lint format types bench docs lock clean

help: ## print these verbs
	@sed -n 's/^\([a-z]*\): ## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r verb what; do printf '%-16s%s\n' "$$verb" "$$what"; done

install: ## make .venv and install the game into it
	$(ready_to_run)
	@echo "filotto: ready; start it with make play, or with $(VENV)/bin/filotto"

play: ## install, and open the table in the browser
	$(ready_to_run)
	@$(bin)/filotto $(PLAY)

test: ## install what the tests need, and run them all, ring by ring
	$(ready_to_test)
	@$(bin)/python tools/house/rings.py $(RINGS) -- $(ARGS)

quick: ## the tests for every edit: about a minute
	$(ready_to_test)
	@$(bin)/python tools/house/rings.py quick -- $(ARGS)

cover: ## the quick tests, with what they leave untried in the rules
	$(ready_to_test)
	@$(bin)/coverage run -m pytest -q -m 'not slow and not thorough' $(ARGS)
	@$(bin)/coverage report

lint: ## style, likely mistakes, and the arrows between the rooms
	$(ready_to_test)
	@$(bin)/ruff check
	@$(bin)/ruff format --check
	@$(bin)/lint-imports --no-cache --no-logo

format: ## lay the sources out, and mend what ruff can
	$(ready_to_test)
	@$(bin)/ruff check --fix
	@$(bin)/ruff format

types: ## check all types, strictly
	$(ready_to_test)
	@$(bin)/mypy

bench: ## how fast the games are, as ratios
	$(ready_to_run)
	@sh tools/bench/bench.sh $(bin)/filotto $(ARGS)

docs: ## check that the documents say what is so
	$(ready_to_test)
	@$(bin)/python -m pytest -q -k 'document or page or verbs'

lock: ## renew requirements/*.txt (UPGRADE=1: to the newest versions)
	@sh tools/house/lock.sh

clean: ## remove .venv, caches and builds
	@rm -rf "$(VENV)" build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/filotto/web_dist web/node_modules web/.npm-cache web/src/generated tests/web/node_modules
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +
