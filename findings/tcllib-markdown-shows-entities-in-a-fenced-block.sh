#!/usr/bin/env bash
# The module Markdown of tcllib makes HTML of Markdown, with blocks of code between ``` or ~~~. A good guess for "if (a < b)" in
# such a block: this is what the reader sees, as of a block with four blanks in front. The reader sees "if (a &lt; b)": the signs
# < & and quotation marks are escaped twice. And an item of a list with a second paragraph, indented by two or three blanks, ends
# the list, so that the items behind it are "* text".
# Seen: tcllib 1.21 of Debian 12 with Tcl 8.6.
# Why it matters here: programs that are copied from the page do not run, and a search for them finds the entities.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download tcllib=1.21+dfsg-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.tcl <<'END'
package require Markdown

set texts [list "    if (a < b)" "```\nif (a < b)\n```" "~~~\nprint \"a & b\"\n~~~" "* one\n\n  more\n* two"]
set pages {}
foreach text $texts {
    lappend pages [string map {\n { }} [Markdown::convert $text]]
    puts "[string map {\n { / }} $text] -> [lindex $pages end]"
}
if {![string match "*a &lt; b*" [lindex $pages 0]] || ![string match "*a &amp;lt; b*" [lindex $pages 1]]
    || ![string match "*&amp;quot;a &amp;amp; b*" [lindex $pages 2]] || ![string match "*more \\* two*" [lindex $pages 3]]} {
    puts stderr "changed: a sign is escaped once"
    exit 1
}
END
TCLLIBPATH="$work/root/usr/share/tcltk" tclsh run.tcl
