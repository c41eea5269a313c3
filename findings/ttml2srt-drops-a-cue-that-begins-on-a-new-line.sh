#!/usr/bin/env bash
# ttml2srt makes .srt of TTML subtitles, an XML format; white space in XML may have line breaks. A good guess for a cue whose text
# begins on a new line, as a formatter writes it: it is there, as the others are. It is gone, without a message; the numbers go
# on with the next one, since a cue is looked for within one line. "Tom &amp; Ann" keeps its entity, although &quot; and &apos;
# are read.
# Seen: ttml2srt 1.2.4 of npm.
# Why it matters here: one subtitle file loses all its words by a change of its indentation, and then equals every other such one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    ttml2srt@1.2.4 > /dev/null || exit 2

cat > run.js <<'END'
const {ttml2srt} = require('ttml2srt');

console.log('ttml2srt', require('./node_modules/ttml2srt/package.json').version);
const cue = (second, text) => `<p begin="00:00:0${second}.000" end="00:00:0${second}.900">${text}</p>`;
const srt = ttml2srt(`<tt><body><div>${cue(1, 'The tide is high.')}${cue(3, '\n  Where are\n  the boats?\n')}
${cue(5, 'Tom &amp; Ann said &quot;gone&quot;.')}</div></body></tt>`, 25);
console.log(srt);
if (srt.includes('boats') || !srt.includes('Tom &amp; Ann said "gone".') || !/^2\r?$/m.test(srt) || /^3\r?$/m.test(srt)) {
  console.error('changed: a cue may go over several lines');
  process.exitCode = 1;
}
END
node run.js
