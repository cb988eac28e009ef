# `make help` lists the targets. Warnings are errors unless WARNINGS_AS_ERRORS=0, for example for a
# compiler that is newer than the sources.
export WARNINGS_AS_ERRORS ?= 1

SWIFT ?= swift
ARGS ?=
RELEASE := .build/release/dragplay

.DEFAULT_GOAL := help
.PHONY: help run install uninstall deb release build test test-desktop test-gnome test-one nightly check soak sanitize lint format bench gallery media docs deps \
	fonts images manual \
	recordings goldens api clean

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

run: ## Run the playground: make run ARGS="colours --record session.dndrec"
	@Scripts/install.sh run
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	$(RELEASE) $(ARGS)

release: ## Build the program as it is installed.
	@Scripts/install.sh run
	@SWIFT=$(SWIFT) Scripts/build-release.sh

# Another user than the owner of the sources, such as root with sudo, installs what the owner has built: root would leave
# files that the owner cannot replace, and often has no Swift.
install: ## Install the program: make install PREFIX=/usr/local DESTDIR=
	@[ ! -O . ] || $(MAKE) --no-print-directory release
	@Scripts/install-program.sh install

uninstall: ## Remove what `make install` has installed, with the same PREFIX and DESTDIR.
	@Scripts/install-program.sh uninstall

deb: ## Build a package for Debian in Build.
	@Scripts/install.sh deb
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	@Scripts/build-deb.sh

build: ## Build everything and the tests for debugging.
	@Scripts/install.sh run
	$(SWIFT) build --build-tests

test: ## Run the tests of every change: units, laws, examples, and the window on private displays.
	@Scripts/install.sh test
	@Scripts/test.sh units rest

test-desktop: ## Run the tests of the window only.
	@Scripts/install.sh test
	@Scripts/test.sh desktop

test-gnome: ## Drive the window under mutter, the compositor of GNOME, at the scales 1 and 2.
	@Scripts/install.sh gnome
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	@Scripts/test-gnome.sh 1
	@Scripts/test-gnome.sh 2

test-one: ## Build and run one test: make test-one NAME=SpringLoadingTests
	@Scripts/test-one.sh $(NAME)

nightly: test docs ## Build the documentation, and run all tests, with every session in real time, SDL 3, the debug build, and fixed hashing.
	@Scripts/test.sh nightly

check: lint test ## Run lint and the tests, like CI.

soak: ## Test 100,000 damaged inputs, and the laws for an hour: make soak SOAK_CASES=9 SOAK_SECONDS=9
	@Scripts/install.sh test
	@Scripts/test.sh soak

sanitize: ## Run the unit tests with the address and the thread sanitizer.
	@Scripts/install.sh test
	@Scripts/test.sh sanitize

lint: ## Check the format of the sources, and the scripts.
	@Scripts/install.sh test
	@Scripts/lint.sh

format: ## Format the sources.
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

bench: ## Compare the program with the floor, a minimal C program.
	@Scripts/install.sh bench
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	@Scripts/bench.sh list x11
	@Scripts/bench.sh list wayland
	@Scripts/bench.sh colours x11
	@Scripts/bench.sh colours wayland
	@ROUNDS=$${ROUNDS:-3} Scripts/bench.sh sizes

gallery: ## Make contact sheets of every page, settled and in mid-drag, in Build/gallery.
	@Scripts/install.sh test
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	@Scripts/gallery.sh Build/gallery

media: ## Make the films of the README and of Documentation/Playground.md: make media ONLY="demo player"
	@Scripts/install.sh test
	@SWIFT=$(SWIFT) Scripts/build-release.sh
	@Scripts/media.sh $(ONLY)

docs: ## Build the documentation of the libraries in Build/docs.
	@Scripts/install.sh run
	@Scripts/docs.sh

deps: ## Install the dependencies of building, running and testing.
	@Scripts/install.sh test

fonts: ## Regenerate the font subsets and the advance table (needs fonttools).
	Scripts/fonts/make-fonts.py

images: ## Regenerate the pictures and the application icon (needs Pillow).
	Scripts/images/make-images.py

manual: ## Regenerate the manual page from the help of the program.
	$(SWIFT) build --product dragplay
	@mkdir -p Build
	Scripts/make-manual.py .build/debug/dragplay >Build/dragplay.1
	mv Build/dragplay.1 Assets/desktop/dragplay.1

recordings: ## Re-record Tests/Recordings and the demo in the window: make recordings ONLY=escape
	@Scripts/install.sh test
	@Scripts/record.sh $(ONLY)

api: ## Write the public declarations of the libraries to Tests/API.
	DRAGPLAY_UPDATE=api Scripts/test-one.sh PublicAPITests

goldens: ## Redraw Tests/Goldens; fails, so that the pictures are reviewed.
	$(SWIFT) build --build-tests
	DRAGPLAY_UPDATE=all $(SWIFT) test --skip-build --disable-xctest --filter GoldenTests

clean: ## Remove all build products.
	rm -rf .build Build
