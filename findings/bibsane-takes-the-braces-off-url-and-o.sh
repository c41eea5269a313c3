#!/usr/bin/env bash
# One would guess that BibSane, which sanitizes a BibTeX file for LaTeX, leaves its commands in order. It takes all braces off
# every field but author, editor, note and title: \url{https://...} becomes \urlhttps://..., J{\o}rgensen becomes J\orgensen and
# Besan\c{c}on becomes Besan\ccon.
# Seen: BibSane 0.1.3, process_aux with the default configuration on an entry with howpublished, publisher and address.
# Why it matters here: the cleaned file replaces the old ones ("a single new cleaned bib file"), and LaTeX no longer knows the
# commands; comparing bibliographies by publisher or place finds no match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" BibSane==0.1.3 bibtexparser==1.4.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import bibsane
print('BibSane', version('BibSane'))
open('p.aux', 'w').write('\\citation{a}\n\\bibdata{refs}\n')
open('refs.bib', 'w').write(r'''@misc{a, author={Anna Berg}, title={{The} Fair}, howpublished={\url{https://example.org/fair}},
  year={2020}, publisher={J{\o}rgensen}, address={Besan\c{c}on}}
''')
config = bibsane.Config()
config.root = '.'
bibsane.process_aux('p.aux', False, config)
text = open('references.bib').read()
print(text)
if r'{\urlhttps://example.org/fair}' not in text or r'{J\orgensen}' not in text or r'{Besan\ccon}' not in text:
    print('changed: BibSane keeps the braces of commands')
    sys.exit(1)
END
