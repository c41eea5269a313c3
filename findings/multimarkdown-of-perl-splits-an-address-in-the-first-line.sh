#!/usr/bin/env bash
# Text::MultiMarkdown of Perl writes Markdown as HTML, and shows the lines "Title: ..." at the top of a text, which are about it.
# A good guess for a text whose first line is "The page is http://example.org/": a paragraph with the address. It is "The page is
# http: //example.org/" and a line break, outside of a paragraph: what is in front of the first colon is taken for the name of a
# value, here "The page is http". Emphasis and links in a first line with a colon stay as they were typed.
# Seen: libtext-multimarkdown-perl 1.000035 of Debian 12; with use_metadata => 0 it is a paragraph.
# Why it matters here: the address is not found, and "Note: see *this*" is shown with its stars.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-multimarkdown-perl=1.000035-3 libtext-markdown-perl \
    libhtml-parser-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::MultiMarkdown qw(markdown);

print "Text::MultiMarkdown $Text::MultiMarkdown::VERSION\n";
my @seen;
for my $text ("The page is http://example.org/\n\nEnd", "http://example.org/ is the page\n\nEnd", "Note: see *this*\n\nEnd") {
    push @seen, (split /\n/, markdown($text))[0];
    print "$seen[-1]\n";
}
if ($seen[0] ne "The page is http: //example.org/<br />" || $seen[1] ne "http: //example.org/ is the page<br />"
         || $seen[2] ne "Note: see *this*<br />") {
    print STDERR "changed: an address is no name of a value\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
