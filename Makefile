# `make help` lists what there is. Warnings are errors; WARNINGS_AS_ERRORS=0 forgives them, for
# example those of a compiler that is newer than the sources.
export WARNINGS_AS_ERRORS ?= 1

SWIFT ?= swift
ARGS ?=
RELEASE := .build/release/dragplay

.DEFAULT_GOAL := help
.PHONY: help run build test test-desktop test-one nightly check soak sanitize lint format bench docs deps \
	fonts images \
	recordings goldens api clean

help: ## List these targets.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

run: ## Start the playground: make run ARGS="colours --record session.dndrec"
	@Scripts/install.sh run
	$(SWIFT) build -c release --product dragplay
	$(RELEASE) $(ARGS)

build: ## Build everything with its tests, for debugging.
	@Scripts/install.sh run
	$(SWIFT) build --build-tests

test: ## Run the tests of every change: units, laws, examples, the program on private displays.
	@Scripts/install.sh test
	@Scripts/test.sh units rest

test-desktop: ## Run only the tests that drive the program's window.
	@Scripts/install.sh test
	@Scripts/test.sh desktop

test-one: ## Build and run one test quickly: make test-one NAME=SpringLoadingTests
	@Scripts/test-one.sh $(NAME)

nightly: test ## All tests: also every session in real time, the debug build, fixed hashing.
	@Scripts/test.sh nightly

check: lint test ## What CI does: lint, and all tests.

soak: ## Try 100,000 damaged inputs, and the laws for an hour: make soak SOAK_CASES=9 SOAK_SECONDS=9
	@Scripts/install.sh test
	@Scripts/test.sh soak

sanitize: ## Run the unit tests with the address sanitizer, then with the thread sanitizer.
	@Scripts/install.sh test
	@Scripts/test.sh sanitize

lint: ## Say what is not formatted, and what is wrong with the scripts.
	@Scripts/install.sh test
	@Scripts/lint.sh

format: ## Format the sources.
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

bench: ## Measure the program beside the floor, a bare C program.
	@Scripts/install.sh bench
	$(SWIFT) build -c release --product dragplay
	@Scripts/bench.sh
	@ROUNDS=$${ROUNDS:-3} Scripts/bench.sh sizes

docs: ## Make the libraries' documentation in Build/docs.
	@Scripts/install.sh run
	@Scripts/docs.sh

deps: ## Install what building, running and testing need.
	@Scripts/install.sh test

fonts: ## Make the font subsets and the advance table again (needs fonttools).
	Scripts/fonts/make-fonts.py

images: ## Draw the pictures and the application icon again (needs Pillow).
	Scripts/images/make-images.py

recordings: ## Record Tests/Recordings and the demo again, in the window: make recordings ONLY=escape
	@Scripts/install.sh test
	@Scripts/record.sh $(ONLY)

api: ## Write the public declarations of the libraries to Tests/API.
	DRAGPLAY_UPDATE=api Scripts/test-one.sh PublicAPITests

goldens: ## Draw Tests/Goldens again; it fails, so that they are reviewed.
	$(SWIFT) build --build-tests
	DRAGPLAY_UPDATE=all $(SWIFT) test --skip-build --disable-xctest --filter GoldenTests

clean: ## Remove what was built.
	rm -rf .build Build
