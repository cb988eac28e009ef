# `make help` lists the targets. Warnings are errors unless WARNINGS_AS_ERRORS=0, for example for a
# compiler that is newer than the sources.
export WARNINGS_AS_ERRORS ?= 1

export SWIFT ?= swift
ARGS ?=
RELEASE := .build/release/dragplay

.DEFAULT_GOAL := help
.PHONY: help run build test test-one check nightly lint bench docs update install uninstall clean

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

run: build ## Run the playground: make run ARGS="colours --record session.dndrec"
	$(RELEASE) $(ARGS)

build: ## Build the program as it is installed.
	@Scripts/install.sh run
	@Scripts/build-release.sh

test: ## Run the tests of every change, or a part of them: make test PART=desktop
	@Scripts/install.sh test
	@Scripts/test.sh $(or $(PART),all)

test-one: ## Build and run one suite: make test-one NAME=SpringLoadingTests
	@Scripts/test-one.sh $(NAME)

check: lint test ## Run lint and the tests, like CI.

nightly: ## Run the long tests, or a part of them: make nightly PART="soak sanitize gnome"
	@Scripts/install.sh test
	@Scripts/install.sh gnome
	@$(if $(PART),,Scripts/docs.sh)
	@Scripts/test.sh $(or $(PART),all nightly)

lint: ## Check the format of the sources, and the scripts; with FIX=1, mend the format.
	@Scripts/install.sh test
	@Scripts/lint.sh $(if $(FIX),--fix)

bench: ## Compare the program with the floor, a minimal C program.
	@Scripts/install.sh bench
	@Scripts/build-release.sh
	@Scripts/bench.sh list x11
	@Scripts/bench.sh list wayland
	@Scripts/bench.sh colours x11
	@Scripts/bench.sh colours wayland
	@ROUNDS=$${ROUNDS:-3} Scripts/bench.sh sizes

docs: ## Build the documentation of the libraries in Build/docs.
	@Scripts/install.sh run
	@Scripts/docs.sh

update: ## Make files of the repository again, such as WHAT=goldens; without WHAT, list them.
	@Scripts/update.sh $(WHAT) $(ONLY)

# Another user than the owner of the sources, such as root with sudo, installs what the owner has built: root would leave
# files that the owner cannot replace, and often has no Swift.
install: ## Install the program: make install PREFIX=/usr/local DESTDIR=
	@[ ! -O . ] || $(MAKE) --no-print-directory build
	@Scripts/install-program.sh install

uninstall: ## Remove what `make install` has installed, with the same PREFIX and DESTDIR.
	@Scripts/install-program.sh uninstall

clean: ## Remove all build products.
	rm -rf .build Build
