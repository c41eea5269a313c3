#!/usr/bin/env bash
# HTML::WikiConverter with the dialect Oddmuse makes wiki text of HTML. A good guess for "Quay 1<br>Bonn": two lines or at least
# two words. It is Quay 1Bonn, in the cell of a table as well, as the dialect has no rule for a line break; a term and its
# meaning are one word, a block of <pre> is plain text, and the numbers of a numbered list are stars.
# Seen: libhtml-wikiconverter-oddmuse-perl 0.52 of Debian 12.
# Why it matters here: addresses, poems and lists of terms are run together when a site moves to this wiki.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-wikiconverter-oddmuse-perl=0.52-3 \
    libhtml-wikiconverter-perl=0.68-4 libhtml-tree-perl=5.07-3 libhtml-parser-perl=3.81-1+deb12u1 \
    libhtml-tagset-perl=3.20-6 liburi-perl=5.17-1 libcss-perl=1.09-1.1 libclass-data-inheritable-perl=0.08-3 \
    libparams-validate-perl=1.31-1 libmodule-implementation-perl=0.09-2 libmodule-runtime-perl=0.016-2 \
    libtry-tiny-perl=0.31-2 libmodule-pluggable-perl=5.2-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::WikiConverter;

my @pages = ('<p>Quay 1<br>Bonn</p>', '<table><tr><td>Anna<br>Berg</td><td>10</td></tr></table>',
             '<dl><dt>Price</dt><dd>ten</dd></dl>', '<ol><li>Open</li><li>Pull</li></ol>');
my @texts = map { HTML::WikiConverter->new(dialect => 'Oddmuse')->html2wiki($_) =~ s/\n/ \/ /gr } @pages;
print "$pages[$_] -> $texts[$_]\n" for 0 .. $#pages;
if ($texts[0] ne 'Quay 1Bonn' || $texts[1] !~ /AnnaBerg/ || $texts[2] ne 'Priceten' || $texts[3] ne '* Open / * Pull') {
    print STDERR "changed: a line break parts words\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
