#!/usr/bin/env bash
# subtitle-converter makes SubRip or WebVTT of other formats of captions. A good guess for a line of an .ass file whose text is
# "There were 10,000 boats": that text, for all commas behind the ninth belong to it. It is "There were 10": the line is split
# at each comma that has no blank behind it, and a number has none, nor has "Yes,but". The first \N is a line break, each further
# one stays as \N in the text: "One\NTwo\NThree" is "One", "Two\NThree". The status says success, without invalid entries.
# Seen: subtitle-converter 3.0.12 of npm (5,000 downloads a month).
# Why it matters here: the rest of a sentence with a large number in it is not in the text that is indexed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    subtitle-converter@3.0.12 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import converter from 'subtitle-converter';

console.log('subtitle-converter', JSON.parse(readFileSync('node_modules/subtitle-converter/package.json')).version);
const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,There were boats, they say, in the harbour
Dialogue: 0,0:00:05.00,0:00:09.00,Default,,0,0,0,,There were 10,000 boats in the harbour
Dialogue: 0,0:00:10.00,0:00:12.00,Default,,0,0,0,,One\\NTwo\\NThree
`;
const {subtitle, status} = converter.convert(ass, '.srt', {});
const cues = subtitle.trim().split('\r\n\r\n').map((cue) => cue.split('\r\n').slice(2).join(' / '));
console.log(cues, 'success:', status.success, 'invalid:', status.invalidEntries.length);
const expected = ['There were boats, they say, in the harbour', 'There were 10', 'One / Two\\NThree'];
if (JSON.stringify(cues) !== JSON.stringify(expected) || !status.success) {
  console.error('changed: the text of a line is what is behind the ninth comma');
  process.exitCode = 1;
}
END
node run.mjs
