#!/usr/bin/env bash
# Lingua::EN::FindNumber of Perl finds numbers in words in an English text; numify() writes each as digits and leaves the rest,
# by its documentation "Fourscore and seven years ago, our four fathers" as "87 years ago, our 4 fathers". A good guess for
# "one of the two boats", "I ate one and she ate two" and "three of a kind": "1 of the 2 boats", "I ate 1 and she ate 2", "3 of
# a kind". They are "1 the 2 boats", "I ate 1 she ate 2" and "3 kind": "of", "and" and "a" are words that may stand in a
# number, and those behind its last one are taken with it. "one, two, three" is 6, and "twenty five and thirty" is 55.
# Seen: liblingua-en-findnumber-perl 1.32 of Debian 12.
# Why it matters here: words that mean something are gone from most texts that count, and two numbers become their sum.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-findnumber-perl=1.32-3 liblingua-en-words2nums-perl=0.19-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::FindNumber;

my @texts = ("Fourscore and seven years ago", "one of the two boats", "I ate one and she ate two", "three of a kind",
    "one, two, three");
my @seen;
for my $text (@texts) {
    my $copy = $text;
    push @seen, numify($copy);
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "87 years ago|1 the 2 boats|I ate 1 she ate 2|3 kind|6") {
    print STDERR "changed: no word but those of the number is replaced\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
