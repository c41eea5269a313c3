#!/usr/bin/env bash
# my-name-is-url finds the addresses of the web in a text, with or without http, and can put something else in their place. A
# good guess for "Write to anna@example.org": no address, since it is one of mail, or a link to all of it. Found is
# "example.org", the half behind the sign @, and in its place a link is put: "anna@<a>example.org</a>".
# Seen: my-name-is-url 1.4.0 of npm.
# Why it matters here: each mail address in a text adds a page that was not named, and is cut in two when the text is shown.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts my-name-is-url@1.4.0 > /dev/null || exit 2

cat > run.js <<'END'
const url = require("my-name-is-url");

console.log("my-name-is-url", require("my-name-is-url/package.json").version);
const text = "Write to anna@example.org or see www.example.com.";
const found = url(text).get();
const linked = url(text).filter((address) => "<a>" + address + "</a>");
console.log(found, linked);
if (found[0] !== "example.org" || !linked.includes("anna@<a>example.org</a>")) {
  console.error("changed: an address of mail is not taken apart");
  process.exit(1);
}
END
node run.js
