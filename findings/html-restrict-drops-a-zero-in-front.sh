#!/usr/bin/env bash
# HTML::Restrict of Perl takes the tags out of a text. A good guess for "<b>0</b> of 5 boats are left": 0 of 5 boats are left. It
# is "of 5 boats are left", as what was written so far counts as nothing if it is 0. Of a cell with 0 in front of one with 5, the
# 5 is left. A nought behind another word stays.
# Seen: libhtml-restrict-perl 3.0.1 of Debian 12, without rules.
# Why it matters here: a sentence says something else, without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
names=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances libhtml-restrict-perl | grep -E '^lib[^:]*-perl$' | grep -vx libhtml-restrict-perl | sort -u) || exit 2
apt-get -qq -o APT::Sandbox::User=root download libhtml-restrict-perl=3.0.1-1 $names || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Restrict;

print "HTML::Restrict $HTML::Restrict::VERSION\n";
my @seen;
for my $html ("<b>1</b> of 5 boats are left", "<b>0</b> of 5 boats are left", "There are <b>0</b> of 5 boats") {
    push @seen, HTML::Restrict->new->process($html);
    print "$html -> $seen[-1]\n";
}
if (join("|", @seen) ne "1 of 5 boats are left|of 5 boats are left|There are 0 of 5 boats") {
    print STDERR "changed: a nought is a text\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
