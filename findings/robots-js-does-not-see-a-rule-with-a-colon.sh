#!/usr/bin/env bash
# robots parses robots.txt and says whether a path may be fetched. A good guess for "Disallow: /wiki/Special:Search", a rule of
# nearly every wiki: no page below it may be fetched. It may: a line that has a second colon in it is no rule, and is left out
# without a sign; only the colon of http: and one before a port number are expected. An empty line between a name and its rules
# drops them as well, and of two groups for all robots, which the standard (RFC 9309) reads as one, the second is not read.
# Seen: robots 0.10.1 of npm.
# Why it matters here: a crawl by the rules fetches thousands of pages of search results and of old versions, all of them copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    robots@0.10.1 > /dev/null || exit 2

cat > run.js <<'END'
const {RobotsParser} = require('robots');

console.log('robots', require('./node_modules/robots/package.json').version);
const allowed = (lines, path) => new RobotsParser().parse(lines).canFetchSync('crawler', path);
const WIKI = ['User-agent: *', 'Disallow: /wiki/Special:Search', 'Disallow: /tmp/'];
const TWO = ['User-agent: *', 'Disallow: /tmp/', '', 'User-agent: *', 'Disallow: /old/'];
const seen = [[WIKI, '/wiki/Special:Search?a=b'], [WIKI, '/tmp/a'], [TWO, '/tmp/a'], [TWO, '/old/a']]
  .map(([lines, path]) => {
    const result = allowed(lines, path);
    console.log(path, result ? 'may be fetched' : 'may not be fetched', '-', lines.join(' | '));
    return result;
  });
if (seen.join() !== 'true,false,false,true') {
  console.error('changed: each rule is seen');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
