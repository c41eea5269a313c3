#!/usr/bin/env bash
# One would guess that escape-markdown makes each text appear as it was typed. The "&" is in its table but not in its search:
# typed "&copy;" and "&lt;b&gt;" appear as a copyright sign and as <b>. The tildes of ~~a~~, the "|" of a table, the "!" and "1."
# at the start of a line are not escaped.
# Seen: escape-markdown 1.0.4 of texts with entities, tildes and a bar.
# Why it matters here: texts about HTML are shown wrong, text with a "|" breaks a table, "2020." becomes a list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" escape-markdown@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const escape = require('escape-markdown');
console.log('escape-markdown', require('escape-markdown/package.json').version);
const text = '&lt;b&gt; &copy; ~~a~~ | b';
console.log(escape(text), escape('<b>'));
if (escape(text) !== text || escape('<b>') !== '&lt;b&gt;') {
  console.log('changed: escape-markdown escapes &');
  process.exit(1);
}
END
node --no-deprecation run.js
