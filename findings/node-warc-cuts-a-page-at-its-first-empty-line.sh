#!/usr/bin/env bash
# A record of a web archive says in Content-Length how long it is. A good guess for node-warc and a page of three paragraphs
# with empty lines between them: its content has all three, whatever its lines end in. If they end in CR and LF, as those of
# many pages do, the content ends at the first empty line: the length is not looked at, and an empty line is taken for the end
# of the record. The same page with LF alone is whole.
# Seen: node-warc 3.3.1 of npm, its WARCStreamTransform; records of the type response.
# Why it matters here: of such pages only the head is compared and indexed, and all pages of a site with one head are equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" node-warc@3.3.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const {WARCStreamTransform} = require('node-warc');

console.log('node-warc', require('./node_modules/node-warc/package.json').version);
const lines = ['<title>Harbour</title>', '', '<p>First part.</p>', '', '<p>Second part.</p>', ''];
const records = ['\r\n', '\n'].map((end, number) => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' + lines.join(end);
  return ['WARC/1.0', 'WARC-Type: response', `WARC-Record-ID: <urn:uuid:00000000-0000-0000-0000-00000000000${number}>`,
    'WARC-Date: 2026-01-12T10:00:00Z', `WARC-Target-URI: http://example.org/${number}`,
    'Content-Type: application/http;msgtype=response', `Content-Length: ${answer.length}`, '', answer, '', ''].join('\r\n');
});
fs.writeFileSync('pages.warc', records.join(''));

const parts = [];
fs.createReadStream('pages.warc').pipe(new WARCStreamTransform())
  .on('error', () => {})  // Node.js 20 objects to the way in which the stream ends
  .on('data', (record) => {
    const content = String(record.content);
    console.log(parts.length ? 'lines that end in LF:' : 'lines that end in CR and LF:', JSON.stringify(content));
    parts.push((content.match(/part/g) || []).length);
  });
process.on('exit', () => {
  if (parts.join() !== '0,2') {
    console.error('changed: both pages are whole');
    process.exitCode = 1;
  }
});
END
node run.js
