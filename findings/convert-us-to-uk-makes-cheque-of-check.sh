#!/usr/bin/env bash
# One would guess that convert-us-to-uk ("effectively converting American English spellings to British English spellings") leaves
# words alone that are spelt alike. Each word has one translation: "Check the list" becomes "Cheque the list", "a draft of the
# program" (for a computer) "a draught of the programme", "I will tire" "I will tyre", "a ton" (907 kg) "a tonne" (1000 kg).
# Seen: convert-us-to-uk 0.1.9, convert_to_uk of one paragraph.
# Why it matters here: the text is wrong English after it; used to make spellings equal before a comparison it makes "check" and
# "cheque" one word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" convert-us-to-uk==0.1.9 setuptools==75.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
from importlib.metadata import version
import sys
from convert_us_to_uk.converter import convert_to_uk
print('convert-us-to-uk', version('convert-us-to-uk'))
text = 'Check the list in the draft of the program. I will tire. It weighs a ton.'
seen = convert_to_uk(text)
print(text, '->', seen)
if seen != 'Cheque the list in the draught of the programme. I will tyre. It weighs a tonne.':
    print('changed: convert-us-to-uk leaves check alone')
    sys.exit(1)
END
