#!/usr/bin/env bash
# subsrt reads subtitles of many formats. A good guess for an .srt file of three cues: three, whether its lines end in "\r\n" or
# in "\n", as they do on Linux and in what most programs write. With "\n" it has one: the first, whose text is the rest of the
# file, numbers and times included. Such a .vtt file has none; of a file that begins with a byte order mark the first is missing.
# Seen: subsrt 1.1.1 of npm (7,000 downloads a month).
# Why it matters here: whoever compares subtitles cue by cue has no cues, and no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    subsrt@1.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const subsrt = require('subsrt');

console.log('subsrt', require('./node_modules/subsrt/package.json').version);
const cue = (number, point) => `00:00:0${number}${point}000 --> 00:00:0${number}${point}900\nText ${number}\n\n`;
const srt = [1, 2, 3].map((number) => `${number}\n${cue(number, ',')}`).join('');
const vtt = `WEBVTT\n\n${[1, 2, 3].map((number) => cue(number, '.')).join('')}`;
const count = (text) => subsrt.parse(text).filter(({type}) => type === 'caption').length;
const counts = [count(srt.replace(/\n/g, '\r\n')), count(srt), count(vtt), count(`\ufeff${srt.replace(/\n/g, '\r\n')}`)];
console.log('cues of 3: .srt, \\r\\n:', counts[0], '\\n:', counts[1], '.vtt, \\n:', counts[2], '.srt with a mark:', counts[3]);
if (counts[0] !== 3 || counts[1] !== 1 || counts[2] !== 0 || counts[3] !== 2) {
  console.error('changed: a line may end in \\n');
  process.exitCode = 1;
}
END
node run.js
