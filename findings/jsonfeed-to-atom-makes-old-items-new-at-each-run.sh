#!/usr/bin/env bash
# jsonfeed-to-atom makes an Atom feed of a JSON feed. A good guess for an item without date_published, which need not have one:
# the same entry whenever the feed is made. Its time of <updated> is the time of the run, so that it was changed a moment ago
# each time; an item with a date keeps it.
# Seen: jsonfeed-to-atom 1.2.5 of npm.
# Why it matters here: readers show the item as new at each fetch, and who compares two feeds finds all of them changed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    jsonfeed-to-atom@1.2.5 > /dev/null || exit 2

cat > run.js <<'END'
const convert = require('jsonfeed-to-atom');

console.log('jsonfeed-to-atom', require('./node_modules/jsonfeed-to-atom/package.json').version);
const feed = {version: 'https://jsonfeed.org/version/1', title: 'Fair', home_page_url: 'http://example.org/',
  feed_url: 'http://example.org/feed.json', items: [
    {id: '1', url: 'http://example.org/1', title: 'Dated', content_text: 'one', date_published: '2026-06-01T10:00:00Z'},
    {id: '2', url: 'http://example.org/2', title: 'Undated', content_text: 'two'}]};
const pattern = /<entry>[\s\S]*?<updated>(.*?)<\/updated>/g;
const run = () => [...(convert.default || convert)(feed).matchAll(pattern)].map((match) => match[1]);
const first = run();
setTimeout(() => {
  const second = run();
  console.log(first.join(' '), '| a second later:', second.join(' '));
  if (first[0] !== second[0] || first[1] === second[1]) {
    console.error('changed: an item without a date stays as it is');
    process.exitCode = 1;
  }
}, 1100);
END
node --no-deprecation run.js
