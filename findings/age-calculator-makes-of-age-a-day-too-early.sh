#!/usr/bin/env bash
# One would guess that age-calculator ("calculate age of a person") changes at the birthday. The time since the birth is laid at
# 1970 and its year is read there, so the leap years of 1970 to 1988 decide: who is born on 1 March 2003 is 18 on 28 February
# 2021.
# Seen: age-calculator 1.0.0, AgeFromDate with the clock set to the day before.
# Why it matters here: a check for "18 or older" lets people in a day too early.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" age-calculator@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const { AgeFromDate } = require('age-calculator');
console.log('age-calculator', require('age-calculator/package.json').version);
Date.now = () => new Date(2021, 1, 28, 12).getTime();
const age = new AgeFromDate(new Date(2003, 2, 1)).age;
console.log(age);
if (age !== 18) {
  console.log('changed: age-calculator changes at the birthday');
  process.exit(1);
}
END
node --no-deprecation run.js
