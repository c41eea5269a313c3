#!/usr/bin/env bash
# One would guess that clean of cleanco (the port of cleanco for Python) cuts "Corp." at the end and leaves the name, as that
# does. All is lower case, each sign outside ASCII and "&" is a space (Müller becomes "m ller"), and the legal words are cut at
# the front and before the last words too: "Co-op Bank" is "op bank", "As Roma" is "roma", "SA Water Corporation Adelaide" "water
# adelaide".
# Seen: cleanco 1.0.2 of npm, clean.
# Why it matters here: different firms get one key, and the result cannot be shown as a name.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" cleanco@1.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const cleanco = require('cleanco');
console.log('cleanco', require('cleanco/package.json').version);
const got = ['Co-op Bank', 'As Roma', 'Müller GmbH', 'Inc Magazine'].map(n => cleanco.clean(n)).join(' | ');
console.log(got);
if (got !== 'op bank | roma | m ller | magazine') {
  console.log('changed: cleanco leaves the front of a name');
  process.exit(1);
}
END
node --no-deprecation run.js
