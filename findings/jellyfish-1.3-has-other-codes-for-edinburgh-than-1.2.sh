#!/usr/bin/env bash
# jellyfish gives phonetic codes of names. A good guess for Metaphone in 1.2.1 and 1.3.0: the same codes. Names that end in "gh"
# have others: Edinburgh was ETNBRKH and is ETNBR, Hugh was HKH and is H, McCullough was MKKLKH and is MKKL. A table of codes that
# 1.2 wrote has no Edinburgh for 1.3, and says nothing. The "f" of enough and laugh is in neither: they are EN and L now.
# goldenphonetic, "byte-identical-to-jellyfish" of 1.0 and later, has the old codes. Soundex, NYSIIS and the match rating codes
# are the same in all three.
# Seen: jellyfish 1.2.1 and 1.3.0, goldenphonetic 0.2.0 of PyPI.
# Why it matters here: records are blocked by such codes, and after an upgrade copies of one name are in two blocks.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for package in jellyfish==1.2.1 jellyfish==1.3.0 goldenphonetic==0.2.0; do
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
        --target "$work/$package" "$package" || exit 2
done
cd "$work"

cat > codes.py <<'END'
import importlib
import sys

module = importlib.import_module(sys.argv[1])
NAMES = ["Edinburgh", "Hugh", "McCullough", "Pittsburgh", "enough", "laugh", "Thompson", "Hughes"]
others = [module.soundex("Edinburgh"), module.nysiis("Edinburgh"), module.match_rating_codex("Edinburgh")]
print(*[module.metaphone(name) for name in NAMES], *others)
END
old=$(PYTHONPATH="$work/jellyfish==1.2.1" python3 codes.py jellyfish)
new=$(PYTHONPATH="$work/jellyfish==1.3.0" python3 codes.py jellyfish)
port=$(PYTHONPATH="$work/goldenphonetic==0.2.0" python3 codes.py goldenphonetic)
echo "Edinburgh Hugh McCullough Pittsburgh enough laugh Thompson Hughes, three other codes of Edinburgh:"
printf '%s\n' "jellyfish 1.2.1: $old" "jellyfish 1.3.0: $new" "goldenphonetic 0.2.0: $port"
# differ A B: the numbers of the columns that differ
differ() { paste <(tr ' ' '\n' <<< "$1") <(tr ' ' '\n' <<< "$2") | awk '$1 != $2 { print NR }' | paste -s -d ' '; }
if [ "$(differ "$old" "$new")" != "1 2 3 4 5 6" ] || [ "$port" != "$old" ]; then
    echo "changed: both releases have the same codes" >&2
    exit 1
fi
