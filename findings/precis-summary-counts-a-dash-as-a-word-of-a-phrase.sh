#!/usr/bin/env bash
# precis-summary writes a "telegram" of a text: its key phrases by RAKE, cut at stop words and marks, the best first. A good
# guess for a dash with blanks around it, as it is typed in plain text: a mark, so that the phrase ends there. It is taken for a
# word that keeps the phrase together and adds to its worth, so that "Rope - net - sail" comes before all real phrases. A
# quotation mark of print, or a first letter with an accent, drops its word: of Émile Zola's novels the telegram has Zola.
# Seen: precis-summary 0.2.3 of PyPI.
# Why it matters here: lists with dashes lead each summary, names with an accent are in none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" precis-summary==0.2.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from precis_summary import telegram_precis

rest = "The fair on the quay opens at ten. A Danish cutter sails. The harbour master of Husum welcomes fishing boats."
comma = telegram_precis(f"Rope, net, sail. {rest}")
dash = telegram_precis(f"Rope - net - sail. {rest}")
name = telegram_precis("Émile Zola wrote novels. “Harbour fair” opens.")
print("precis-summary 0.2.3")
print("with commas:", comma)
print("with dashes:", dash)
print("Émile Zola wrote novels, “Harbour fair” opens:", name)
if not comma.startswith("Husum welcomes fishing boats"):
    sys.exit("changed: another phrase is the first without dashes")
if not dash.startswith("Rope - net - sail"):
    sys.exit("changed: a dash ends a phrase")
if "mile" in name or "Harbour" in name or "Zola wrote novels" not in name:
    sys.exit("changed: a word in quotation marks, or with an accent, is kept")
END
