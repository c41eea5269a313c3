#!/usr/bin/env bash
# HTML::WikiConverter::Markdown of Perl writes a page as Markdown, as the tool html2wiki does. A good guess for a table cell with
# 0, and for <b>0</b> of 5 boats: 0 and **0**. The cell is empty, and of the bold nought four stars are left: a text that is 0 and
# nothing else counts as no text. 0 with another word beside it stays, and so does 00.
# Seen: libhtml-wikiconverter-markdown-perl 0.06 of Debian 12; the dialects DokuWiki and MediaWiki keep it.
# Why it matters here: counts and prices of nought are missing, and a table with them is equal to one without values.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-wikiconverter-markdown-perl=0.06-3 \
    libhtml-wikiconverter-perl=0.68-4 libcss-perl libhtml-tree-perl libhtml-parser-perl libhtml-tagset-perl liburi-perl \
    libparams-validate-perl libclass-data-inheritable-perl libmodule-runtime-perl libmodule-implementation-perl \
    libtry-tiny-perl libxml-writer-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::WikiConverter;
use HTML::WikiConverter::Markdown;

print "HTML::WikiConverter::Markdown $HTML::WikiConverter::Markdown::VERSION\n";
my $converter = HTML::WikiConverter->new(dialect => "Markdown");
my $bold = $converter->html2wiki(html => "<p>Boats: <b>0</b> of 5</p>");
my $table = $converter->html2wiki(html => "<table><tr><td>Anna</td><td>0</td><td>10</td></tr></table>");
$table =~ s/\n//g;
print "$bold\n$table\n";
if ($bold ne "Boats: **** of 5" || $table ne "<table><tr><td>Anna</td><td></td><td>10</td></tr></table>") {
    print STDERR "changed: a nought is a text\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
