#!/usr/bin/env bash
# Lingua::EN::Words2Nums of Perl converts English text to numbers; if it cannot, it gives undef. A good guess for the year
# "nineteen eighty four": 1984, or undef. It is 103, nineteen and eighty-four: words of numbers that do not belong together are
# added. So "twenty twenty six" is 46, "one two three" is 6, and "five five" is 10. "one hundred and five" is 105, and "twelve
# hundred" 1200.
# Seen: liblingua-en-words2nums-perl 0.19 of Debian 12.
# Why it matters here: years, telephone numbers and room numbers as people say them become other numbers, and nothing tells
# them from right ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-words2nums-perl=0.19-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::Words2Nums;

my @seen;
for my $text ("one hundred and five", "nineteen eighty four", "twenty twenty six", "one two three", "boat") {
    push @seen, words2nums($text) // "undef";
    print "$text -> $seen[-1]\n";
}
if (join(" ", @seen) ne "105 103 46 6 undef") {
    print STDERR "changed: numbers in a row are not added\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
