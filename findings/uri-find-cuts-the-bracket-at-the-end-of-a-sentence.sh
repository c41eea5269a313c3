#!/usr/bin/env bash
# URI::Find of Perl finds the addresses of a text; a bracket that belongs to an address is kept, one around it is not. A good
# guess for "See http://example.org/Boat_(film)." at the end of a sentence: the address without the full stop. It is
# "http://example.org/Boat_(film": brackets and full stops at the end are taken off together. With a blank behind it, the
# address is right, and "(see http://example.org/a)" too. Addresses of this form are those of an encyclopedia for all films,
# towns and people that share a name.
# Seen: liburi-find-perl 20160806 of Debian 12.
# Why it matters here: the same address is another one at the end of a sentence, and there is no such page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liburi-find-perl=20160806-3 liburi-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use URI::Find;

my @seen;
my $finder = URI::Find->new(sub { push @seen, $_[1]; return $_[1] });
for my $text ("See http://example.org/Boat_(film) there", "(see http://example.org/a)", "See http://example.org/Boat_(film).") {
    my $copy = $text;
    $finder->find(\$copy);
    print "$text -> $seen[-1]\n";
}
if (join(" ", @seen) ne "http://example.org/Boat_(film) http://example.org/a http://example.org/Boat_(film") {
    print STDERR "changed: a bracket that is opened in the address ends it\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
