#!/usr/bin/env bash
# Text::English of Perl gives the stems of words by the method of Porter, for search. A good guess for adjust, adjustment and
# adjustable, allow and allowance, effect and effective: one stem for each group, as this method has it. adjustment stays
# adjustment, adjustable is adjustabl, allowance allowanc and effective effectiv: a whole list of endings is not taken off. A good
# guess for need and feed: need and feed. They are ne and fe, the stems of no other word, and seed is se: the rule for "ed" is
# asked where the one for "eed" has refused the word as too short.
# Seen: libtext-english-perl 1.606 of Debian 12.
# Why it matters here: half of the forms of a word are not found, and a stem of two letters fits what is no word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-english-perl=1.606-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::English;

my @words = qw(adjust adjusted adjustment adjustable allow allowance effect effective need feed seed);
my @stems = Text::English::stem(@words);
print "Text::English: ", join(", ", map { "$words[$_] $stems[$_]" } 0 .. $#words), "\n";
if ("@stems" ne "adjust adjust adjustment adjustabl allow allowanc effect effectiv ne fe se") {
    print STDERR "changed: the forms of a word have one stem\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
