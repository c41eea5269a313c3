#!/usr/bin/env bash
# jsonfeed-to-rss makes an RSS feed of a JSON feed. A good guess for an item without date_published, which need not have one: an
# item without a date, as RSS allows. It has <pubDate>Invalid Date</pubDate>. And each feed is in American English with a
# copyright of this year, if it says nothing of a language or an owner: "en-us" and the sign with the year and no name.
# Seen: jsonfeed-to-rss 3.0.8 of npm.
# Why it matters here: readers that sort by the date put the item first or last, or take the whole feed for broken.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    jsonfeed-to-rss@3.0.8 > /dev/null || exit 2

cat > run.js <<'END'
const convert = require('jsonfeed-to-rss');

console.log('jsonfeed-to-rss', require('./node_modules/jsonfeed-to-rss/package.json').version);
const feed = {version: 'https://jsonfeed.org/version/1', title: 'Fest', home_page_url: 'http://example.org/',
  feed_url: 'http://example.org/feed.json', items: [
    {id: '1', url: 'http://example.org/1', title: 'Mit Datum', content_text: 'eins', date_published: '2026-06-01T10:00:00Z'},
    {id: '2', url: 'http://example.org/2', title: 'Ohne', content_text: 'zwei'}]};
const rss = (convert.default || convert)(feed);
const dates = [...rss.matchAll(/<item>[\s\S]*?<pubDate>(.*?)<\/pubDate>/g)].map((match) => match[1]);
console.log(dates.join(' | '), rss.match(/<language>.*?<\/language>/)[0]);
if (dates[1] !== 'Invalid Date' || !rss.includes('<language>en-us</language>')) {
  console.error('changed: no date is no date');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
