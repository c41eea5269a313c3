#!/usr/bin/env bash
# The package warc of npm reads the records of a web archive as a stream, with their headers. A good guess for a page whose
# address has a dollar sign, ?$filter=new, as the addresses of OData services do: it stands in the header WARC-Target-URI, as
# the address of any other page. The record has no such header: a line with a "$" in its value does not match the pattern of a
# header, in which [^$] was meant to be "up to the end of the line", and is left out without an error.
# Seen: warc 1.0.1 of npm.
# Why it matters here: the page is there, but nobody knows where it comes from; all such pages have the same address, undefined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" warc@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const WARCStream = require('warc');

console.log('warc', require('./node_modules/warc/package.json').version);
const addresses = ['http://example.org/items?filter=new', 'http://example.org/items?$filter=new'];
const records = addresses.map((address) => ['WARC/1.0', 'WARC-Type: resource', `WARC-Target-URI: ${address}`,
  'WARC-Date: 2026-01-12T10:00:00Z', 'Content-Type: text/plain', 'Content-Length: 12', '', 'Harbour fair', '', ''].join('\r\n'));
fs.writeFileSync('pages.warc', records.join(''));

const seen = [];
fs.createReadStream('pages.warc').pipe(new WARCStream()).on('data', (record) => {
  console.log(addresses[seen.length], '->', record.headers['WARC-Target-URI'], String(record.content));
  seen.push(record.headers['WARC-Target-URI']);
}).on('end', () => {
  if (seen.length !== 2 || seen[0] !== addresses[0] || seen[1] !== undefined) {
    console.error('changed: both addresses are there');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
