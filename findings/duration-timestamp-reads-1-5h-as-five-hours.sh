#!/usr/bin/env bash
# duration-timestamp reads durations as 1:30, 1:02:03, 1h30m. A good guess for "1.5h": an hour and a half, or an error, as "90"
# is one. It is five hours: the pattern is looked for anywhere in the text, and what stands in front of it is not looked at. So
# "-1:30" is a minute and a half, "1d2h" are two hours, and of "1m30" the seconds are dropped.
# Seen: duration-timestamp 2.26.0 of npm.
# Why it matters here: a sheet of working hours is filled with numbers that nobody wrote, and the check for a format lets them
# pass.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    duration-timestamp@2.26.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {parse} from 'duration-timestamp';

console.log('duration-timestamp', JSON.parse(readFileSync('node_modules/duration-timestamp/package.json')).version);
const texts = ['1h30m', '1:02:03', '1.5h', '-1:30', '1d2h', '1m30'];
const seconds = texts.map((text) => parse(text).total);
texts.forEach((text, index) => console.log(text, '->', seconds[index], 'seconds'));
if (seconds.join() !== '5400,3723,18000,90,7200,60') {
  console.error('changed: 1.5h is an hour and a half or an error');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
