#!/usr/bin/env bash
# @covve/easy-vcard writes vCards. The parts of an address are parted by semicolons there, so that one in the text must be
# written with a backslash. A good guess for the street "Harbour Rd 1; Flat 2" in Hull: the backslash, as the comment in the
# code says. The semicolon is written as it is: the street ends at it, Flat 2 is the town and Hull the region. The code replaces
# each comma by a comma and each semicolon by a semicolon.
# Seen: @covve/easy-vcard 1.1.1 of npm; backslashes and line ends are escaped.
# Why it matters here: the card is valid and all fields behind the semicolon are one place off; a surname with a semicolon moves
# the first name.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @covve/easy-vcard@1.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const { VCard } = require("@covve/easy-vcard");

console.log("@covve/easy-vcard", require("@covve/easy-vcard/package.json").version);
const card = new VCard();
card.addFirstName("Ann").addLastName("Smith");
card.addAddress("Harbour Rd 1; Flat 2", "Hull", "", "HU1 1AA", "UK").addOrganization("Miller; Sons");
const lines = card.toVcard().split("\r\n").filter((line) => /^(ADR|ORG)/.test(line));
console.log(lines.join("\n"));
const [, , street, town, region] = lines[0].replace(/^ADR:/, "").split(/(?<!\\);/);
console.log({ street, town, region });
if (street !== "Harbour Rd 1" || town !== " Flat 2" || region !== "Hull" || lines[1] !== "ORG:Miller; Sons") {
  console.error("changed: a semicolon in a text has a backslash");
  process.exit(1);
}
END
node --no-deprecation run.js
