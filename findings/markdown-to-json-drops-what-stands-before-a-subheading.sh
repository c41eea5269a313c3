#!/usr/bin/env bash
# One would guess that md_to_json ("uses headings as JSON keys, and the stuff following headings as values") keeps all words of a
# document. The words before the first heading are dropped, so are the words of a section before its first subheading and those
# after a list; of two sections with one name the first is gone, and no section is found under headings that are underlined.
# Seen: markdown-to-json 2.1.2, "A: Intro. ## Sub" gives {"A": {"Sub": ...}}, a second "Notes" replaces the first.
# Why it matters here: a search over the JSON misses paragraphs of the documents, and two versions that differ there look equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-to-json==2.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import markdown_to_json as m
print('markdown-to-json', version('markdown-to-json'))
cases = ['Read this first.\n\n# A\n\ntext\n', '# A\n\nThe most important words.\n\n## Sub\n\ntext\n',
         '# A\n\n- one\n- two\n\nAfter the list.\n', '# Notes\n\nfirst\n\n# Notes\n\nsecond\n']
wrong = 0
for text in cases:
    seen = m.jsonify(text)
    print(repr(text), '->', seen)
    lost = [w for w in ('Read this first', 'most important', 'After the list', 'first') if w in text and w not in seen]
    wrong += len(lost) > 0
head = m.jsonify('Title\n=====\n\ntext\n\nSub\n---\n\nmore\n')
print('underlined headings ->', head)
if wrong != 4 or '"root"' not in head:
    print('changed: markdown-to-json keeps the words of a section')
    sys.exit(1)
END
