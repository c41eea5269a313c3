#!/usr/bin/env bash
# subsrt-ts reads and writes many formats of captions, SubStation Alpha (.ass and .ssa) among them. A good guess for the line
# "Dialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,The tide is high": the text "The tide is high". It is "he tide is high": the
# first character of each text is cut, for a blank is taken to be behind the last comma, where no editor writes one, nor does
# subsrt-ts. A file that it has written as .ass itself has lost all first letters when it is read. "{\i1}Boats" is "\i1}Boats":
# the mark for italics is not known without its bracket. .vtt, .sbv, .lrc and .sub come back whole.
# Seen: subsrt-ts 2.1.2 of npm.
# Why it matters here: no first word of a caption is found, and captions do not match the same ones in another format.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    subsrt-ts@2.1.2 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import subsrt from 'subsrt-ts';

console.log('subsrt-ts', JSON.parse(readFileSync('node_modules/subsrt-ts/package.json')).version);
const texts = (file, format) => subsrt.parse(file, {format}).filter((part) => part.type === 'caption')
  .map((part) => part.text.trim());
const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,The tide, they say, is high
Dialogue: 0,0:00:05.00,0:00:09.00,Default,,0,0,0,,{\\i1}Boats{\\i0} leave
`;
const read = texts(ass, 'ass');
console.log('read from an .ass file:', read);
const srt = '1\n00:00:01,000 --> 00:00:04,000\nThe tide is high\n\n2\n00:00:05,000 --> 00:00:09,000\nBoats leave\n';
const own = Object.fromEntries(['ass', 'ssa', 'vtt', 'sbv', 'lrc', 'sub']
  .map((format) => [format, texts(subsrt.convert(srt, {format}), format).join(' | ')]));
console.log('written and read again:', own);
const cut = 'he tide is high | oats leave';
if (read[0] !== 'he tide, they say, is high' || read[1] !== '\\i1}Boats leave' || own.ass !== cut || own.ssa !== cut ||
    own.vtt !== 'The tide is high | Boats leave') {
  console.error('changed: a line of an .ass file has its first letter');
  process.exitCode = 1;
}
END
node run.mjs
