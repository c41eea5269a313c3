#!/usr/bin/env bash
# Lingua::Stem of Perl stems English words, "en" is its default. A good guess for what is not an English word: it stays as it is,
# "2024", "café", "кошка". Whatever is not a letter from a to z goes from both ends of a word: all numbers are the empty word,
# and so are all words of other alphabets; "café" is "caf", "mp3" is "mp" and "b12" is "b". In the middle of a word such
# a letter stays, and then the word is not stemmed.
# Seen: liblingua-stem-perl 2.31 of Debian 12.
# Why it matters here: texts that differ in their numbers alone are copies, and a search for a year finds every number.
set -euo pipefail
perl -MLingua::Stem -e 1 2> /dev/null || { echo "needs Lingua::Stem: apt-get install liblingua-stem-perl" >&2; exit 2; }
dpkg-query -W liblingua-stem-perl
perl -Mutf8 -CS - <<'END'
use strict;
use warnings;
use Lingua::Stem;

my %expected = ("tides" => "tide", "2024" => "", "1999" => "", "кошка" => "", "café" => "caf", "mp3" => "mp", "b12" => "b",
                "naïvely" => "naïvely");
my @words = sort keys %expected;
my $stems = Lingua::Stem->new(-locale => "EN")->stem(@words);
my $changed = 0;
for my $number (0 .. $#words) {
    print "$words[$number] -> '$stems->[$number]'\n";
    $changed ||= $stems->[$number] ne $expected{$words[$number]};
}
if ($changed) {
    print STDERR "changed: numbers and words of other alphabets stay as they are\n";
    exit 1;
}
END
