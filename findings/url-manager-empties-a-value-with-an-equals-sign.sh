#!/usr/bin/env bash
# @dzeio/url-manager reads an address, lets one change its parts and writes it. A good guess for
# "?filter=year=2020&q=caf%C3%A9", read and written without a change: the same address, and "café" as the value of q. The value
# of filter is empty, and the address that is written has "filter=" with nothing behind it: a value with a second equals sign is
# dropped as a whole. The other value is given as it is escaped, "caf%C3%A9".
# Seen: @dzeio/url-manager 1.1.2 of npm.
# Why it matters here: searches that differ in their filter become one address, and that one finds something else.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts @dzeio/url-manager@1.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const Url = require("@dzeio/url-manager").default;

console.log("@dzeio/url-manager 1.1.2");
const url = new Url("http://example.org/find?filter=year=2020&q=caf%C3%A9");
console.log(url.query(), url.toString());
if (url.query().filter !== "" || url.toString().includes("2020") || url.query().q !== "caf%C3%A9") {
  console.error("changed: a value goes on behind an equals sign");
  process.exit(1);
}
END
node run.js
