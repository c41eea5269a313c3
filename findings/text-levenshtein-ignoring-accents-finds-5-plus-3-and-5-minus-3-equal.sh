#!/usr/bin/env bash
# Text::Levenshtein of Perl has the option ignore_diacritics: the distance of cliché and cliche is 0 with it. A good guess for US
# and us, or for "5 - 3" and "5 + 3": 2 and 1, as without it. Both are 0: the letters are compared at the first level of a
# collation, which knows neither capitals nor signs, so that all of - + . ? # and a blank are equal to each other, Łódź is Lodz,
# but the ß of straße is still not ss.
# Seen: libtext-levenshtein-perl 0.15 of Debian 12.
# Why it matters here: whoever asks for accents to be ignored finds C++ and C-- or 1,000 and 1.000 to be the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-levenshtein-perl=0.15-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use Text::Levenshtein qw(distance);

binmode STDOUT, ':utf8';
my @pairs = (['cliché', 'cliche'], ['fair', 'fare'], ['US', 'us'], ['5 - 3', '5 + 3'], ['1,000', '1.000'], ['Ready?', 'Ready.'],
             ['straße', 'strasse']);
my @with = map { distance(@$_, {ignore_diacritics => 1}) } @pairs;
print join(' and ', @{$pairs[$_]}), ': ', distance(@{$pairs[$_]}), ", without accents $with[$_]\n" for 0 .. $#pairs;
if ("@with" ne '0 2 0 0 0 0 2') {
    print STDERR "changed: accents alone are ignored\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
