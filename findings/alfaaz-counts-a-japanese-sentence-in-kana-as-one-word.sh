#!/usr/bin/env bash
# alfaaz counts each character as one word in Chinese, Japanese and Korean, says its README, since there are no spaces. A good
# guess for "これはペンです": 7. It is 1, as hiragana and katakana are not in its ranges; and a run of them in front of an ideograph
# does not count at all, so that "港と船" has 2 words and "ゆっくり歩く" 2, one for the ideograph and one for the kana after it. A Latin
# word in front of an ideograph is lost in the same way.
# Seen: alfaaz 1.1.0 of npm.
# Why it matters here: a least number of words drops short texts in Japanese that it keeps in Chinese.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    alfaaz@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const { countWords } = require("alfaaz");
console.log("alfaaz", require("alfaaz/package.json").version);
const seen = [];
for (const [text, expected] of [["港口的潮汐", 5], ["これはペンです", 7], ["港と船", 3], ["ゆっくり歩く", 6], ["Linux入門", 3]]) {
  seen.push(countWords(text));
  console.log(`${text}: ${seen.at(-1)} words (expected ${expected})`);
}
if (seen.join() !== "5,1,2,2,2") {
  console.log("changed: kana and Latin words are counted");
  process.exit(1);
}
END
node run.js
