#!/usr/bin/env bash
# HTML::WikiConverter with the dialect TikiWiki makes wiki text of HTML. A good guess for "Anna<br>Berg": two lines, or at least
# two words; for a table its cells apart, and for <h2> a heading. It is AnnaBerg, the cells Boat and 10 are Boat10, and a heading
# is a line as any other: the dialect has rules for no more than bold, italics, lists, code, images and links, and of all other
# elements the text is set side by side.
# Seen: libhtml-wikiconverter-tikiwiki-perl 0.50 of Debian 12.
# Why it matters here: of a site that moves to this wiki the addresses and tables are words that nobody can find or part again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-wikiconverter-tikiwiki-perl=0.50-2 \
    libhtml-wikiconverter-perl=0.68-4 libhtml-tree-perl=5.07-3 libhtml-parser-perl=3.81-1+deb12u1 \
    libhtml-tagset-perl=3.20-6 liburi-perl=5.17-1 libcss-perl=1.09-1.1 libclass-data-inheritable-perl=0.08-3 \
    libparams-validate-perl=1.31-1 libmodule-implementation-perl=0.09-2 libmodule-runtime-perl=0.016-2 \
    libtry-tiny-perl=0.31-2 libmodule-pluggable-perl=5.2-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::WikiConverter;

my @pages = ('<p>Anna<br>Berg</p>', '<table><tr><td>Boat</td><td>10</td></tr><tr><td>Fair</td><td>5</td></tr></table>',
             '<h2>Prices</h2><p>All in euros</p>');
my @texts = map { HTML::WikiConverter->new(dialect => 'TikiWiki')->html2wiki($_) =~ s/\n/ \/ /gr } @pages;
print "$pages[$_] -> $texts[$_]\n" for 0 .. $#pages;
if (join(';', @texts) !~ /^AnnaBerg;Boat10 ?Fair5;Prices \/  \/ All in euros$/) {
    print STDERR "changed: lines and cells are apart\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
