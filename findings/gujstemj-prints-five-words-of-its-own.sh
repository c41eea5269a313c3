#!/usr/bin/env bash
# gujstemj gives the stems of Gujarati words. A good guess for a program that reads a text and prints the stem of each word: as
# many lines as the text has words. There are five more in front of them: when the package is imported it prints the stems of
# five words of its own, a test that was left in.
# Seen: gujstemj 0.1.3 of PyPI.
# Why it matters here: lists of stems that are written to a file or a pipe begin with five words that are in no text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gujstemj==0.1.3 || exit 2
cd "$work"
printf 'import sys\nfrom gujstemj.stemmer import stem_gujarati_word\nfor word in sys.stdin.read().split():\n' > stem.py
printf '    print(stem_gujarati_word(word))\n' >> stem.py
printf 'રામને\n' | PYTHONIOENCODING=utf-8 PYTHONPATH="$work/lib" python3 stem.py | tee stems
echo "gujstemj 0.1.3: $(wc -l < stems) lines for one word"
if [ "$(wc -l < stems)" -ne 6 ]; then
  echo "changed: one word has one stem" >&2
  exit 1
fi
