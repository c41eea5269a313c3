#!/usr/bin/env bash
# vtt-2-json reads WebVTT into sections with their text and their single words, in small letters and without punctuation. A good
# guess for the words of "Un café très noir": un, café, très, noir. They are un, caf, trs, noir: all but the letters a to z is
# dropped, and a word in Greek or Russian is an empty one. The last word of a line and the first of the next are one word:
# "high" and "tonight" are "hightonight". The number in front of each cue is the end of the cue before it, in its text and as a
# part of its last word: "noir" at the end of the first cue is "noir2".
# Seen: vtt-2-json 1.1.4 of npm (5,000 downloads a month).
# Why it matters here: an index of these words finds neither the words with an accent nor those at the ends of lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    vtt-2-json@1.1.4 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import convert from 'vtt-2-json';

console.log('vtt-2-json', JSON.parse(readFileSync('node_modules/vtt-2-json/package.json')).version);
const sections = await convert(`WEBVTT

1
00:00:01.000 --> 00:00:04.000
Un café très noir

2
00:00:05.000 --> 00:00:09.000
The tide is high
tonight in Αθήνα

3
00:00:10.000 --> 00:00:12.000
Good night.
`);
const words = sections.map((section) => section.words.map((word) => word.word));
console.log(words, sections.map((section) => section.part));
const expected = [['un', 'caf', 'trs', 'noir2'], ['the', 'tide', 'is', 'hightonight', 'in', '3'], ['good', 'night']];
if (JSON.stringify(words) !== JSON.stringify(expected)) {
  console.error('changed: the words of a cue are its words');
  process.exitCode = 1;
}
END
node run.mjs
