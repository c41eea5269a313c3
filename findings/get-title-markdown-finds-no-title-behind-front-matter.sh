#!/usr/bin/env bash
# One would guess that get-title-markdown ("get # title content from Markdown string") finds the first "# ..." of a file. It looks
# at the first line that is not empty only: with front matter, a comment or a badge before it the title is undefined; a "## Sub"
# or a "#hashtag" there is the title, and "# Title #" keeps its end.
# Seen: get-title-markdown 2.0.1 of texts with front matter and with a hashtag.
# Why it matters here: most files of a site begin with front matter; their titles are all undefined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" get-title-markdown@2.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('get-title-markdown');
console.log('get-title-markdown', JSON.parse(require('fs').readFileSync('node_modules/get-title-markdown/package.json')).version);
const title = lib.default || lib;
const got = ['---\ntags: x\n---\n# Title\n', '## Sub\n# Title', '#hashtag\n# Title', '# Title #\n'].map(t => String(title(t)));
console.log(got);
if (got.join('|') !== 'undefined|Sub|hashtag|Title #') {
  console.log('changed: get-title-markdown finds the title');
  process.exit(1);
}
END
node --no-deprecation run.js
