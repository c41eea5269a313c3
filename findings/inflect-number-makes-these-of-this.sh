#!/usr/bin/env bash
# Lingua::EN::Inflect::Number of Perl brings words "forcefully" to the singular (to_S) or plural. A good guess for the words of
# "this is his boat, that was mine" in the singular: the same words. They are these, are, their, those and were: what ends in s is
# taken for a plural, and its other number is asked for, which is the plural. Physics is physic, and "these" itself stays.
# Seen: liblingua-en-inflect-number-perl 1.12 of Debian 12; nouns such as boats and news are right.
# Why it matters here: a search for singulars finds "are" for "is", and two texts that differ by it are copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-inflect-number-perl=1.12-3 liblingua-en-inflect-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::Inflect::Number qw(to_S);

print "Lingua::EN::Inflect::Number $Lingua::EN::Inflect::Number::VERSION\n";
my @words = qw(boats news this is his that was these physics);
my @seen = map { my $word = $_; scalar to_S($word) } @words;
print "$words[$_] -> $seen[$_]\n" for 0 .. $#words;
if ("@seen" ne "boat news these are their those were these physic") {
    print STDERR "changed: a singular stays\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
