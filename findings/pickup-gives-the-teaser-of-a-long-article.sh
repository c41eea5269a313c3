#!/usr/bin/env bash
# pickup of npm turns feeds into JSON. An RSS item may have a teaser (description) and the whole text (content:encoded); pickup
# has one field for both, summary, and the whole text goes first. A good guess for two items: both have their whole text. The
# one of 500 letters has it, the one of 4,500 its teaser: a text of more than 4,096 letters is left out if there is a teaser in
# front of it, and kept if there is none. A title in two pieces, of which one is CDATA, is its first piece.
# Seen: pickup 8.1.0 of npm.
# Why it matters here: the longer the article, the less of it is compared, and the items of one feed are of two kinds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    pickup@8.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const pickup = require('pickup');
const {Readable} = require('stream');

console.log('pickup', require('./node_modules/pickup/package.json').version);
const item = (title, teaser, letters) => `<item><title>${title}</title>${teaser}<content:encoded>` +
  `<![CDATA[${'harbour fair '.repeat(letters).slice(0, letters)}]]></content:encoded></item>`;
const teaser = '<description>Read more.</description>';
const feed = '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>News</title>' +
  item('short', teaser, 500) + item('long', teaser, 4500) + item('long, no teaser', '', 4500) +
  item('Bread and <![CDATA[fish]]>', teaser, 500) + '</channel></rss>';
const seen = [];
Readable.from([feed]).pipe(pickup({objectMode: true})).on('data', (entry) => {
  if (entry.title === 'News') return;
  console.log(`${entry.title}: a summary of ${entry.summary.length} letters`);
  seen.push(entry.title, entry.summary.length);
}).on('end', () => {
  if (seen.join() !== 'short,500,long,10,long, no teaser,4500,Bread and,500') {
    console.error('changed: all items have their whole text');
    process.exitCode = 1;
  }
});
END
node run.js
