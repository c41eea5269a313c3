#!/usr/bin/env bash
# lrc-kit reads, changes and writes the times and lines of songs. A good guess for [00:10.05], read and written with toString():
# [00:10.05]. It is [00:10.50]: the hundredths are filled up with a zero behind them in place of one in front, so that .05 is
# half a second and .09 nine tenths. The number in the object is right, 10.05.
# Seen: lrc-kit 1.2.1 of npm.
# Why it matters here: a file that is saved after a word was put right has a tenth of its lines up to a second too late.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    lrc-kit@1.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const {Lrc} = require('lrc-kit');

console.log('lrc-kit', require('./node_modules/lrc-kit/package.json').version);
const song = '[00:08.20]one\n[00:10.05]two\n[00:12.09]three';
const lyrics = Lrc.parse(song);
const written = lyrics.toString().split(/\r?\n/).filter((line) => line).join(' ');
console.log(song.replaceAll('\n', ' '), '->', written, lyrics.lyrics.map((line) => line.timestamp).join(' '));
if (written !== '[00:08.20]one [00:10.50]two [00:12.90]three' || lyrics.lyrics[1].timestamp !== 10.05) {
  console.error('changed: .05 stays .05');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
