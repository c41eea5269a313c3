#!/usr/bin/env bash
# Biblio::Citation::Parser of Perl finds the parts of a reference. A good guess for an article as journals of psychology print it,
# "Berg, A., Lund, B. (2001). The tide of Hull. Journal of Tides 12(3), 45-67.": journal, volume 12, number 3, pages 45-67. It is
# a book of the publisher "Journal of Tides 12(3), 45-67.", without volume and pages. A good guess for "Anna Berg and Ben Lund,
# 'The Tide', ...": Berg and Lund. They are a family Anna and a family Ben.
# Seen: libbiblio-citation-parser-perl 1.10 of Debian 12, its parser Standard.
# Why it matters here: the same article from two lists has no part in common.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libbiblio-citation-parser-perl=1.10+dfsg-4 liburi-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Biblio::Citation::Parser::Standard;

print "Biblio::Citation::Parser::Standard\n";
my @seen;
for my $text ("Berg, A., Lund, B. (2001). The tide of Hull. Journal of Tides 12(3), 45-67.",
        "Anna Berg and Ben Lund, 'The Tide', Tides 5 (1999) 1-20.") {
    my $found = Biblio::Citation::Parser::Standard->new->parse($text);
    push @seen, join "; ", $found->{publisher} || "no publisher", $found->{volume} || "no volume", $found->{pages} || "no pages",
        map { $_->{family} } @{$found->{authors}};
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "Journal of Tides 12(3), 45-67.; no volume; no pages; Berg; Lund"
        . "|no publisher; no volume; 1-20; Anna; Ben") {
    print STDERR "changed: a journal is a journal, or a family name comes last\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
