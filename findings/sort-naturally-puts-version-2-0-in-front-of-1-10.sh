#!/usr/bin/env bash
# Sort::Naturally of Perl sorts names with numbers in them as people do: foo9 in front of foo10. A good guess for the versions
# 1.9, 1.10 and 2.0, or the chapters with these numbers: this order. It is 1.9, 2.0, 1.10, for the first sign that is no letter or
# digit is taken out before comparing, so that 1.10 is 110 and 2.0 is 20. Of -5, -1 and 3 the order is -1, 3, -5. What stands
# behind the first dot keeps its dots: v1.2.9 is v12.9.
# Seen: libsort-naturally-perl 1.03 of Debian 12, nsort.
# Why it matters here: the newest version is not the last, and the parts of a book are in another order.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libsort-naturally-perl=1.03-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Sort::Naturally;

print "Sort::Naturally $Sort::Naturally::VERSION\n";
my @seen;
for my $names ([qw(foo10 foo9 foo1)], [qw(2.0 1.10 1.9)], [qw(v2.0 v1.10 v1.9)], [qw(3 -1 -5)]) {
    push @seen, join " ", nsort(@$names);
    print "$seen[-1]\n";
}
if (join("|", @seen) ne "foo1 foo9 foo10|1.9 2.0 1.10|v1.9 v2.0 v1.10|-1 3 -5") {
    print STDERR "changed: a dot is not left out\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
