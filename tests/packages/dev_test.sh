#!/usr/bin/env bash
# What ./dev shows of a build: one line if it is good, the compiler's errors if it is not; which tests are those of a
# room; and how the run of all tests ends. Its tools are stand-ins here.
#
#   dev_test.sh SOURCE_FOLDER
set -euo pipefail
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*" && exit 1; }

mkdir -p "$work/bin" "$work/tree/examples"
cp "$source/dev" "$work/tree"
printf '#!/bin/sh\nshift 3\nprintf "ii  %%s\\n" "$@"\n' >"$work/bin/dpkg-query"  # every package is installed
printf '#!/bin/sh\necho "the demo: $*"\n' >"$work/tree/examples/demo.sh"
cat >"$work/bin/cmake" <<'CMAKE'
#!/bin/sh
[ "$1" = --build ] || { echo "configuring"; [ -z "$CONFIGURING_FAILS" ] || { echo "CMake Error: no fmt" >&2; exit 1; }; exit 0; }
for i in 1 2 3 4 5 6 7 8 9; do echo "[$i/1000] Building CXX object good_$i.o"; done
while [ -n "$BUILDING_IS_SLOW" ] && [ "$(wc -l <"$BUILDING_IS_SLOW")" -lt 60 ]; do /bin/sleep 0.05; done
[ -n "$BUILDING_FAILS" ] || { echo "[1000/1000] Linking CXX executable xapian-neardup"; exit 0; }
echo "FAILED: bad.o"
echo "/usr/bin/c++ -I$(printf 'x%.0s' $(seq 500)) -o bad.o -c bad.cc"
echo "bad.cc:7:1: error: 'uint32_t' does not name a type"
[ "$BUILDING_FAILS" = 1 ] || for i in $(seq 100000); do echo "bad.cc:7:1: note: and so on"; done
echo "ninja: build stopped: subcommand failed."
exit 1
CMAKE
printf '#!/bin/sh\necho 0.1.0-1\n' >"$work/bin/dpkg-parsechangelog"
printf '#!/bin/sh\necho building; touch ../a_1.deb ../a-dbgsym_1.deb ../a.changes\n' >"$work/bin/dpkg-buildpackage"
printf '#!/bin/sh\n' >"$work/bin/lintian"
chmod +x "$work/bin/"* "$work/tree/examples/demo.sh"
export PATH=$work/bin:$PATH

# shown COMMAND...: all that it says.
shown() { "$work/tree/dev" "$@" 2>&1; }

good=$(shown demo) || fail "a good build fails: $good"
[[ $(wc -l <<<"$good") == 3 && $good == "building the tool"*"Linking CXX executable"*"the demo:"* ]] ||
  fail "of a good build is shown: $good"

# A long build says how far it is: here a second takes a hundredth, and the build sixty of them.
printf '#!/bin/sh\necho >>"%s/seconds"\nexec /bin/sleep 0.01\n' "$work" >"$work/bin/sleep"
chmod +x "$work/bin/sleep"
touch "$work/seconds"
slow=$(BUILDING_IS_SLOW=$work/seconds shown demo) || fail "a slow build fails: $slow"
[[ $slow == *$'\n'"building: 9 of 1000 steps, "*" s"$'\n'*"Linking CXX executable"* ]] || fail "of a slow build is shown: $slow"
rm "$work/bin/sleep"

for amount in 1 many; do
  ! bad=$(BUILDING_FAILS=$amount shown demo) || fail "a build that fails is no failure"
  [[ $bad == *"bad.cc:7:1: error: 'uint32_t' does not name a type"* ]] || fail "the compiler's error is not shown: $bad"
  [[ $bad != *"good_1.o"* && $bad != *xxxxxxxxxx* && $bad != *"the demo:"* ]] || fail "too much is shown: $bad"
  (($(wc -l <<<"$bad") < 100)) || fail "too many lines are shown"
  [[ $bad == *build/failed.log* && -s $work/tree/build/failed.log ]] || fail "the whole of it is nowhere"
done

! bad=$(CONFIGURING_FAILS=1 shown demo) || fail "a configuration that fails is no failure"
[[ $bad == *"CMake Error: no fmt"* && $bad != *Building* ]] || fail "of a failed configuration is shown: $bad"

# A room's tests: its program, and those in Python that name it.
tests=$work/tree/tests
mkdir -p "$tests/cli/dedupe" "$tests/cli/options" "$tests/end_to_end" "$work/tree/build/dev/tests"
touch "$tests/cli/dedupe/rule_test.cc"
cp "$source/tests/room_python_tests.py" "$tests"
for room in cli/dedupe cli/rows; do
  printf '#!/usr/bin/env python3\n# Rooms: cli/options, %s\n' "$room" >"$tests/end_to_end/${room#cli/}_test.py"
