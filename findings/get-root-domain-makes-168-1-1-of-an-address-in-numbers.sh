#!/usr/bin/env bash
# get-root-domain takes the domain out of an address of the web, "example.co.uk" out of www.example.co.uk. A good guess for
# hosts without a domain, http://192.168.1.1/ and http://localhost/, as they stand in each log: the host as it is, or nothing.
# They are "168.1.1" and "undefined.localhost": the first number is taken for a part in front of the domain, and a word that is
# missing is written as "undefined".
# Seen: get-root-domain 0.0.1 of npm.
# Why it matters here: machines of different networks are counted as one site, under a name that none of them has.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts get-root-domain@0.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const rootDomain = require("get-root-domain").default;

console.log("get-root-domain", require("get-root-domain/package.json").version);
const pages = ["http://www.example.co.uk/a", "http://192.168.1.1/a", "http://10.168.1.1/", "http://localhost/"];
const domains = pages.map((page) => rootDomain(page));
pages.forEach((page, i) => console.log(page, domains[i]));
if (domains.join() !== "example.co.uk,168.1.1,168.1.1,undefined.localhost") {
  console.error("changed: a host without a domain is left as it is");
  process.exit(1);
}
END
node run.js
