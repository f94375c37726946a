# Each line can be run by hand; `make help` says what there is.

# Who the demo is: make demo AS=bo. (Not USER, which every shell sets.)
# Make itself has an AS, the assembler's name: that one is not meant.
ifeq ($(origin AS),default)
AS := ana
endif
export AS

.PHONY: help bench compatibility bench-server torture sanitize sim demo demo-web screenshots readme-pictures seeds-table contract \
	conformance fuzz breaks test check lint format clean
.DEFAULT_GOAL := help

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## Build, start a server with a small community, open the app (AS=bo for another person)
	Scripts/demo

demo-web: ## The same, with the app in a browser
	Scripts/demo --web

screenshots: ## Paint the screens in every state, without a display, into Docs/screens
	Scripts/screenshots

test: ## Install what is missing, then form, build and every test, without a desktop
	Scripts/test

check: ## The quick gate before a push: as test, without real processes and windows
	Scripts/test --skip EndToEndTests

bench: ## Build for speed and measure the server, the SDK and UIKit
	Scripts/bench

bench-server: ## The server alone; PEERS=DIR puts ejabberd beside it
	Benchmarks/server/run traffic idle history kills $(if $(PEERS),peers)

torture: ## Kill, cut the power, fill the disk, set the clock, be rude: nothing acknowledged may be lost (an hour)
	Scripts/torture

sanitize: ## The server's tests under the address, thread and undefined-behaviour sanitizers
	Scripts/sanitize

SEED ?= 1
RUNS ?= 1000
sim: ## SDKs and the server under virtual time in a storm: RUNS=1000 seeds from SEED=1 on (TRACE=1 tells each step)
	Scripts/simulate $(SEED) $(RUNS)

lint: ## The form of every Swift file
	Scripts/lint

format: ## Format every Swift file in place
	Scripts/format

readme-pictures: ## Take the picture of the README anew, from the running demo
	Scripts/readme-pictures

seeds-table: ## Write Docs/requirements.md: which test proves which requirement
	Scripts/seeds-table

contract: ## Write what is made from the table of routes: the OpenAPI file, who may call what, the Platform API's table
	Scripts/contract

compatibility: ## Write what became of each documented declaration of the SDK, from the built module
	swift build --target SendbirdChatSDK
	Scripts/compatibility

conformance: ## Requests made from the OpenAPI file by schemathesis against a real server
	Scripts/conformance

fuzz: ## Feed every codec damaged input, guided by what it reaches, and say what was found
	Scripts/fuzz

breaks: ## Take each behaviour away in turn, see a test notice, write Docs/breaks.md
	Scripts/breaks --record

clean: ## Remove what building and the demo made
	rm -rf .build demo-data Pictures