done
printf '#!/bin/sh\necho "the program: $*"\n' >"$work/tree/build/dev/tests/cli_dedupe_test"
cat >"$work/bin/ctest" <<CTEST
#!/bin/sh
case "\$*" in
  *show-only*) echo '{"tests": [{"name": "Rule.IsKept"},
    {"name": "dedupe", "command": ["python3", "$tests/end_to_end/dedupe_test.py", "$work/tree/build/dev/tool", "$work/tree/build/dev/made"]},
    {"name": "rows", "command": ["python3", "$tests/end_to_end/rows_test.py", "$work/tree/build/dev/tool"]}]}' ;;
  *) echo "ctest: \$*" ;;
esac
CTEST
cat >"$work/bin/cmake" <<'CMAKE'
#!/bin/sh
case "$*" in
  *"-t targets all") echo "tool: phony" ;;
  --build*) echo "built: $*" ;;
esac
CMAKE
chmod +x "$work/bin/"* "$work/tree/build/dev/tests/cli_dedupe_test"
tested=$(shown test plugin/cli/dedupe rul)
[[ $tested == *"--target cli_dedupe_test"$'\n'"the program: "*"--gtest_filter=*rul*" ]] || fail "of a room and a pattern are run: $tested"
tested=$(shown test plugin/cli/dedupe)
[[ $tested == *"--target cli_dedupe_test tool"$'\n'"the program: "*"--tests-regex ^(dedupe)\$" ]] || fail "of a room are run: $tested"
tested=$(shown test options)
[[ $tested == *"--target tool"$'\n'*"--tests-regex ^(dedupe|rows)\$" ]] || fail "of a room without a program are run: $tested"
! tested=$(shown test nowhere) || fail "a room that is not there is tested: $tested"

# All tests: a table of their time by part, then ctest's closing lines and its status.
cp "$source/tests/time_table.py" "$tests"
mkdir -p "$work/tree/build/ci" "$tests/core"
for absent in apt-cache npm; do printf '#!/bin/sh\n' >"$work/bin/$absent" && chmod +x "$work/bin/$absent"; done
cat >"$work/bin/ctest" <<CTEST
#!/bin/sh
case "\$*" in
  *show-only*) echo '{"tests": [{"name": "Rule.IsKept", "command": ["$work/tree/build/ci/tests/core_bands_test", "--gtest"]},
    {"name": "dedupe", "command": ["python3", "$tests/end_to_end/dedupe_test.py", "$work/tree/build/ci/tool"]},
    {"name": "rows", "command": ["$work/tree/build/ci/examples/rows"]}, {"name": "skipped", "command": ["true"]}]}' ;;
  *)
    while [ "\$1" != --output-junit ]; do shift; done
    [ -n "\$CTEST_DIES" ] || cat >"\$2" <<'JUNIT'
<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="(empty)" tests="4" failures="1"><testcase name="Rule.IsKept" time="1.25" status="run"/>
<testcase name="dedupe" time="30.5" status="fail"><failure message=""/></testcase>
<testcase name="rows" time="2" status="run"/><testcase name="skipped" time="0" status="notrun"/></testsuite>
JUNIT
    echo "1/4 Test #1: Rule.IsKept"
    echo "a warning" >&2
    [ -n "\$CTEST_DIES" ] || printf '%s\n' "" "75% tests passed, 1 tests failed out of 4" "" "The following tests FAILED:" "	  2 - dedupe (Failed)"
    exit "\${CTEST_ENDS:-0}" ;;
esac
CTEST
tested=$(shown test) || fail "tests that pass are no success: $tested"
[[ $tested == *"1/4 Test #1"*"part "*"build "*"tests  "*" 3 "*"  end_to_end  "*" 1 "*30.5*"  others "*" 2.0"*"  core "*" 1.2"*$'\n\n75% tests passed, 1 tests '"failed out of 4"*"dedupe (Failed)" ]] ||
  fail "the run of all tests shows: $tested"
status=0
tested=$(CTEST_ENDS=8 shown test) || status=$?
((status == 8)) || fail "ctest's status 8 is $status: $tested"
[[ $tested == *"a warning"*"  core "*"75% tests passed, 1 tests failed out of 4"* ]] || fail "of tests that fail is shown: $tested"
! tested=$(CTEST_DIES=1 shown test) || fail "a run without a report is a success: $tested"

# A tree that is no git checkout, and in which nothing was built.
rm -rf "$work/tree/build"
good=$(shown package) || fail "packages cannot be made in a fresh tree: $good"
[[ $good == *build/packages/a_1.deb* && -s $work/tree/build/packages/xapian-neardup-0.1.0/dev ]] || fail "packages: $good"
echo "./dev shows why a build fails, finds the tests of a room, and what they took"
