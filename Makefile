# A thin front to CMake and the scripts. The flavours of the build are in CMakePresets.json,
# the packages it needs in packages.txt.
#
#   make           build/demiurge           make fuzz      fuzz every parser for FUZZ_SECONDS
#   make play      play in a browser        make soak      SOAK_GAMES random games per option set
#   make test      everything that must     make mutants   break rules: tests must notice
#                  hold before a commit     make golden    rewrite the golden games
#   make rules     each rule, its tests     make format    lay out all code
#   make terminal  play in the terminal     make clean     remove build/
#   make pages     build/web                make bench-web how fast the pages are, as JSON
#   make drill     kill the server while    make bench-server  how much it bears, as JSON
#                  hundreds play            make prove     what takes longer than make test may

GAME ?= deus
ARGS =
FUZZ_SECONDS ?= 600
SOAK_GAMES ?= 100000
PARTS =

.PHONY: all play terminal pages bench-web bench-server drill test fuzz soak mutants prove golden rules format clean

all:
	@echo "Building build/demiurge"
	@scripts/build release demiurge

play: pages
	@$(MAKE) --no-print-directory all
	@build/demiurge serve $(ARGS)

terminal:
	@scripts/install play
	@$(MAKE) --no-print-directory all
	@build/demiurge play $(GAME) $(ARGS)

pages:
	@scripts/install play web
	@echo "Building the pages"
	@scripts/build release web

bench-web:
	@scripts/install play web browser >&2
	@scripts/build release web
	@scripts/build release demiurge
	@scripts/bench-web

test:
	@scripts/install play web test browser
	@scripts/test

drill:
	@scripts/install play test
	@scripts/build release drills test_online_storage
	@scripts/drill

bench-server:
	@scripts/install play test >&2
	@scripts/build release drills
	@scripts/bench-server

fuzz:
	@scripts/install play test
	@scripts/fuzz $(FUZZ_SECONDS)

soak: all
	@scripts/install test
	@scripts/build release twin_hunt test_deus_declining
	@scripts/soak $(SOAK_GAMES)

mutants:
	@scripts/install play test
	@scripts/mutants

prove:
	@scripts/install play web test browser
	@scripts/prove $(PARTS)

golden: all
	@scripts/golden

rules:
	@scripts/rules

format:
	@scripts/install test
	@scripts/format

clean:
	@echo "Removing build/"
	@rm -rf build
