#!/usr/bin/env bash
# One would guess that set of queryjs, given one parameter, leaves the others of the address as they are. A value is what stands
# between the first and the second "=": token=abc== becomes token=abc, next=/a?b=c loses its end; of a repeated parameter only the
# last stays (tag=a&tag=b becomes tag=b).
# Seen: queryjs 0.0.1, set and get of addresses with two parameters.
# Why it matters here: adding page=2 to a link breaks the token and the filters that are in it already.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" queryjs@0.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const query = require('queryjs');
console.log('queryjs', require('queryjs/package.json').version);
const a = query.set('http://berg.de/?token=abc==', { page: 2 });
const b = query.set('http://berg.de/?tag=a&tag=b', { page: 2 });
console.log(a, b);
if (a !== 'http://berg.de/?token=abc&page=2' || b !== 'http://berg.de/?tag=b&page=2') {
  console.log('changed: queryjs leaves the other parameters');
  process.exit(1);
}
END
node --no-deprecation run.js
