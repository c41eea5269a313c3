#!/usr/bin/env bash
# One would guess that sentence_format of texttransform ("Properly capitalize sentences and handle ellipses correctly") only
# changes the first letter of sentences. Every full stop is the end of a sentence: 3.5 becomes "3. 5", an address becomes "www.
# Example. Org", "a.m." becomes "a. M."; all other capitals are lost (NATO is "nato"), and "?" and "!" end no sentence.
# Seen: texttransform 0.2, "the price is 3.5 euros." becomes "The price is 3. 5 euros."
# Why it matters here: numbers and addresses are changed in the text, and the sentences of a splitter run afterwards are wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" texttransform==0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from text_transform import sentence_format
print('texttransform', version('texttransform'))
texts = ['the price is 3.5 euros.', 'see www.example.org at 10 a.m. today.', 'Anna met NATO. is it open? yes! come.']
seen = [sentence_format(t) for t in texts]
for a, b in zip(texts, seen):
    print(a, '->', b)
if seen != ['The price is 3. 5 euros.', 'See www. Example. Org at 10 a. M. Today.', 'Anna met nato. Is it open? yes! come.']:
    print('changed: texttransform keeps numbers')
    sys.exit(1)
END
