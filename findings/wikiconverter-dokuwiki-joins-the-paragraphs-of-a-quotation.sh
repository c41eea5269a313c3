#!/usr/bin/env bash
# HTML::WikiConverter::DokuWiki of Perl writes a page as the text of a DokuWiki. A good guess for a quotation, a cell or an item
# of a list with two paragraphs: both, apart by a line or a blank. They are joined: "The fair opens." and "Bring boats." are ">
# The fair opens.Bring boats.", "Anna" and "Berg" in one cell are AnnaBerg, and an item "Boats" with a paragraph "red" is
# Boatsred. Paragraphs outside of them are apart.
# Seen: libhtml-wikiconverter-dokuwiki-perl 0.53 of Debian 12; the item is joined in the dialect MediaWiki too.
# Why it matters here: words at the ends of paragraphs are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-wikiconverter-dokuwiki-perl=0.53-2.1 \
    libhtml-wikiconverter-perl=0.68-4 libcss-perl libhtml-tree-perl libhtml-parser-perl libhtml-tagset-perl liburi-perl \
    libparams-validate-perl libclass-data-inheritable-perl libmodule-runtime-perl libmodule-implementation-perl \
    libtry-tiny-perl libxml-writer-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::WikiConverter;
use HTML::WikiConverter::DokuWiki;

print "HTML::WikiConverter::DokuWiki $HTML::WikiConverter::DokuWiki::VERSION\n";
my $converter = HTML::WikiConverter->new(dialect => "DokuWiki");
my @seen;
for my $html ("<blockquote><p>The fair opens.</p><p>Bring boats.</p></blockquote>",
        "<table><tr><td><p>Anna</p><p>Berg</p></td></tr></table>", "<ul><li>Boats<p>red</p></li></ul>") {
    push @seen, $converter->html2wiki(html => $html);
    print "$seen[-1]\n";
}
if (join("|", map { s/^\s+//r } @seen) ne "> The fair opens.Bring boats.|| AnnaBerg ||* Boatsred") {
    print STDERR "changed: two paragraphs stay apart\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
