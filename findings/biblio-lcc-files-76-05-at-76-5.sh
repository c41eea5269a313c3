#!/usr/bin/env bash
# Biblio::LCC of Perl writes call numbers of the Library of Congress in a form that can be sorted and compared as text. A good
# guess for HF5415.05 and HF5415.5, which are two places in the scheme: the first sorts before the second. Both are "HF 5415.5":
# the digits behind the dot are written as a whole number, without their noughts in front, so that 05 is 5 and 002 is 2.
# Seen: libbiblio-lcc-perl 0.09 of Debian 12, by normalize and by its tool lccnorm; a range such as QA76.05-76.09 begins and ends
# elsewhere.
# Why it matters here: books of two subjects have one key.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libbiblio-lcc-perl=0.09-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Biblio::LCC;

print "Biblio::LCC $Biblio::LCC::VERSION\n";
my @seen;
for my $number ("HF5415.05 .A3", "HF5415.5 .A3", "QA76.002", "QA76.2") {
    push @seen, Biblio::LCC->normalize($number);
    print "$number -> $seen[-1]\n";
}
if (join("|", @seen) ne "HF 5415.5 A3|HF 5415.5 A3|QA   76.2|QA   76.2") {
    print STDERR "changed: a nought behind the dot counts\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
