#!/usr/bin/env bash
# Text::Roman of Perl reads Roman numerals and says by isroman() whether a string is one. A good guess for MIM, as many wrote
# 1999, and for IC: 1999 and 99, or that they are none, as the module Roman of Perl says. They are Roman numerals to it, and have
# the values 2001 and 101: where a smaller letter before a greater one is no pair of its list, as IV and XC, it is added. VX is
# 15, and so is XV.
# Seen: libtext-roman-perl 3.5 and libroman-perl 1.24 of Debian 12.
# Why it matters here: the year of a book or a copyright is two years off, and the check before it said that all is well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-roman-perl=3.5-4 libroman-perl=1.24-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Roman ();
use Text::Roman ();

my @numerals = qw(MCMXCIX XCIX MIM IC VX IIX);
my @values;
for my $numeral (@numerals) {
    my $other = Roman::arabic($numeral) // 'none';
    push @values, Text::Roman::isroman($numeral) ? Text::Roman::roman2int($numeral) // 'undefined' : 'none';
    print "$numeral: $values[-1], by the module Roman $other\n";
}
if ("@values" ne '1999 99 2001 101 15 10') {
    print STDERR "changed: MIM is 1999 or no numeral\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
