#!/usr/bin/env bash
# One would guess that urlq ("get/set url query string values") finds a parameter by its whole name. It looks for the name
# anywhere: getParam(q, "id") of ?gid=7&id=2 gives 7, updateParam sets gid, and removeParam leaves "?g&id=2". Values are not
# encoded.
# Seen: urlq 0.1.0, getParam, updateParam and removeParam.
# Why it matters here: a filter "id" or "page" changes "gid" or "perpage" in its place, when that comes first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" urlq@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const urlq = require('urlq');
console.log('urlq', require('urlq/package.json').version);
const q = '?gid=7&id=2';
const got = [urlq.getParam(q, 'id').join(), urlq.updateParam(q, 'id', ['3']), urlq.removeParam(q, 'id')].join(' ');
console.log(got);
if (got !== '7 ?gid=3&id=2 ?g&id=2') {
  console.log('changed: urlq finds the whole name');
  process.exit(1);
}
END
node --no-deprecation run.js
