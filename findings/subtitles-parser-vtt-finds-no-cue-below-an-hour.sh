#!/usr/bin/env bash
# subtitles-parser-vtt reads WebVTT into a list of cues. The hours of a time are optional in WebVTT, and most of its examples
# have none: "00:01.000 --> 00:04.000". A good guess for a file with two such cues: two cues. There is none, and no error. Where
# times below an hour are written without hours and the later ones with them, the list begins in the second hour. A cue without
# hours behind one with them is in the text of that one, its times too, and so are comments (NOTE) and the name of the next cue.
# Seen: subtitles-parser-vtt 0.1.0 of npm (8,000 downloads a month).
# Why it matters here: what was said in a talk is not found, and comments of editors are.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    subtitles-parser-vtt@0.1.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import parser from 'subtitles-parser-vtt';

console.log('subtitles-parser-vtt', JSON.parse(readFileSync('node_modules/subtitles-parser-vtt/package.json')).version);
const texts = (...cues) => parser.fromVtt(`WEBVTT\n\n${cues.join('\n\n')}\n`).map((cue) => cue.text.split(/\n+/).join(' / '));
const first = '00:01.000 --> 00:04.000\nThe tide is high.';
const second = '59:58.000 --> 59:59.500\nThe boats leave.';
const third = 'haven\n01:00:02.000 --> 01:00:04.000\nThe wind is fair.';
const fourth = '01:00:05.000 --> 01:00:09.000\nSo they went.';
const short = texts(first, second);
const mixed = texts(first, second, third, 'NOTE to be checked', fourth);
const behind = texts(third, first);
console.log('without hours:', short, 'both:', mixed, 'without behind with:', behind);
if (short.length !== 0 || mixed.length !== 2 || mixed[0] !== 'The wind is fair. / NOTE to be checked' ||
    behind[0] !== 'The wind is fair. / 00:01.000 --> 00:04.000 / The tide is high.') {
  console.error('changed: a cue without hours is a cue');
  process.exitCode = 1;
}
END
node run.mjs
