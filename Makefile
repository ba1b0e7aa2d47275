# enorm: lib/ is one library, cmd/enorm.c the program, data/*.csv the tables compiled in. Every other
# cmd/NAME.c is a link to the program, which looks at its name; `make apart` links each by itself.
#
#   make                 build into build/          make install    under PREFIX and DESTDIR
#   make deps            install what is missing    make uninstall  remove exactly that
#   make demo            build, play a Round        make lint       warnings, format, scripts, pages
#   make check           build and run every test   make fuzz       SECONDS=20 SEED=0 each target
#   make bench           speed and memory           make mutate     FILES=... TESTS=cases SAMPLE=100
#   make reference       the booklet, reference.pdf; PAPER=letter
#   make cases           the Enormity Adjudicator Test Cases, cases.html and cases.pdf
#   make bench COUNT=1   instructions, beside the table in tests/bench-counts
#   make soak            10,000 Rounds              make memory     every allocation fails once
#   make torture         everything fails: SEED=1 CALLS=200000 KILLS=500, under the sanitizers
#   make coverage        lines and arms that no test takes, beside tests/coverage-left; FILES=...
#   make browser         the HTML and SVG of hostile texts in Chromium
#   make threads         the library from two threads, under the thread sanitizer
#   make deb             packages for Debian, in build-deb/
#   make reproducible    are two builds in two directories the same bytes?
#   make clean
#
# V=1 shows the commands. SAN=1 builds with the sanitizers, in build-san/. LINK=shared takes the C
# library, libcsv, PCRE2 and argtable as shared ones; the default is one static file, where the machine
# can make that: it starts in less than /bin/true. LINK=pie is such a file too, loaded at another address
# each time, and a quarter of /bin/true slower for it.

VERSION := $(shell sed -n 's/.*ENORM_VERSION "\(.*\)"/\1/p' lib/enorm.h)
PREFIX  = /usr/local
LIBDIR  = $(PREFIX)/lib
CC      = cc
CFLAGS ?= -O2 -g
STRIP   = $(if $(SAN),:,strip)
OBJCOPY = objcopy
LINK    = $(if $(SAN)$(FUZZ),shared,static)
SAN     =
FUZZ    =
B       = build$(if $(SAN),-san)$(if $(FUZZ),-fuzz)
DEPS    = build test print
PAPER   = a4
SECONDS = 20

