#!/usr/bin/env bash
# RAKEkeywords finds the keywords of a text by RAKE, Rake("ru") with the stop words of Russian, one of 57 languages that it brings
# along. A good guess: phrases of several words are first, as in English. All phrases of a Russian text have the score 0 and stand
# in the order of the text: words are what is between all but a-z, digits and four signs. In German a letter with an umlaut cuts
# its word in two or three, and pieces count as words: "übermüdete händler" has the score of a phrase of four words, 16, and is in
# front of one of three long words, 9.
# Seen: RAKEkeywords 0.3.1 of PyPI.
# Why it matters here: "the five best keywords" are the first five phrases of a text, or the ones with most accents.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rakekeywords==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from RAKEkeywords import Rake

print("RAKEkeywords", version("rakekeywords"))
english = Rake("en").extract_keywords("The harbour of the town is open to ships, a new deep harbour is built at the fortress")
russian = Rake("ru").extract_keywords("Гавань города открыта для всех судов, новая глубокая гавань строится у старой крепости")
german = Rake("de").extract_keywords("Die Hafenmesse zeigt Schiffsmodelle. Der Übermüdete Händler.")
for keywords in english, russian, german:
    print(keywords)
if {score for _, score in russian} != {0} or german[0][0] != "übermüdete händler" or max(score for _, score in english) == 0:
    sys.exit("changed: letters other than a to z make words")
END
