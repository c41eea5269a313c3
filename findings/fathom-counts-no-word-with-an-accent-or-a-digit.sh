#!/usr/bin/env bash
# Lingua::EN::Fathom of Perl measures English texts: words, sentences, syllables and how hard they are to read. A good guess
# for "The naïve café of Zoë opens in 2026.": eight words. There are four, The, of, opens and in: words with an accented
# letter, and numbers, are not words, nor are they split. The average length of a sentence is half of what it is, and the
# measures are taken over half of the text.
# Seen: liblingua-en-fathom-perl 1.22 of Debian 12.
# Why it matters here: texts with names of people and towns, or with numbers, are found shorter than others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    liblingua-en-fathom-perl=1.22-2 liblingua-en-syllable-perl=0.310-2 liblingua-en-sentence-perl=0.33-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use utf8;
use warnings;
use open qw(:std :utf8);
use Lingua::EN::Fathom;

my @counts;
for my $text ("The plain house of Ben opens in May.", "The naïve café of Zoë opens in 2026.") {
    my $fathom = Lingua::EN::Fathom->new;
    $fathom->analyse_block($text, 0);
    push @counts, $fathom->num_words;
    printf "%s -> %d words, Kincaid %.1f\n", $text, $fathom->num_words, $fathom->kincaid;
}
if ("@counts" ne "8 4") {
    print STDERR "changed: words with accents, and numbers, are words\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
