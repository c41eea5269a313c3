#!/usr/bin/env bash
# @qgustavor/srt-parser reads SRT files and writes them; with numericTimestamps: true the times are numbers. A good guess for a
# file that is read and written with that: the same times. A cue at 00:01:01,500 is read as 61.5, in seconds, and written as
# 00:00:00,061: the writer takes numbers for milliseconds. Of a cue with three lines the second and the third are parted by
# another line end than the first two.
# Seen: @qgustavor/srt-parser 2.0.0 of npm; with times as texts they are the same.
# Why it matters here: numbers are needed to shift the times, which is why subtitles are read and written; a film of two hours has
# all its subtitles within the first seven seconds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @qgustavor/srt-parser@2.0.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import * as library from '@qgustavor/srt-parser';

console.log('@qgustavor/srt-parser', JSON.parse(readFileSync('node_modules/@qgustavor/srt-parser/package.json')).version);
const Parser = library.default.default || library.default;
const TEXT = '1\n00:01:01,500 --> 00:01:03,000\nThe fair\nis\nopen.\n\n2\n01:50:00,000 --> 01:50:02,000\nThe end.\n';
const times = (text) => text.match(/\d\d:\d\d:\d\d,\d\d\d/g).join(' ');
const results = {};
for (const numericTimestamps of [true, false]) {
  const parser = new Parser({numericTimestamps});
  const cues = parser.fromSrt(TEXT);
  results[numericTimestamps] = times(parser.toSrt(cues));
  console.log('numericTimestamps', numericTimestamps, cues.map((cue) => cue.startTime), '->', results[numericTimestamps]);
}
if (results.false !== times(TEXT) || results.true !== '00:00:00,061 00:00:00,063 00:00:06,600 00:00:06,602') {
  console.error('changed: what is read is written');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
