#!/usr/bin/env bash
# markdown-escape makes a text safe to be put into Markdown, so that it is shown as it is. A good guess for "1. May", "- 5
# degrees" and "C:\_old": lines that a reader shows so. The first two are left as they are, and are lists; in the last the
# backslash, which takes the meaning off the sign behind it, is left too, so that C:\\_old is C:\ and an open mark for italics.
# Slashes and brackets, which mean nothing alone, have a backslash before them.
# Seen: markdown-escape 2.0.0 of npm.
# Why it matters here: what people type into a form changes the page, and it was escaped before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    markdown-escape@2.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const escape = require('markdown-escape');

console.log('markdown-escape', require('./node_modules/markdown-escape/package.json').version);
const texts = ['2 * 3 # 4', '1. May', '- 5 degrees', '+ 5 degrees', 'C:\\_old', 'http://example.org/a'];
const escaped = texts.map((text) => (escape.default || escape)(text));
texts.forEach((text, index) => console.log(text, '->', escaped[index]));
if (escaped.slice(1, 4).join() !== texts.slice(1, 4).join() || escaped[4] !== 'C:\\\\_old' || !escaped[5].includes('http:\\/')) {
  console.error('changed: lists are escaped');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
