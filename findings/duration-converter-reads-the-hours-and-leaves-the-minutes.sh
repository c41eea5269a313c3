#!/usr/bin/env bash
# One would guess that duration-converter reads "1 hour 30 minutes" as 90 minutes or refuses it. It takes the first number and its
# unit and leaves the rest: 60 minutes. A minus is dropped ("-1 hour" is one hour).
# Seen: duration-converter 1.3.6, Duration("1 hour 30 minutes").
# Why it matters here: sums of working times or of tracks are too short, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" duration-converter@1.3.6 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('duration-converter');
console.log('duration-converter', require('duration-converter/package.json').version);
const Duration = lib.default || lib.Duration || lib;
const got = ['1 hour 30 minutes', '-1 hour', '1.5 hours'].map(t => new Duration(t).Minutes);
console.log(got);
if (got.join() !== '60,60,90') {
  console.log('changed: duration-converter reads the minutes');
  process.exit(1);
}
END
node --no-deprecation run.js
