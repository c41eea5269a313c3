#!/usr/bin/env bash
# subvibe parses and converts subtitles, WebVTT and SRT, and cleans what is broken. A good guess for the WebVTT text "Tom
# &amp; Jerry" converted to SRT: "Tom & Jerry", as WebVTT escapes the sign and SRT does not. It is "Tom &amp; Jerry",
# which players show letter by letter. A cue whose text is a number, the answer 1984, is empty: a line of digits alone is taken
# for the number of a cue, in front of the times or behind them.
# Seen: @aj-archipelago/subvibe 1.0.12 of npm; in SRT files numbers are kept.
# Why it matters here: what is said is not what is shown, and a year, a price or a score is not shown at all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @aj-archipelago/subvibe@1.0.12 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {generateSRT, parse} from '@aj-archipelago/subvibe';

console.log('subvibe', JSON.parse(readFileSync('node_modules/@aj-archipelago/subvibe/package.json')).version);
const vtt = `WEBVTT

00:01.000 --> 00:02.000
Tom &amp; Jerry

00:03.000 --> 00:04.000
1984

00:05.000 --> 00:06.000
In 1984
`;
const srt = generateSRT(parse(vtt).cues);
console.log(vtt, '->', srt);
if (!srt.includes('Tom &amp; Jerry') || srt.replace('In 1984', '').includes('1984') || !srt.includes('In 1984')) {
  console.error('changed: the sign is written as it is, and the answer is there');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
