#!/usr/bin/env bash
# ilib-xliff is "a parser and generator for xliff files", the files of translators. A good guess for a file in which some units
# are in a group and others are not, as both versions of the standard allow: all of them. Of a file of version 1.2 it reads those
# outside of groups alone; of one of version 2.0 those within a group alone, and none that are in a group of a group. There is no
# error and no warning.
# Seen: ilib-xliff 1.4.1 of npm.
# Why it matters here: the translations of a dialog, a menu or a chapter, for which groups are made, are not there, or all the
# others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    ilib-xliff@1.4.1 > /dev/null || exit 2

cat > run.js <<'END'
const module_ = require('ilib-xliff');

const Xliff = module_.default ?? module_.Xliff ?? module_;

console.log('ilib-xliff', require('./node_modules/ilib-xliff/package.json').version);
const unit1 = (id, source, target) => `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
const unit2 = (id, source, target) =>
  `<unit id="${id}"><segment><source>${source}</source><target>${target}</target></segment></unit>`;
const body = (unit) => unit(1, 'Open', 'Öffnen') + `<group id="menu">${unit(2, 'File', 'Datei')}`
  + `<group id="more">${unit(3, 'Edit', 'Bearbeiten')}</group></group>`;
const FILES = [
  [1.2, '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.c" source-language="en"'
    + ` target-language="de" datatype="plaintext"><body>${body(unit1)}</body></file></xliff>`],
  [2, '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de">'
    + `<file id="f" original="a.c">${body(unit2)}</file></xliff>`]];
const seen = FILES.map(([version, text]) => {
  const file = new Xliff({version});
  file.deserialize('<?xml version="1.0" encoding="utf-8"?>' + text);
  const sources = file.getTranslationUnits().map((unit) => unit.source).join();
  console.log('version', version, '->', sources);
  return sources;
});
if (seen.join(' ') !== 'Open File') {
  console.error('changed: all units are read');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
