#!/usr/bin/env bash
# The package subtitle of npm reads .srt and .vtt files. In WebVTT a block that begins with NOTE is a comment; .srt has no
# comments. A good guess for an .srt cue in capitals, "HE LEFT A / NOTE ON THE TABLE / AND WENT.": three lines. It has one, the
# others are gone: from the second line of a cue on, one that begins with these four letters (NOTEBOOK, too) is a comment in
# both formats, up to the next empty line. In .vtt the name of a cue that is no number becomes the end of the text of the cue in
# front of it.
# Seen: subtitle 4.2.2 of npm.
# Why it matters here: many subtitles are in capitals throughout; what is left is another text than in the other languages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    subtitle@4.2.2 > /dev/null || exit 2

cat > run.js <<'END'
const {parseSync} = require('subtitle');

console.log('subtitle', require('./node_modules/subtitle/package.json').version);
const srt = ['1', '00:00:01,000 --> 00:00:04,000', 'HE LEFT A', 'NOTE ON THE TABLE', 'AND WENT.', '',
  '2', '00:00:05,000 --> 00:00:06,000', 'WHO?', ''].join('\n');
const vtt = ['WEBVTT', '', '00:01.000 --> 00:02.000', 'He went.', '',
  'second-cue', '00:03.000 --> 00:04.000', 'Who?', ''].join('\n');
const texts = [srt, vtt].map((source) => parseSync(source).filter((node) => node.type === 'cue').map((node) => node.data.text));
console.log('.srt:', JSON.stringify(texts[0]));
console.log('.vtt:', JSON.stringify(texts[1]));
if (JSON.stringify(texts) !== '[["HE LEFT A","WHO?"],["He went.\\n\\nsecond-cue","Who?"]]') {
  console.error('changed: the cues are whole, and without names');
  process.exitCode = 1;
}
END
node run.js
