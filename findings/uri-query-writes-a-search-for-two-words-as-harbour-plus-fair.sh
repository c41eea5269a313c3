#!/usr/bin/env bash
# URI::Query of Perl changes the query of an address: it removes some parameters, utm_source for instance, or replaces them. A
# good guess for q=harbour+fair and q=caf%C3%A9 without their utm_source: q=harbour+fair and q=caf%C3%A9. They are
# q=harbour%2Bfair, a search for "harbour+fair" with a plus sign, and q=caf%C3%83%C2%A9, a search for "cafÃ©": a plus is not read
# as a blank, and each byte of a letter is written as a letter of its own. A parameter without a value is gone, as "print" of
# "print&id=7".
# Seen: liburi-query-perl 0.16 of Debian 12; the same happens if nothing is removed, and again at each further pass.
# Why it matters here: the cleaned address is another page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libclone-perl=0.46-1 liburi-perl liburi-query-perl=0.16-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use URI::Query;

print "URI::Query $URI::Query::VERSION\n";
my @seen;
for my $text ("q=harbour+fair&utm_source=mail", "q=caf%C3%A9&utm_source=mail", "print&id=7&utm_source=mail") {
    my $query = URI::Query->new($text);
    $query->strip_like(qr/^utm/);
    push @seen, "$query";
    print "$text -> $query\n";
}
if (join("|", @seen) ne "q=harbour%2Bfair|q=caf%C3%83%C2%A9|id=7") {
    print STDERR "changed: what is not removed stays as it is\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
