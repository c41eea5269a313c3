#!/usr/bin/env bash
# Text::Metaphone of Perl gives the Metaphone code of a word, by which words that sound alike are found. A good guess for
# "night", "right" and "daughter", of which Metaphone says that GH is silent before a T: NT, RT and TTR, as for "nite", "rite"
# and "dawter". They are NFT, RFT and TTR: GH is an F, as in "laugh", unless there is a B, D or H in front of it. So
# Wright and Rite, or Knight and Nite, do not sound alike. For "daughter" it is right, because of its D.
# Seen: libtext-metaphone-perl 20160805 of Debian 12.
# Why it matters here: names with "ight" are not found by another spelling of theirs, for which the code is made.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-metaphone-perl=20160805-2+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Metaphone;

my @seen = map { Metaphone($_) } qw(night nite right rite light lite laugh daughter);
print join(" ", @seen), "\n";
if (join(" ", @seen) ne "NFT NT RFT RT LFT LT LF TTR") {
    print STDERR "changed: GH is silent before a T\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
