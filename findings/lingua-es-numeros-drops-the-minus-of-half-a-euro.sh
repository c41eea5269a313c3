#!/usr/bin/env bash
# Lingua::ES::Numeros of Perl writes numbers as Spanish words, amounts with their cents, and "menos" in front of those below
# nought. A good guess for -0.50: menos cero con 50 ctms. It is "cero con 50 ctms.", as 0.50 is; the sign is written with the
# whole part, and a whole part of nought has none. -3.50 is "menos tres con 50 ctms.". Of 1.999, one ninety-nine is left: cents
# are cut and not rounded.
# Seen: liblingua-es-numeros-perl 0.09 of Debian 12.
# Why it matters here: a debt of half a euro reads as half a euro to spend, and both have one text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-es-numeros-perl=0.09-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use Lingua::ES::Numeros;

binmode STDOUT, ":encoding(UTF-8)";
print "Lingua::ES::Numeros $Lingua::ES::Numeros::VERSION\n";
my $writer = Lingua::ES::Numeros->new;
my @seen;
for my $amount (-3.5, 0.5, -0.5, 1.999) {
    push @seen, $writer->real($amount);
    print "$amount -> $seen[-1]\n";
}
if (join("|", @seen) ne "menos tres con 50 ctms.|cero con 50 ctms.|cero con 50 ctms.|uno con 99 ctms.") {
    print STDERR "changed: a sign is written in front of nought\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
