#!/usr/bin/env bash
# jsonlines reads JSON lines from a stream. A good guess for a file that is read in pieces: the same objects wherever a piece
# ends. Each piece is made text for itself, so that a letter of two or more bytes that is cut by the border is lost: Größe
# becomes Gr, two signs for "no letter", and ße. No error is raised, as the line is valid JSON still. A file read with
# createReadStream() has such a border each 64 KB.
# Seen: jsonlines 0.1.1 of npm; in a text of ASCII letters, or a stream with setEncoding("utf8"), nothing is lost.
# Why it matters here: one letter in some thousand lines differs, at another place after each change, and a copy is not seen as
# one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    jsonlines@0.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require("fs");
const jsonlines = require("jsonlines");

console.log("jsonlines", require("jsonlines/package.json").version);
const line = '{"n":"ö"}\n';
fs.writeFileSync("a.jsonl", "{}\n".repeat(1) + line.repeat(40000));
const read = (options) => new Promise((done) => {
  let good = 0;
  const wrong = [];
  fs.createReadStream("a.jsonl", options).pipe(jsonlines.parse())
    .on("data", (row) => (row.n === "ö" || row.n === undefined ? (good += 1) : wrong.push(row.n)))
    .on("end", () => done([good, wrong]));
});
(async () => {
  const [good, wrong] = await read({});
  const [allGood, noneWrong] = await read({ encoding: "utf8" });
  console.log("as bytes:", good, "good,", wrong.length, "wrong:", JSON.stringify(wrong));
  console.log("as utf8: ", allGood, "good,", noneWrong.length, "wrong");
  if (wrong.length === 0 || wrong.some((text) => text !== "\ufffd\ufffd") || noneWrong.length !== 0) {
    console.error("changed: a letter is put together from two pieces");
    process.exit(1);
  }
})();
END
node --no-deprecation run.js
