#!/usr/bin/env bash
# vtt-to-json makes a list of cues of a WebVTT file, with the words of each. A good guess for a file of three cues of a line each:
# three, with their three texts. The third is missing: there are the first, an empty one with its time, and the second. A second
# line of a cue is an entry of its own, and what is read last is never added to the list.
# Seen: vtt-to-json 0.1.1 of npm (19,000 downloads a month).
# Why it matters here: the end of each text is missing, where sources and names are.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    vtt-to-json@0.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const vttToJson = require('vtt-to-json');

console.log('vtt-to-json', require('./node_modules/vtt-to-json/package.json').version);
const cue = (second, text) => `00:00:0${second}.000 --> 00:00:0${second}.900\n${text}\n\n`;
const read = async (...texts) => {
  const cues = await vttToJson(`WEBVTT\n\n${texts.map((text, index) => cue(index + 1, text)).join('')}`);
  const parts = cues.map(({start, part}) => `${start} ${part}`).join('|');
  console.log(JSON.stringify(texts), '->', parts);
  return parts;
};
(async () => {
  const seen = [await read('One', 'Two', 'Three'), await read('One\nmore', 'Two', 'Three\nend')];
  if (seen[0] !== '1000 One|1000 |2000 Two' || seen[1] !== '1000 One|1000 more|2000 Two') {
    console.error('changed: the last cue is there');
    process.exitCode = 1;
  }
})();
END
node run.js
