#!/usr/bin/env bash
# astrocite-ris reads RIS, the format of reference managers, into CSL-JSON. In a chapter AU is its author and A2 the editor of
# the book, as EndNote, Zotero and publishers write it; A3 is the editor of the series, A4 the translator. A good guess for a
# chapter with all four: an author, editors, a translator. All four are its authors. Only ED, which hardly any writer has, is an
# editor; TA is taken for the translator. BT, the title of the book in many files, is dropped. The last one of PY and DA counts,
# so that a year behind a full date loses the day.
# Seen: astrocite-ris 0.16.4 of npm.
# Why it matters here: two chapters of one book share an author, and a copy from another database has fewer authors.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    astrocite-ris@0.16.4 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {parse} from 'astrocite-ris';

console.log('astrocite-ris', JSON.parse(readFileSync('node_modules/astrocite-ris/package.json')).version);
const lines = ['TY  - CHAP', 'AU  - Lund, Erik', 'A2  - Moor, Ines', 'A3  - Sand, Olga', 'A4  - Watt, Piet', 'TI  - High tides',
  'BT  - The sea', 'DA  - 2020/03/05', 'PY  - 2020', 'SP  - 1', 'EP  - 9', 'ER  - ', ''];
const [chapter] = parse(lines.join('\n'));
const names = (people = []) => people.map((person) => person.family).join(' ');
console.log('authors:', names(chapter.author), 'editors:', names(chapter.editor), 'translators:', names(chapter.translator),
  'book:', chapter['container-title'], 'date:', JSON.stringify(chapter.issued));
if (names(chapter.author) !== 'Lund Moor Sand Watt' || chapter.editor || chapter['container-title'] ||
    JSON.stringify(chapter.issued) !== '{"date-parts":[["2020"]]}') {
  console.error('changed: A2 is not an author');
  process.exitCode = 1;
}
END
node run.mjs
