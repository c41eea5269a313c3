#!/usr/bin/env bash
# podcast-feed-parser parses the feed of a podcast to an object, with the numbers of its episodes (itunes:order) and whether it is
# complete or blocked. A good guess for episodes 1 to 11: they are in the order of their numbers. They are in the order 9, 8, 2,
# 11, 10, 1, as numbers are compared as texts. "complete" and "blocked" are false for each podcast and episode, whatever the feed
# says: a function is compared with "yes", and not what it returns.
# Seen: podcast-feed-parser 1.0.4 of npm.
# Why it matters here: the newest episode is not where it is looked for, and what its owner does not want in a directory is in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    podcast-feed-parser@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const {getPodcastFromFeed} = require('podcast-feed-parser');

console.log('podcast-feed-parser', require('./node_modules/podcast-feed-parser/package.json').version);
const item = (number) => `<item><title>Episode ${number}</title><itunes:order>${number}</itunes:order>`
  + `<itunes:block>yes</itunes:block><pubDate>Fri, ${number + 10} May 2026 10:00:00 GMT</pubDate>`
  + `<enclosure url="http://example.org/${number}.mp3" length="1" type="audio/mpeg"/></item>`;
const namespace = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';
const {meta, episodes} = getPodcastFromFeed(`<rss version="2.0" ${namespace}><channel>`
  + '<title>The fair</title><itunes:complete>yes</itunes:complete><itunes:block>yes</itunes:block>'
  + [1, 2, 8, 9, 10, 11].map(item).join('') + '</channel></rss>');
const order = episodes.map((episode) => episode.order).join();
console.log(order, 'complete:', meta.complete, 'blocked:', meta.blocked, episodes[0].blocked);
if (order !== '9,8,2,11,10,1' || meta.complete || meta.blocked || episodes[0].blocked) {
  console.error('changed: episodes are in the order of their numbers, and a blocked one is blocked');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
