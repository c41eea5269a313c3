#!/usr/bin/env bash
# simple-query-string takes query strings apart, with or without the question mark in front, and whole addresses. A good guess
# for "q=who is it?&lang=en", as window.location.search.slice(1) gives it or a form posts it: q and lang. There is lang alone:
# all up to the first question mark is taken for the address in front of the query. With a question mark at the beginning both
# are there.
# Seen: simple-query-string 1.3.2 of npm.
# Why it matters here: what somebody asks with a question mark is not asked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    simple-query-string@1.3.2 > /dev/null || exit 2

cat > run.js <<'END'
const query = require('simple-query-string');

console.log('simple-query-string', require('./node_modules/simple-query-string/package.json').version);
const texts = ['q=who is it&lang=en', 'q=who is it?&lang=en', '?q=who is it?&lang=en', 'page=1&q=why?'];
const parsed = texts.map((text) => JSON.stringify(query.parse(text)));
texts.forEach((text, index) => console.log(text, '->', parsed[index]));
if (parsed[1] !== '{"lang":"en"}' || parsed[2] !== '{"q":"who is it?","lang":"en"}' || parsed[3] !== '{}') {
  console.error('changed: q is there');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
