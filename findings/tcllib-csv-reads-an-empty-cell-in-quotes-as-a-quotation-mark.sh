#!/usr/bin/env bash
# The module csv of tcllib reads lines of CSV. A good guess for the line "Anna","","Bonn", as programs write it that quote each
# cell: the second cell is empty. It is one quotation mark: unless split is called with -alternate, which its manual explains far
# below, "" stands for a quotation mark also where it is the whole cell. A mark within a text is read as everywhere.
# Seen: tcllib 1.21 of Debian 12 with Tcl 8.6.
# Why it matters here: each empty cell of a table from another program becomes a sign, and no test for an empty one is true.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download tcllib=1.21+dfsg-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.tcl <<'END'
package require csv

set lines [list {Anna,,Bonn} {"Anna","","Bonn"} {"Anna ""Annie"" Berg","","Bonn"}]
set second {}
foreach line $lines {
    set cells [csv::split $line]
    lappend second [lindex $cells 1]
    puts "$line -> [join $cells { | }], with -alternate [join [csv::split -alternate $line] { | }]"
}
if {$second ne [list {} \" \"]} {
    puts stderr "changed: the cell is empty"
    exit 1
}
END
TCLLIBPATH="$work/root/usr/share/tcltk" tclsh run.tcl
