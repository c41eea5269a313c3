#!/usr/bin/env bash
# One would guess that markdown-contents, whose README says that it renders the Markdown to HTML, lists the headings. It looks for
# lines with "#": a comment in a fence of ~~~ and a #hashtag are headings, "# Title #" keeps its end, headings underlined with ===
# are missing, and the anchor of "Über uns" is "ber-uns".
# Seen: markdown-contents 1.0.11, articles.
# Why it matters here: the list has entries that lead nowhere and lacks real chapters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" markdown-contents@1.0.11 > /dev/null || exit 2

cat > run.js <<'END'
const contents = require('markdown-contents');
console.log('markdown-contents', JSON.parse(require('fs').readFileSync('node_modules/markdown-contents/package.json')).version);
const list = contents('# Title #\n\n#hashtag\n\n~~~\n# comment\n~~~\n\n## Über uns\n\nLast\n====\n').articles();
const got = list.map(a => a.name + '/' + a.id).join(' | ');
console.log(got);
if (got !== 'Title #/title | hashtag/hashtag | comment/comment | Über uns/ber-uns') {
  console.log('changed: markdown-contents lists the headings');
  process.exit(1);
}
END
node --no-deprecation run.js
