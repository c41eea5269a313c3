#!/usr/bin/env bash
# tglstemmer finds the root of a word of Tagalog: it takes off prefixes, infixes and suffixes in all ways that leave a word of
# its list, and takes the way that takes off most. A good guess: a word has one root. If two ways take off as much, the first
# one in a set of Python wins, and that order is another in each process: of "sinusundan" (followed) the root is "sunod"
# (follow) or "sundo" (fetch), of "paulanan" (be rained on) "ulan" (rain) or "paul". With PYTHONHASHSEED set, each process has
# the same.
# Seen: tglstemmer 0.1.1 of PyPI; about one in a hundred words of its own list has such a choice.
# Why it matters here: an index written by one process and asked by another finds a word today and not tomorrow.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tglstemmer==0.1.1 nltk==3.10.4 tabulate==0.10.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys

words = ["sinusundan", "paulanan", "pananakot", "magkakain", "kumain", "nagsulat"]
code = "import sys; from tglstemmer.stemmer import get_stem; print(*[get_stem(word) for word in sys.argv[1:]])"
roots = {word: set() for word in words}
for seed in range(1, 13):
    for again in range(2):
        output = subprocess.run([sys.executable, "-c", code, *words], env={**os.environ, "PYTHONHASHSEED": str(seed)},
                                capture_output=True, text=True, check=True).stdout.split()
        if again and output != before:
            sys.exit("changed: two processes with one seed have different roots")
        before = output
    for word, root in zip(words, output):
        roots[word].add(root)
print("tglstemmer 0.1.1, the roots of a word in twelve processes")
for word in words:
    print(word, *sorted(roots[word]))
if roots["kumain"] != {"kain"} or roots["nagsulat"] != {"sulat"}:
    sys.exit("changed: kumain and nagsulat have other roots")
if roots["sinusundan"] != {"sundo", "sunod"} or not {"paul", "ulan"} <= roots["paulanan"]:
    sys.exit("changed: sinusundan and paulanan have one root")
END
