#!/usr/bin/env bash
# Digest::ssdeep computes the fuzzy hashes of ssdeep, and compares them by the edit distance of Text::WagnerFischer. A good guess
# for a program that has distance("kitten", "sitting") of Text::WagnerFischer, which is 3, and begins to use Digest::ssdeep for
# something else: 3. It is 5, and one wrong letter costs 2, not 1: the module sets the costs that are the default for the whole
# program, when it is loaded, and nobody is told. Distances that were given costs of their own stay. The order in which the two
# modules are named does not matter.
# Seen: libdigest-ssdeep-perl 0.9.3 of Debian 12, Text::WagnerFischer 0.04.
# Why it matters here: names that are one letter apart were the same person yesterday, and are two today.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libdigest-ssdeep-perl=0.9.3-2 libtext-wagnerfischer-perl=0.04-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::WagnerFischer qw(distance);

sub distances {
    return join " ", distance("kitten", "sitting"), distance("Meier", "Meyer"), distance([0, 1, 1], "Meier", "Meyer");
}
my $before = distances();
require Digest::ssdeep;
my $after = distances();
print "Digest::ssdeep $Digest::ssdeep::VERSION, Text::WagnerFischer $Text::WagnerFischer::VERSION\n";
print "kitten and sitting, Meier and Meyer, and those with costs: before $before, after $after\n";
if ($before ne "3 1 1" || $after ne "5 2 1") {
    print STDERR "changed: a distance is the same with Digest::ssdeep loaded\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
