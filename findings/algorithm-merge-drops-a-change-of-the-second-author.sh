#!/usr/bin/env bash
# Algorithm::Merge of Perl merges two changed versions of a list of lines with their origin, as diff3 does; changes at one place
# are a conflict. A good guess for five lines of which one author changes the second and the other the last: both changes are in
# the result. If a word comes more than once in the list, as green, or an empty line of a text, the change of the second author
# is dropped: red green green blue green, with white for the first green and black for the last, is red white green blue green,
# without a conflict and without a warning.
# Seen: libalgorithm-merge-perl 0.08 of Debian 12.
# Why it matters here: most texts have empty lines; what somebody wrote is gone, and the merge says that all went well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libalgorithm-merge-perl=0.08-5 libalgorithm-diff-perl=1.201-1 \
    || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Algorithm::Merge;

my $warnings = 0;
local $SIG{__WARN__} = sub { $warnings++ };
my @cases = (
    [[qw(red green yellow blue pink)], [qw(red white yellow blue pink)], [qw(red green yellow blue black)]],
    [[qw(red green green blue green)], [qw(red white green blue green)], [qw(red green green blue black)]],
    [[qw(1 x x 2 x)], [qw(1 y x 2 x)], [qw(1 x x 2 z)]],
);
my @merged;
for my $case (@cases) {
    my @result = Algorithm::Merge::merge(@$case, {CONFLICT => sub { ('conflict') }});
    push @merged, "@result";
    print join(", ", map { "@$_" } @$case), " -> @result\n";
}
if ("@merged[1, 2]" ne 'red white green blue green 1 y x 2 x' || $merged[0] ne 'red white yellow blue black' || $warnings) {
    print STDERR "changed: both changes are there, or a conflict is\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
