#!/usr/bin/env bash
# ALTO is the XML of digitised newspapers. A word that is divided at the end of a line has two String elements, HypPart1 and
# HypPart2, with a half in CONTENT and the whole word in SUBS_CONTENT. A good guess for "alto-tools -t": both halves,
# each in its line, or the whole word.
# It prints the first half twice, without a space after the second: "exam-" / "ple here" is "exam" and "examhere".
# Seen: alto-tools 0.1.0 of PyPI. What only the second half has is in no output.
# Why it matters here: about one word of each line of a newspaper column; scans of one page that break lines differently differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" alto-tools==0.1.0 || exit 2
cd "$work"

cat > page.xml <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#"><Description><MeasurementUnit>pixel</MeasurementUnit></Description>
<Layout><Page ID="p" PHYSICAL_IMG_NR="1" HEIGHT="9" WIDTH="9"><PrintSpace HEIGHT="9" WIDTH="9" HPOS="0" VPOS="0">
<TextBlock ID="b" HEIGHT="9" WIDTH="9" HPOS="0" VPOS="0">
<TextLine HEIGHT="1" WIDTH="9" HPOS="0" VPOS="0"><String CONTENT="an" HEIGHT="1" WIDTH="1" HPOS="0" VPOS="0"/>
<SP WIDTH="1" HPOS="1" VPOS="0"/>
<String CONTENT="exam" SUBS_TYPE="HypPart1" SUBS_CONTENT="example" HEIGHT="1" WIDTH="1" HPOS="2" VPOS="0"/>
<HYP CONTENT="-" WIDTH="1" HPOS="3" VPOS="0"/></TextLine>
<TextLine HEIGHT="1" WIDTH="9" HPOS="0" VPOS="1">
<String CONTENT="ple" SUBS_TYPE="HypPart2" SUBS_CONTENT="example" HEIGHT="1" WIDTH="1" HPOS="0" VPOS="1"/>
<SP WIDTH="1" HPOS="1" VPOS="1"/><String CONTENT="here" HEIGHT="1" WIDTH="1" HPOS="2" VPOS="1"/></TextLine>
</TextBlock></PrintSpace></Page></Layout></alto>
END
text=$(PYTHONPATH="$work/lib" "$work/lib/bin/alto-tools" -t page.xml)
PYTHONPATH="$work/lib" python3 -c 'from importlib.metadata import version; print("alto-tools", version("alto-tools"))'
printf '%s\n' "$text"
if ! grep -q '^an exam$' <<< "$text" || ! grep -q '^examhere' <<< "$text"; then
    echo "changed: a hyphenated word is printed differently" >&2
    exit 1
fi
