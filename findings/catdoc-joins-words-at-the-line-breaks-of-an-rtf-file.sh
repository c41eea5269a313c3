#!/usr/bin/env bash
# catdoc reads .doc and .rtf files. In RTF \line is a line break within a paragraph, as between the lines of an address, and
# \cell the end of a table cell. A good guess: something stands between the words. catdoc puts nothing there, "Ann RiversQuay 4"
# and "breadfish"; words that were deleted, or are hidden, are printed. unrtf has the line break and the cells, in the same
# file.
# Seen: catdoc 0.95 of Debian 12, against unrtf.
# Why it matters here: names and numbers are joined to words that nobody searches for.
set -euo pipefail
for program in catdoc unrtf; do
    command -v $program > /dev/null || { echo "needs $program: apt-get install catdoc unrtf" >&2; exit 2; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > fair.rtf <<'END'
{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}}\pard Ann Rivers\line Quay 4\par
\trowd\cellx1000\cellx2000 bread\cell fish\cell\row
\pard It opens {\deleted at noon }{\v secretly }at ten.\par}
END
dpkg-query -W catdoc unrtf
catdoc -w fair.rtf > catdoc.txt
unrtf --text --quiet fair.rtf > unrtf.txt 2> unrtf.log
echo "catdoc:"; grep -v '^ *$' catdoc.txt
echo "unrtf:"; grep -v '^ *$' unrtf.txt
grep -q 'RiversQuay 4' catdoc.txt && grep -q breadfish catdoc.txt && grep -q noon catdoc.txt &&
    ! grep -q 'RiversQuay\|breadfish' unrtf.txt ||
    { echo "changed: the words are apart"; exit 1; }
