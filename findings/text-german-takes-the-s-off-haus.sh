#!/usr/bin/env bash
# Text::German of Perl reduces German words to their base form, or stem. A good guess for Haus and Häuser, Hafen and Häfen,
# schön and schönste: one form for each two. They are Hau and Häus, Hafe and Häfe, schö and schön: the last s or n of a base
# form is taken for an ending, and a vowel that changed is not changed back. Kinder and Kind, Zeitungen and Zeitung have one.
# Seen: libtext-german-perl 0.06 of Debian 12.
# Why it matters here: the singular does not find the plural, nor the plural the singular, for many of the most frequent words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-german-perl=0.06-5 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use utf8;
use warnings;
use open qw(:std :utf8);
use Text::German;

my @words = qw(Kind Kinder Haus Häuser Hafen Häfen schön schönste);
my @stems = map { Text::German::reduce($_) } @words;
print "$words[$_] -> $stems[$_]\n" for 0 .. $#words;
if ($stems[0] ne $stems[1] || $stems[2] ne "Hau" || $stems[2] eq $stems[3] || $stems[4] eq $stems[5] || $stems[6] eq $stems[7]) {
    print STDERR "changed: singular and plural have one form\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
