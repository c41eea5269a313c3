#!/usr/bin/env bash
# find-hashtags gives the tags in a text, of letters and numbers, as its README says. A good guess for "See
# http://example.org/#top" or the issue a#b: no tag. They have the tags top and b: a "#" makes a tag at any place of a word, also
# in the entity of an apostrophe, &#39;, which is the tag 39. All are written small, so that #US and #us are one, and
# #harbour_fair is #harbour.
# Seen: find-hashtags 1.0.1 of npm.
# Why it matters here: each post with a link to a part of a page is under the name of this part, and "39" is the commonest tag.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    find-hashtags@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const find = require('find-hashtags');

console.log('find-hashtags', require('./node_modules/find-hashtags/package.json').version);
const texts = ['The #fair of #2026', 'See #harbour_fair', 'See http://example.org/#top', 'Ben&#39;s boat', 'part a#b'];
const tags = texts.map((text) => find(text).join(' '));
texts.forEach((text, index) => console.log(text, '->', tags[index]));
if (tags.join(', ') !== 'fair 2026, harbour, top, 39, b') {
  console.error('changed: an anchor is no tag');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
