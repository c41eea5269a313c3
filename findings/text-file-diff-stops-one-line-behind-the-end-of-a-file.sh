#!/usr/bin/env bash
# text-file-diff compares two large sorted files line by line, for lists of products or of people. A good guess for a file with a
# and b, and a new one with a, b, c, d and e: three lines are new. The event "+" comes for c alone: when one of the files has
# ended, one line more of the other is looked at, and then the comparison ends, whatever is left. If the longer file is the old
# one, one of three removed lines is told.
# Seen: text-file-diff 1.4.8 of npm; differences in front of the last common line are all there.
# Why it matters here: new people or products are mostly at the end of a sorted list, with the highest numbers, and are left out
# without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" text-file-diff@1.4.8 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const TextFileDiff = require('text-file-diff').default || require('text-file-diff');

console.log('text-file-diff', require('./node_modules/text-file-diff/package.json').version);
fs.writeFileSync('short.txt', 'a\nb\n');
fs.writeFileSync('long.txt', 'a\nb\nc\nd\ne\n');
fs.writeFileSync('middle.txt', 'a\nb1\nb2\nb3\ne\n');
fs.writeFileSync('ends.txt', 'a\ne\n');

async function compare(before, after) {
  const found = [];
  const diff = new TextFileDiff();
  diff.on('+', (line) => found.push(`+${line}`));
  diff.on('-', (line) => found.push(`-${line}`));
  await diff.diff(before, after);
  console.log(before, 'and', after, '->', found.join(' '));
  return found.length;
}

(async () => {
  const counts = [await compare('short.txt', 'long.txt'), await compare('long.txt', 'short.txt'),
    await compare('ends.txt', 'middle.txt')];
  if (counts.join() !== '1,1,3') {
    console.error('changed: all lines behind the last common one are found');
    process.exitCode = 1;
  }
})();
END
node --no-deprecation run.js
