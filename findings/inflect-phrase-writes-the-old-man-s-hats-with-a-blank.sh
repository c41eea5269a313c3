#!/usr/bin/env bash
# Lingua::EN::Inflect::Phrase of Perl makes plurals and singulars of short English phrases, as names of tables and titles. A good
# guess for "old man's hat", "a boat" and "man and woman": old man's hats, boats, men and women. They are "old man 's hats", "a
# boats" and "men and woman": the words come back from a tagger, which parts the 's, the article stays and of two nouns one is
# changed. The singular of statistics is statistic.
# Seen: liblingua-en-inflect-phrase-perl 0.20 of Debian 12.
# Why it matters here: a name that is made of the plural and one that is made of the singular do not meet.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-inflect-phrase-perl=0.20-1 \
    liblingua-en-inflect-perl=1.905-2 liblingua-en-inflect-number-perl=1.12-3 liblingua-en-findnumber-perl=1.32-3 \
    liblingua-en-number-isordinal-perl=0.05-2 liblingua-en-words2nums-perl=0.19-4 liblingua-en-tagger-perl=0.31-3 \
    liblingua-stem-perl=2.31-1 libmemoize-expirelru-perl=0.56-3 libhtml-parser-perl=3.81-1+deb12u1 \
    libhtml-tagset-perl=3.20-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::Inflect::Phrase qw(to_PL to_S);

my @phrases = ('box of matches', 'mother in law', "old man's hat", 'a boat', 'man and woman');
my @plurals = map { to_PL($_) } @phrases;
print "$phrases[$_] -> $plurals[$_]\n" for 0 .. $#phrases;
print 'statistics -> ', to_S('statistics'), "\n";
if (join(', ', @plurals) ne "boxes of matches, mothers in law, old man 's hats, a boats, men and woman") {
    print STDERR "changed: the phrase is whole\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
