#!/usr/bin/env bash
# The order of the slides of a .pptx stands in presentation.xml; the numbers in the names of their files say nothing, and
# python-pptx keeps them when a program moves a slide. A good guess: a reader follows presentation.xml, or python-pptx's order.
# officeparser gives the slides in the order of the numbers in their files' names.
# Seen: officeparser 7.8.0 of npm, python-pptx 1.0.2.
# Why it matters here: two decks with the same slides in another order are equal texts, and one deck has two texts,
# depending on the reader.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    officeparser@7.8.0 > /dev/null || exit 2
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" python-pptx==1.0.2 || exit 2

cat > write.py <<'END'
from importlib.metadata import version

from pptx import Presentation
from pptx.util import Inches

deck = Presentation()
for word in ("alpha", "beta", "gamma"):
    slide = deck.slides.add_slide(deck.slide_layouts[6])
    slide.shapes.add_textbox(0, 0, Inches(2), Inches(1)).text_frame.text = word
order = deck.slides._sldIdLst
last = order[2]
order.remove(last)
order.insert(0, last)
deck.save("a.pptx")
words = [slide.shapes[0].text_frame.text for slide in Presentation("a.pptx").slides]
print("python-pptx", version("python-pptx"), words)
assert words == ["gamma", "alpha", "beta"]
END
PYTHONPATH="$work/lib" python3 write.py
cat > run.js <<'END'
const {OfficeParser} = require('officeparser');

OfficeParser.parseOffice('a.pptx').then((tree) => tree.toText()).then((text) => {
  console.log('officeparser', require('./node_modules/officeparser/package.json').version, JSON.stringify(text));
  if (text.trim().split(/\s+/).join(' ') !== 'alpha beta gamma') {
    console.error('changed: the slides are no longer in the order of their files');
    process.exitCode = 1;
  }
});
END
node run.js
