#!/usr/bin/env bash
# One would guess from the README (www.google.com and www.google.co.in give google.com and google.co.in) that splitted-url cuts
# the www of www.berg.de too. A host of three parts that ends in a code of a country is taken whole as a domain, so each
# www.berg.de and blog.example.io is its own domain; of four parts the last three stay (shop.a.berg.de gives a.berg.de).
# Seen: splitted-url 1.0.20, domain of https://www.berg.de, https://berg.de and https://shop.a.berg.de.
# Why it matters here: pages of one German site count as pages of two or three, while those of a .com are put together.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" splitted-url@1.0.20 > /dev/null || exit 2

cat > run.js <<'END'
const split = require('splitted-url');
console.log('splitted-url', require('splitted-url/package.json').version);
const hosts = ['www.berg.com', 'berg.de', 'www.berg.de', 'shop.a.berg.de', 'blog.berg.io'];
const got = hosts.map(h => split(`https://${h}/`).domain).join(' ');
console.log(got);
if (got !== 'berg.com berg.de www.berg.de a.berg.de blog.berg.io') {
  console.log('changed: splitted-url finds the domain berg.de');
  process.exit(1);
}
END
node --no-deprecation run.js
