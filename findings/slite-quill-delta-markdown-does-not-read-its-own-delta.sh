#!/usr/bin/env bash
# @slite/quill-delta-markdown has toDelta, which makes the Delta of the editor Quill of Markdown, and fromDelta for the way back.
# A good guess for "see [plan](https://example.org) now" there and back: the same. It is "see plan now": fromDelta knows other
# names than toDelta writes and than Quill uses, unordered-list-item for list, and so links, headings, lists, quotations and code
# come back as plain lines. A line break of two blanks joins the words, and the last item behind a list in a list is no item.
# Seen: @slite/quill-delta-markdown 0.0.8 of npm; bold and italic come back.
# Why it matters here: whoever saves what was edited loses all addresses and all structure, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @slite/quill-delta-markdown@0.0.8 > /dev/null || exit 2

cat > run.js <<'END'
const {fromDelta, toDelta} = require('@slite/quill-delta-markdown');

console.log('@slite/quill-delta-markdown', require('./node_modules/@slite/quill-delta-markdown/package.json').version);
const texts = ['see [plan](https://example.org) now', '# Fair', '1. one\n2. two', '> said', 'The **fair**', 'one  \ntwo',
  '- one\n  - two\n- three'];
const seen = texts.map((text) => {
  const delta = toDelta(text);
  const back = fromDelta(delta).trim();
  console.log(JSON.stringify(text), '->', JSON.stringify(back));
  return back;
});
const items = toDelta(texts[6]).filter((part) => part.attributes && part.attributes.list).length;
console.log('items of the last list in the delta:', items, 'of 3');
if (seen.slice(0, 6).join('|') !== 'see plan now|Fair|one\ntwo|said|The **fair**|onetwo' || items !== 2) {
  console.error('changed: what is read is written');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
