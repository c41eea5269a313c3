#!/usr/bin/env bash
# lrc-file-parser gives the lines of a song with their times in milliseconds. A good guess for [00:10.05]: 10050. It is 10500:
# zeros in front are cut off each part of the time, also behind the point, so that .05 is .5 and .09 is .9, later than .10. If
# there is a line at [00:10.50] too, both have one time, and of a further one, [00:10.5], the text is taken for a translation of
# the first. A line with [00:12], without hundredths, is not there.
# Seen: lrc-file-parser 2.4.2 of npm.
# Why it matters here: each tenth line is sung up to half a second late, and lines that follow each other quickly change places.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    lrc-file-parser@2.4.2 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import Lyric from 'lrc-file-parser';

console.log('lrc-file-parser', JSON.parse(readFileSync('node_modules/lrc-file-parser/package.json')).version);
globalThis.window = {requestAnimationFrame() {}, cancelAnimationFrame() {}};
let lines;
const song = '[00:08.20]one\n[00:10.05]two\n[00:10.40]three\n[00:12]four\n[00:13.09]five\n[00:13.80]six\n';
new Lyric({lyric: song, onSetLyric: (all) => { lines = all; }});
const seen = lines.map((line) => `${line.time} ${line.text}`).join(', ');
console.log(song.replaceAll('\n', ' '), '->', seen);
if (seen !== '8200 one, 10400 three, 10500 two, 13800 six, 13900 five') {
  console.error('changed: .05 is 50 milliseconds');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
