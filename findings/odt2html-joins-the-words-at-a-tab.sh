#!/usr/bin/env bash
# odt2html makes HTML of an OpenDocument text. A good guess for a line "Name", tab, "Price": "Name Price", or a tab. It is
# "NamePrice": tabs are dropped, and so are the blanks that OpenDocument writes as an element, such as the second of two. The text
# itself is not escaped: "if a<b and c>d" is written as it is, so that a reader of HTML sees "if a" and "d", with a tag <b and c>
# in between. The paragraphs of a footnote are joined.
# Seen: odt2html 1.0.1 of npm (10,000 downloads a month).
# Why it matters here: words at tabs are not found, and the text behind a sign for "less than" is bold or lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    odt2html@1.0.1 > /dev/null || exit 2

python3 - <<'END'
import zipfile

SPACE = "urn:oasis:names:tc:opendocument:xmlns:"
NAMES = f'xmlns:office="{SPACE}office:1.0" xmlns:text="{SPACE}text:1.0"'
TEXT = ("<text:p>Name<text:tab/>Price</text:p><text:p>The<text:span><text:s/>old boat</text:span></text:p>"
        "<text:p>if a&lt;b and c&gt;d</text:p>"
        '<text:p>Tide<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>'
        "<text:p>High</text:p><text:p>Low</text:p></text:note-body></text:note></text:p>")
with zipfile.ZipFile("text.odt", "w") as file:
    file.writestr("mimetype", "application/vnd.oasis.opendocument.text")
    file.writestr("content.xml", f'<office:document-content {NAMES} office:version="1.2"><office:body><office:text>{TEXT}'
                  "</office:text></office:body></office:document-content>")
END
cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import odt from 'odt2html';

console.log('odt2html', JSON.parse(readFileSync('node_modules/odt2html/package.json')).version);
const html = await odt.toHTML({path: 'text.odt'});
console.log(html);
if (!html.includes('<p>NamePrice</p><p>The<span>old boat</span></p><p>if a<b and c>d</p>') || !html.includes('HighLow')) {
  console.error('changed: a tab is between two words');
  process.exitCode = 1;
}
END
node run.mjs
