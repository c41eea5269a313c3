#!/usr/bin/env bash
# The module bibtex of tcllib reads BibTeX files. A good guess for the field url={http://example.org/show?id=5}, as many programs
# write it: this address under the name url. The field has the name "url=\{http://example.org/show?id" and the value 5: a field
# ends at the last equals sign of its text, if there are no blanks around the first one. With "url = {...}" it is read as it is.
# A title with blanks around its own sign, title={E = mc}, has the name "title=\{E".
# Seen: tcllib 1.21 of Debian 12 with Tcl 8.6.
# Why it matters here: entries of one program are read and those of another have no addresses, and there is no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download tcllib=1.21+dfsg-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.tcl <<'END'
package require bibtex

set entries {@misc{a, title = {Fair}, url = {http://example.org/show?id=5}, year = 2001}
@misc{b, title={Fair}, url={http://example.org/show?id=5}, year=2001}
@misc{c, title={E = mc}, year=1905}}
set found {}
foreach entry [bibtex::parse $entries] {
    lappend found [lindex $entry 2]
    puts "[lindex $entry 1]: [lindex $entry 2]"
}
if {[dict get [lindex $found 0] url] ne "http://example.org/show?id=5" || [dict exists [lindex $found 1] url]
    || [dict exists [lindex $found 2] title]} {
    puts stderr "changed: an equals sign in a value is part of it"
    exit 1
}
END
TCLLIBPATH="$work/root/usr/share/tcltk" tclsh run.tcl
