#!/usr/bin/env bash
# String::Diff of Perl marks what is removed and what is added in two strings. A good guess for the number of boats, before 0 and
# now 7: [0]{7}, as 10 and 7 are [10]{7}. It is {7}: a string "0" is false in Perl and counts as empty, so that nothing was there
# before; from 7 to 0 the new value is missing, and the 7 is just taken away.
# Seen: libstring-diff-perl 0.07 of Debian 12.
# Why it matters here: in a table of changes a count that falls to 0 looks as a value that was deleted.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libstring-diff-perl=0.07-4 libalgorithm-diff-perl=1.201-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use String::Diff;

my @pairs = (['10', '7'], ['0', '7'], ['7', '0'], ['0 boats', '7 boats']);
my @shown;
for my $pair (@pairs) {
    push @shown, String::Diff::diff_merge(@$pair);
    print "$pair->[0] and $pair->[1]: $shown[-1]\n";
}
if (join(' ', @shown[1, 2]) ne '{7} [7]') {
    print STDERR "changed: the 0 is shown\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
