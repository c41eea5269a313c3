#!/usr/bin/env bash
# One would guess that playlist-parser reads "#EXTINF:-1,News", the line of a stream (which has no length). Only lengths of digits
# are known: the title is "-1,News" and the length 0. An entry without an EXTINF line is left out when others have one, and the
# artist before " - " keeps its blank ("Anna Berg ").
# Seen: playlist-parser 0.0.12, M3U.parse of a stream, a song and a file without an EXTINF line.
# Why it matters here: lists of radio stations consist of -1; songs are missing from lists that were added to by hand.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" playlist-parser@0.0.12 > /dev/null || exit 2

cat > run.js <<'END'
const { M3U } = require('playlist-parser');
console.log('playlist-parser', require('playlist-parser/package.json').version);
const got = M3U.parse('#EXTM3U\n#EXTINF:-1,News\nhttp://a.de/y\n#EXTINF:5,Anna Berg - Song\nb.mp3\nc.mp3\n');
console.log(JSON.stringify(got));
if (got.length !== 2 || got[0].title !== '-1,News' || got[1].artist !== 'Anna Berg ') {
  console.log('changed: playlist-parser reads a stream');
  process.exit(1);
}
END
node --no-deprecation run.js
