#!/usr/bin/env bash
# One would guess that plural ("rule-based plural library") has the rule of words in -sh. It has those of -x, -ch and -s only:
# dishs, wishs, bushs; each f at the end becomes ves (cheves, believes, prooves), also within ff (stafves, cufves, girafves),
# "safe" becomes "saves"; each -o gets -oes (photoes, pianoes); children is "childs".
# Seen: plural 1.1.0 of dish, chef, staff, photo and child.
# Why it matters here: labels and names of tables are made of frequent words and come out wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" plural@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const plural = require('plural');
console.log('plural', require('plural/package.json').version);
const got = ['dish', 'chef', 'staff', 'photo', 'child'].map(w => plural(w)).join(' ');
console.log(got);
if (got !== 'dishs cheves stafves photoes childs') {
  console.log('changed: plural makes dishes of dish');
  process.exit(1);
}
END
node --no-deprecation run.js
