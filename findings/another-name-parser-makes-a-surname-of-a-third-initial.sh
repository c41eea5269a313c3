#!/usr/bin/env bash
# another-name-parser splits a name into prefix, first, middle and last name, and suffix. A good guess for "J. R. R. Tolkien":
# first "J.", middle "R. R." (or "R."), last "Tolkien". The last name is "R. Tolkien": one initial alone is taken for the
# middle name, and the rest is the last. So it is for "George H. W. Bush", "A. B. C. Berg" and each name with two middle
# initials; "J. R. Tolkien" has the last name "Tolkien".
# Seen: another-name-parser 0.1.0 of npm.
# Why it matters here: lists that are sorted, joined or compared by last name have these people under another name, "W. Bush"
# not with "Bush".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    another-name-parser@0.1.0 > /dev/null || exit 2
cat > run.js <<'END'
const parse = require('another-name-parser');

console.log('another-name-parser', require('./node_modules/another-name-parser/package.json').version);
const last = (name) => {
  const parts = (parse.default || parse)(name);
  console.log(name, '->', JSON.stringify({first: parts.first, middle: parts.middle, last: parts.last}));
  return parts.last;
};
const seen = ['J. R. Tolkien', 'J. R. R. Tolkien', 'George W. Bush', 'George H. W. Bush'].map(last).join(', ');
if (seen !== 'Tolkien, R. Tolkien, Bush, W. Bush') {
  console.error('changed: initials are no part of the last name');
  process.exitCode = 1;
}
END
node run.js
