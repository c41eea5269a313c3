#!/usr/bin/env bash
# HTML::Toc of Perl makes a table of contents of the headings of a page. A good guess for <h1>The Harbour Fair<br>of Hull</h1>: an
# entry "The Harbour Fair of Hull", with a blank or a break. It is "The Harbour Fairof Hull": elements are taken out of a heading
# and nothing is put in their place. A line break in the source is a blank.
# Seen: libhtml-toc-perl 1.12 of Debian 12.
# Why it matters here: the words are not found in the table, and an entry is no copy of its heading.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-toc-perl=1.12-3 libhtml-parser-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Toc;
use HTML::TocGenerator;

print "HTML::Toc $HTML::Toc::VERSION\n";
my @seen;
for my $heading ("The Harbour Fair\nof Hull", "The Harbour Fair<br>of Hull") {
    my $toc = HTML::Toc->new;
    HTML::TocGenerator->new->generate($toc, "<h1>$heading</h1><p>It opens at ten.</p>");
    push @seen, $toc->format =~ /<a href[^>]*>(.*?)<\/a>/s ? $1 : "none";
    print "$seen[-1]\n";
}
if (join("|", @seen) ne "The Harbour Fair of Hull|The Harbour Fairof Hull") {
    print STDERR "changed: a break is a blank\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
