#!/usr/bin/env bash
# Text::Ngrams of Perl counts the n-grams of a text, of letters or of words. A good guess for the words of "the naïve café of
# Zoë": the, naïve, café, of, Zoë. They are the, na, ve, caf, of and Zo: a letter with an accent ends a word, in a text of
# decoded letters too, and is in no word. Numbers are all one word, "<NUMBER>".
# Seen: libtext-ngrams-perl 2.006 of Debian 12.
# Why it matters here: profiles of languages other than English are made of pieces of words; "ve" and "caf" are frequent ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-ngrams-perl=2.006-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use utf8;
use warnings;
use open qw(:std :utf8);
use Text::Ngrams;

my $ngrams = Text::Ngrams->new(windowsize => 1, type => "word");
$ngrams->process_text("the naïve café of Zoë");
my @words = sort(grep { !/^\d+$/ } $ngrams->get_ngrams(n => 1));
print join(" ", @words), "\n";
if (join(" ", @words) ne "Zo caf na of the ve") {
    print STDERR "changed: letters with an accent are letters\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