LIB_C  := $(filter-out lib/data/mkdata.c,$(wildcard lib/*.c lib/*/*.c lib/*/*/*.c))
CMD_C  := $(wildcard cmd/*.c)
UNIT_C := $(wildcard tests/unit/*.c)
FUZZ_C := $(wildcard tests/fuzz/*.c)
TORTURE_C := $(wildcard tests/torture/*.c)
CSV    := $(wildcard data/*.csv)
ROOMS  := $(wildcard data/maps/*.board)
PAGES  := $(wildcard man/*.[1357])

LIB_O    = $(LIB_C:%.c=$(B)/%.o)
PROGRAM  = $(B)/enorm
LINKS    = $(filter-out $(PROGRAM),$(CMD_C:cmd/%.c=$(B)/%))
APART    = $(CMD_C:cmd/%.c=$(B)/apart/%)
UNITS    = $(UNIT_C:tests/%.c=$(B)/%)
FUZZERS  = $(FUZZ_C:tests/%.c=$(B)/%)
PARTS    = $(B)/parts.a
ARCHIVE  = $(B)/libenorm.a
SONAME   = libenorm.so.0
SHARED   = $(B)/$(SONAME)
COMPLETE = $(B)/completions
CONFIG   = $(B)/config-$(LINK).mk

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
	-Wwrite-strings -Wundef -Wvla -Wformat-security $(WERROR)
WERROR =

SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
HARDEN   = -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
ifneq ($(SAN)$(FUZZ),)
CFLAGS  = -O1 -g
HARDEN  = $(if $(FUZZ),-fsanitize=fuzzer-no-link) $(SANITIZE)
endif

# One set of objects for programs and libraries: what is hidden costs nothing for being movable.
COMPILE = $(CC) -std=c11 -D_GNU_SOURCE -Ilib -I$(B) $(DEP_CFLAGS) \
	-fPIC -fvisibility=hidden -ffunction-sections -fdata-sections -ffile-prefix-map=$(CURDIR)=. \
	$(WARN) $(HARDEN) $(CPPFLAGS) $(CFLAGS) -MMD -MP
LINKING = $(CC) $(HARDEN) $(CFLAGS) -Wl,-z,relro,-z,now,-O1,--as-needed,--gc-sections
LINKED  = $(LINKING) $(DEP_LDFLAGS) $(LDFLAGS)

Q = $(if $(V),,@$(if $(findstring s,$(firstword -$(MAKEFLAGS))),,echo '  $@' &&))

.PHONY: all programs units fuzzers objects deps demo check lint fuzz bench soak memory torture mutate install
.PHONY: coverage browser uninstall reference cases apart threads deb reproducible clean FORCE
.DELETE_ON_ERROR:
.SUFFIXES:

all: programs $(ARCHIVE) $(SHARED) $(B)/enorm.pc $(COMPLETE)/made
programs: $(PROGRAM) $(LINKS)
apart: $(APART)
units: $(UNITS)
fuzzers: $(FUZZERS)
objects: $(LIB_O) $(B)/lib/data/mkdata.o $(B)/defaults.o $(CMD_C:%.c=$(B)/%.o) \
	$(UNIT_C:%.c=$(B)/%.o) $(TORTURE_C:%.c=$(B)/%.o) $(B)/tests/bench-spawn.o $(B)/tests/bench-rules.o

# What the machine offers is found out once for a build directory, after `make deps` had its chance.
BARE = deps demo reference cases check lint fuzz bench soak memory torture threads mutate uninstall deb \
	coverage browser reproducible clean
ifneq ($(filter-out $(BARE),$(or $(MAKECMDGOALS),all)),)
include $(CONFIG)
endif

$(CONFIG): Makefile .ci/deps .ci/config
	@.ci/deps check build
	@mkdir -p $(@D)
	@CC='$(CC)' .ci/config '$(LINK)' > $@

# Everything compiled depends on how it is compiled.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' '$(subst ','\'',$(COMPILE) | $(LINKED) | $(DEP_LIBS))' | cmp -s - $@ || \
		printf '%s\n' '$(subst ','\'',$(COMPILE) | $(LINKED) | $(DEP_LIBS))' > $@

$(B)/%.o: %.c $(B)/flags
	@mkdir -p $(@D)
	$(Q) $(COMPILE) -c -o $@ $<

$(B)/defaults.o: $(B)/defaults.c $(B)/flags
	$(Q) $(COMPILE) -c -o $@ $<

# The tables are read, checked and turned into C by the library's own loader.
$(B)/stage.a: $(LIB_O)
	@rm -f $@
	@$(AR) rcsDT $@ $^

$(B)/mkdata: $(B)/lib/data/mkdata.o $(B)/stage.a
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

$(B)/defaults.made: $(B)/mkdata $(CSV) $(ROOMS)
	$(Q) $(B)/mkdata data > $(B)/defaults.new
	@cmp -s $(B)/defaults.new $(B)/defaults.c || cp $(B)/defaults.new $(B)/defaults.c
	@touch $@

$(B)/defaults.c: $(B)/defaults.made ; @true

$(PARTS): $(LIB_O) $(B)/defaults.o
	@rm -f $@
	@$(AR) rcsDT $@ $^

# Of both libraries only what enorm.h declares can be seen.
$(ARCHIVE): $(LIB_O) $(B)/defaults.o
	@rm -f $@
	$(Q) $(LD) -r -o $(B)/libenorm.o $^
	@$(OBJCOPY) --localize-hidden $(B)/libenorm.o
	@$(AR) rcsD $@ $(B)/libenorm.o

$(SHARED): $(LIB_O) $(B)/defaults.o
	$(Q) $(LINKING) -shared -Wl,-soname,$(SONAME) -Wl,-z,defs $(LDFLAGS) -o $@ $^ $(SHARED_LIBS)

$(PROGRAM): $(B)/cmd/enorm.o $(PARTS)
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

$(LINKS): $(PROGRAM)
	@ln -sf enorm $@

$(APART): $(B)/apart/%: $(B)/cmd/%.o $(PARTS)
	@mkdir -p $(@D)
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

$(UNITS): $(B)/unit/%: $(B)/tests/unit/%.o $(PARTS)
	@mkdir -p $(@D)
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

$(B)/fuzz/call: $(addprefix $(B)/tests/torture/,plan.o judge.o json.o)
$(FUZZERS): $(B)/fuzz/%: $(B)/tests/fuzz/%.o $(PARTS)
	@mkdir -p $(@D)
	$(Q) $(LINKED) -fsanitize=fuzzer -o $@ $(filter %.o,$^) $(PARTS) $(DEP_LIBS)

$(B)/bench-spawn: $(B)/tests/bench-spawn.o
	$(Q) $(LINKED) -o $@ $^

$(B)/bench-rules: $(B)/tests/bench-rules.o $(PARTS)
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

# Every tool, in a program whose allocations can be made to fail.
WRAPPED = malloc calloc realloc free
,       = ,
TORTURE = $(addprefix $(B)/tests/torture/,$(addsuffix .o,$(1)))
FAILING = open __open_2 read write pread pwrite writev close fsync ftruncate flock fstat stat lseek \
	memfd_create pipe2 poll waitpid mkdir mkdtemp getrandom opendir readdir tmpfile posix_spawn \
	posix_spawnp
$(B)/torture-fail: $(call TORTURE,fail_main library faults io_faults) $(PARTS)
	$(Q) $(LINKED) $(addprefix -Wl$(,)--wrap=,$(WRAPPED) $(FAILING)) -o $@ $^ $(DEP_LIBS)

# Random calls of every tool in one process.
$(B)/torture-calls: $(call TORTURE,calls_main vary vary_text vary_typed seeds judge plan json faults) $(PARTS)
	$(Q) $(LINKED) $(WRAPPED:%=-Wl,--wrap=%) -o $@ $^ $(DEP_LIBS)

$(B)/soak-rounds: $(B)/tests/soak.o $(PARTS)
	$(Q) $(LINKED) -o $@ $^ $(DEP_LIBS)

$(COMPLETE)/made: $(PROGRAM) $(LINKS) completions/generate
	@mkdir -p $(@D)
	$(Q) completions/generate bash $(B) > $(@D)/enorm.bash
	@completions/generate zsh $(B) > $(@D)/_enorm
	@completions/generate fish $(B) > $(@D)/enorm.fish
	@touch $@

$(B)/enorm.pc: FORCE
	@printf '%s\n' 'prefix=$(PREFIX)' 'includedir=$${prefix}/include' \
		'libdir=$(LIBDIR:$(PREFIX)/%=$${prefix}/%)' '' 'Name: enorm' \
		'Description: Rules adjudication for the miniatures game Enormity' \
		'Version: $(VERSION)' 'Requires.private: $(DEP_PACKAGES)' \
		'Cflags: -I$${includedir}' 'Libs: -L$${libdir} -lenorm' \
		'Libs.private: -lcsv -pthread' > $@

-include $(wildcard $(B)/*.d $(B)/*/*.d $(B)/*/*/*.d $(B)/*/*/*/*.d)

# Only deps, demo, reference and check install anything, and only what is missing.
JOBS  = $(shell nproc 2>/dev/null || echo 1)
BUILD = $(MAKE) --no-print-directory $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS))

deps:
	@.ci/deps install $(DEPS)

demo:
	@.ci/deps install build
	@+$(BUILD) -s all
	@PATH="$(abspath $(B)):$$PATH" sh data/examples/demo.sh

reference:
	@.ci/deps install build print
	@+$(BUILD) -s $(B)/enorm-ref
	@$(B)/enorm-ref booklet -T pdf --paper=$(PAPER) > $@.new && mv $@.new $@.pdf
	@echo '$@.pdf'

cases:
	@.ci/deps install build print
	@+$(BUILD) -s programs
	@$(B)/enorm-case print -T html > $@.new && mv $@.new $@.html
	@$(B)/enorm-case print -T pdf --paper=$(PAPER) > $@.new && mv $@.new $@.pdf
	@echo '$@.html $@.pdf'

check:
	@.ci/deps install build test
	@+$(BUILD) -s all units $(B)/soak-rounds $(B)/torture-fail $(B)/torture-calls
	@LIMIT=$${LIMIT:-$(if $(SAN),1500,300)} tests/run $(B)

lint:
	@.ci/deps check build lint
	@+tests/lint

fuzz:
	@.ci/deps check build fuzz
	@+$(BUILD) -s FUZZ=1 CC=clang fuzzers
	@tests/fuzz/run build-fuzz $(SECONDS) $(or $(SEED),0)

bench:
	@+$(BUILD) -s all $(if $(COUNT),,$(B)/bench-spawn $(B)/bench-rules)
	@$(if $(COUNT),.ci/deps check count && tests/bench-count,tests/bench) $(B)

memory:
	@EVERY=1 LIMIT=3600 $(MAKE) --no-print-directory check FILES=tests/memory.bats

# In the form of tests/torture.bats, without its haste.
torture:
	@EVERY=$${EVERY:-1} SYSTEM=$${SYSTEM:-1} CALLS=$${CALLS:-200000} KILLS=$${KILLS:-500} LIMIT=36000 \
		$(MAKE) --no-print-directory check SAN=1 FILES=tests/torture.bats

# Everything runs in build-coverage/, where each process leaves its counts behind.
coverage:
	@.ci/deps check build test
	@+$(BUILD) -s B=build-coverage LINK=shared CFLAGS='-O0 -g --coverage' HARDEN= all units \
		$(addprefix build-coverage/,soak-rounds torture-fail torture-calls)
	@find build-coverage -name '*.gcda' -delete
	@LIMIT=$${LIMIT:-3600} tests/run build-coverage || echo 'what failed may have left something out'
	@tests/coverage build-coverage

# Chromium is large, so neither make check nor .ci/run asks for it.
browser:
	@.ci/deps check build test browser
	@+$(BUILD) -s all
	@tests/browser $(B)

threads:
	@.ci/deps check build
	@+$(BUILD) -s SAN=1 B=build-threads SANITIZE=-fsanitize=thread build-threads/unit/call_test
	@TSAN_OPTIONS=halt_on_error=1:exitcode=99 build-threads/unit/call_test

soak:
	@.ci/deps install build test
	@ROUNDS=10000 PIPED=200 $(MAKE) --no-print-directory check FILES=tests/soak.bats

mutate:
	@.ci/deps check build test
	@+tests/mutate

# What is installed, once, for install and uninstall alike. Scripts stay executable.
NAMES    = $(CMD_C:cmd/%.c=%)
CASES    = $(wildcard tests/cases/*.case)
BATS     = bats/load.bash bats/enorm/load.bash
EXAMPLES = $(shell cd data && find examples schema -type f 2>/dev/null)
BASHDIR  = share/bash-completion/completions
FISHDIR  = share/fish/vendor_completions.d
ZSHDIR   = share/zsh/site-functions
ROOT     = $(DESTDIR)$(PREFIX)
LIBROOT  = $(DESTDIR)$(LIBDIR)
put      = install -D -m $(1) $(2) "$(3)"
mode     = $$(test -x data/$$f && echo 755 || echo 644)

install: all
	@set -e; \
	$(call put,755,$(PROGRAM),$(ROOT)/bin/enorm); \
	$(STRIP) "$(ROOT)/bin/enorm"; \
	for f in $(filter-out enorm,$(NAMES)); do ln -sf enorm "$(ROOT)/bin/$$f"; done; \
	$(call put,644,lib/enorm.h,$(ROOT)/include/enorm.h); \
	$(call put,644,$(ARCHIVE),$(LIBROOT)/libenorm.a); \
	$(STRIP) -g --enable-deterministic-archives "$(LIBROOT)/libenorm.a"; \
	$(call put,644,$(SHARED),$(LIBROOT)/$(SONAME)); \
	$(STRIP) --strip-unneeded "$(LIBROOT)/$(SONAME)"; \
	ln -sf $(SONAME) "$(LIBROOT)/libenorm.so"; \
	$(call put,644,$(B)/enorm.pc,$(LIBROOT)/pkgconfig/enorm.pc); \
	for f in $(PAGES:man/%=%); do $(call put,644,man/$$f,$(ROOT)/share/man/man$${f##*.}/$$f); done; \
	$(call put,644,$(COMPLETE)/enorm.bash,$(ROOT)/$(BASHDIR)/enorm); \
	$(call put,644,$(COMPLETE)/_enorm,$(ROOT)/$(ZSHDIR)/_enorm); \
	$(call put,644,$(COMPLETE)/enorm.fish,$(ROOT)/$(FISHDIR)/enorm.fish); \
	for f in $(filter-out enorm,$(NAMES)); do \
		ln -sf enorm "$(ROOT)/$(BASHDIR)/$$f"; \
		ln -sf enorm.fish "$(ROOT)/$(FISHDIR)/$$f.fish"; done; \
	for f in $(CSV:data/%=%) $(ROOMS:data/%=%) $(BATS) $(EXAMPLES); do \
		$(call put,$(mode),data/$$f,$(ROOT)/share/enorm/$$f); done; \
	for f in $(CASES:tests/%=%); do $(call put,644,tests/$$f,$(ROOT)/share/enorm/$$f); done
	@echo "installed under $(ROOT)"

uninstall:
	@cd "$(ROOT)" && rm -f $(NAMES:%=bin/%) include/enorm.h \
		$(foreach p,$(PAGES:man/%=%),share/man/man$(subst .,,$(suffix $(p)))/$(p)) \
		$(NAMES:%=$(BASHDIR)/%) $(NAMES:%=$(FISHDIR)/%.fish) $(ZSHDIR)/_enorm \
		$(CSV:data/%=share/enorm/%) $(ROOMS:data/%=share/enorm/%) $(BATS:%=share/enorm/%) \
		$(EXAMPLES:%=share/enorm/%) $(CASES:tests/%=share/enorm/%)
	@cd "$(LIBROOT)" && rm -f libenorm.a libenorm.so $(SONAME) pkgconfig/enorm.pc
	@cd "$(ROOT)" && find share/enorm -depth -type d -empty -delete 2>/dev/null; true
	@echo "removed from $(ROOT)"

deb:
	@.ci/deps check build deb
	@debian/build build-deb

reproducible:
	@tests/reproducible

clean:
	rm -rf build build-san build-fuzz build-threads build-lint build-mutant build-deb build-coverage
