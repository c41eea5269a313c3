#!/usr/bin/env bash
# alfaaz counts the words of a text; several separators in a row are one, says its README. A good guess for two lines of two
# words with an empty line in between: 4. It is 4 with "\n", but 5 with "\r\n", as in mail and in files from Windows, and 7 with
# three empty lines: "\r" is none of its separators. A "\r" after a word hides in the word, and one alone on its line is a word.
# Seen: alfaaz 1.1.0 of npm.
# Why it matters here: a share of words in common, or a least number of words, is another one for the same mail.
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
for (const empty of [0, 1, 3]) {
  const text = (end) => "high tide" + end.repeat(empty + 1) + "low tide" + end;
  seen.push(countWords(text("\n")), countWords(text("\r\n")));
  console.log(`${empty} empty lines: ${seen.at(-2)} words, with CRLF ${seen.at(-1)} (expected 4 and 4)`);
}
if (seen.join() !== "4,4,4,5,4,7") {
  console.log("changed: the ends of the lines do not count");
  process.exit(1);
}
END
node run.js
