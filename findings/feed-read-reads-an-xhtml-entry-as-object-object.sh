#!/usr/bin/env bash
# feed-read parses Atom and RSS feeds to articles with a title, a content and a link. A good guess for an Atom entry whose content
# is XHTML, one of three forms that the standard has: its text, or its HTML. The content is "[object Object]", once for each
# element in it. An entry with a summary and no content, as most feeds of news and blogs have, has an empty content, and the link
# of an entry is its first one, be it the one for editing or for comments.
# Seen: feed-read 0.0.1 of npm; RSS is read well.
# Why it matters here: all articles of such a feed have one and the same text, or none, and are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    feed-read@0.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const {atom} = require('feed-read');

console.log('feed-read', require('./node_modules/feed-read/package.json').version);
const feed = '<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title>'
  + '<entry><title>Fair</title><link href="http://example.org/fair"/><updated>2026-05-01T00:00:00Z</updated>'
  + '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>All <b>boats</b> come.</p></div></content></entry>'
  + '<entry><title>Quay</title><link rel="edit" href="http://example.org/edit/quay"/><link href="http://example.org/quay"/>'
  + '<updated>2026-05-01T00:00:00Z</updated><summary>The quay is closed.</summary></entry></feed>';
atom(feed, (error, articles) => {
  const seen = articles.map((article) => [article.title, article.content, article.link].join(' | '));
  console.log(seen);
  if (seen.join() !== 'Fair | [object Object] | http://example.org/fair,Quay |  | http://example.org/edit/quay') {
    console.error('changed: the text of an entry is its content');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
