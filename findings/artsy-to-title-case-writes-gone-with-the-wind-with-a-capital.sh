#!/usr/bin/env bash
# One would guess that @artsy/to-title-case, which "correctly capitalizes your titles as per The Chicago Manual of Style", writes
# "Gone with the Wind" and "Star Wars: A New Hope". It has a list of 21 small words without with, at, from, into and about, does
# not know the capital behind a colon ("Star Wars: a New Hope"), and leaves a title in capitals as it is.
# Seen: @artsy/to-title-case 1.2.0 of three titles.
# Why it matters here: titles look edited and are not what the named rules ask for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @artsy/to-title-case@1.2.0 > /dev/null || exit 2

cat > run.js <<'END'
const { toTitleCase } = require('@artsy/to-title-case');
const manifest = require('fs').readFileSync('node_modules/@artsy/to-title-case/package.json');
console.log('@artsy/to-title-case', JSON.parse(manifest).version);
const got = ['gone with the wind', 'star wars: a new hope', 'THE WAR OF THE WORLDS'].map(t => toTitleCase(t)).join(' | ');
console.log(got);
if (got !== 'Gone With the Wind | Star Wars: a New Hope | THE WAR OF THE WORLDS') {
  console.log('changed: @artsy/to-title-case follows Chicago');
  process.exit(1);
}
END
node --no-deprecation run.js
