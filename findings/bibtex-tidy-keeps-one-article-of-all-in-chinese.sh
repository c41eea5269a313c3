#!/usr/bin/env bash
# bibtex-tidy removes copies from a BibTeX file; by the rule "citation" these are the entries with the same first author, title
# and number. A good guess for articles in Chinese, of other authors, titles and years: all are kept, as in English. Only the
# first of them is kept: names and titles are compared by their letters A to Z and digits, and "" is like "". Arabic goes the
# same way; an entry without any title is left alone.
# Seen: bibtex-tidy 1.14.0 of npm, duplicates by "citation", merge "first".
# Why it matters here: entries that leave nothing to compare have to be told from those that are equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bibtex-tidy@1.14.0 > /dev/null || exit 2

cat > run.js <<'END'
const { tidy } = require("bibtex-tidy");
const entries = {
  chinese: [["王伟", "港口的潮汐"], ["李娜", "山区的天气"], ["张敏", "城市的历史"]],
  arabic: [["سالم, علي", "مد الميناء"], ["حداد, ليلى", "طقس الجبال"]],
  english: [["Smith, Anna", "Tides of the harbour"], ["Jones, Emma", "Weather of the hills"]],
};
console.log("bibtex-tidy", require("bibtex-tidy/package.json").version);
const seen = [];
for (const [language, rows] of Object.entries(entries)) {
  const file = rows.map(([author, title], place) =>
    `@article{${language}${place}, author = {${author}}, title = {${title}}, year = ${2019 + place}}`);
  const { bibtex } = tidy(file.join("\n"), { duplicates: ["citation"], merge: "first" });
  seen.push(bibtex.match(/@article/g).length);
  console.log(`${language}: ${seen.at(-1)} of ${rows.length} entries kept (expected ${rows.length})`);
}
if (seen.join() !== "1,1,2") {
  console.log("changed: titles in other letters are compared");
  process.exit(1);
}
END
node run.js
