#!/usr/bin/env bash
# In RTF \- is a hyphen that shows at the end of a line alone and \_ one at which no line ends. A good guess for rtf-parser of
# npm and re\-port, co\_op: "report" with a soft hyphen, "co-op" with the other one. The rest of the word is gone, with the
# space behind it: after these two signs the parser expects another sign or a command, and takes the letters "port" for one that
# it does not know.
# Seen: rtf-parser 1.3.3 of npm, with rtf2text 1.0.1.
# Why it matters here: a text set with hyphens is no near-copy of the same text without them, and cannot be found by such a
# word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    rtf-parser@1.3.3 rtf2text@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const rtf2text = require('rtf2text');

console.log('rtf-parser', require('./node_modules/rtf-parser/package.json').version);
const source = String.raw`{\rtf1\ansi The re\-port of the co\_op was read on Monday.\par}`;
rtf2text.string(source, (error, text) => {
  console.log(source);
  console.log(error || JSON.stringify(text));
  if (error || text !== 'The re\u00adof the co\u2011was read on Monday.\n') {
    console.error('changed: both words are whole');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
