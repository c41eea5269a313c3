#!/usr/bin/env bash
# strip-html-tags takes the tags off a text. A good guess for "I <3 boats. <b>Anna</b> too.", which each browser shows as it is
# written, as a tag begins with a letter: I <3 boats. Anna too. It is "I ": what is behind a "<" is a tag up to the end of the
# text if no ">" that it counts is there. Of a script with a<b the text in front of the sign is left. Entities are not read, and
# paragraphs are joined.
# Seen: strip-html-tags 0.0.3 of npm.
# Why it matters here: a comment ends where it becomes friendly, and nothing tells that there was more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    strip-html-tags@0.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const strip = require('strip-html-tags');

console.log('strip-html-tags', require('./node_modules/strip-html-tags/package.json').version);
const texts = ['I like <b>boats</b>. Anna too.', 'I <3 boats. <b>Anna</b> too.', 'size <10 m and more', '<p>One</p><p>Two</p>'];
const plain = texts.map((text) => strip(text));
texts.forEach((text, index) => console.log(text, '->', JSON.stringify(plain[index])));
if (plain[1] !== 'I ' || plain[2] !== 'size ' || plain[3] !== 'OneTwo') {
  console.error('changed: a sign is no tag');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
