#!/usr/bin/env bash
# Inflector gives the plural and the singular of words, for English and Spanish. A good guess for the singular of curves,
# waves, toes, cookies and databases: curve, wave, toe, cookie and database. They are curf, wafe, to, cooky and databasis: each
# word in -ves is taken for one like knives or leaves, each in -oes for one like heroes. The plural of human is humen, as of
# woman women.
# Seen: Inflector 3.1.1 of PyPI.
# Why it matters here: tags, file names and words of an index that are made singular are no words; "toes" becomes the word
# "to".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" Inflector==3.1.1 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from inflector import English, Inflector

print("Inflector", version("Inflector"))
inflector = Inflector(English)
singulars = {word: inflector.singularize(word) for word in ("boats", "knives", "curves", "waves", "toes", "cookies", "databases")}
print(singulars, "and more than one human:", inflector.pluralize("human"))
if list(singulars.values()) != ["boat", "knife", "curf", "wafe", "to", "cooky", "databasis"]:
    sys.exit("changed: the singular of curves is curve")
END
