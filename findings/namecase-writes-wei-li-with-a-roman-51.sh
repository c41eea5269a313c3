#!/usr/bin/env bash
# Lingua::EN::NameCase of Perl writes names in capitals as names are written, "O'BRIEN" as "O'Brien", and leaves Roman numbers
# behind a name, as in "Henry VIII". A good guess for "WEI LI" and "LI NA": "Wei Li" and "Li Na". They are "Wei LI" and "LI
# Na", and Vi Nguyen and Xi Jinping are "VI Nguyen" and "XI Jinping": a word of the letters I, V, X and L that would be a
# number stays in capitals, at the beginning of a name too. A name in capitals is the case for which this package is made.
# Seen: liblingua-en-namecase-perl 1.21 of Debian 12.
# Why it matters here: Li is one of the most frequent surnames of all. A list that is corrected this way has its people in two
# ways of writing, if some were entered well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-namecase-perl=1.21-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::NameCase;

my @seen = map { nc($_) } ("ANNA O'BRIEN", "HENRY VIII", "WEI LI", "LI NA", "VI NGUYEN", "XI JINPING");
print join(", ", @seen), "\n";
if (join(", ", @seen) ne "Anna O'Brien, Henry VIII, Wei LI, LI Na, VI Nguyen, XI Jinping") {
    print STDERR "changed: Li is a name\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
