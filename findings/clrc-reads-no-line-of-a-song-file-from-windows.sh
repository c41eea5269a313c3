#!/usr/bin/env bash
# clrc reads the lines and times of .lrc files. A good guess for a file with the line ends of Windows, as most of these files
# have: its lines. All are of the type invalid, the title as well: the text is parted at the line feed, and the pattern of a line
# has to reach up to the end, where the carriage return stands, which its dot does not match. So are lines with the time
# [1:05.00], with one figure for the minute, or [00:20.5].
# Seen: clrc 3.1.4 of npm.
# Why it matters here: a player shows no text at all for a file that each editor shows as a right one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    clrc@3.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const {parse} = require('clrc');

console.log('clrc', require('./node_modules/clrc/package.json').version);
const song = ['[ti:Fair]', '[00:10.00]one', '[1:05.00]two', '[01:20.5]three'];
const linux = parse(song.join('\n')).map((line) => line.type).join(', ');
const windows = parse(song.join('\r\n') + '\r\n').slice(0, 4).map((line) => line.type).join(', ');
console.log(`of Linux: ${linux}\nof Windows: ${windows}`);
if (linux !== 'metadata, lyric, invalid, invalid' || windows !== 'invalid, invalid, invalid, invalid') {
  console.error('changed: a carriage return does no harm');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
