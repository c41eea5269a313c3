#!/usr/bin/env bash
# Text::English of Perl gives the stems of words by the method of Porter, for search. A good guess for adjust, adjustment and
# adjustable, allow and allowance, effect and effective: one stem for each group, as this method has it. adjustment stays
# adjustment, adjustable is adjustabl, allowance allowanc and effective effectiv: a whole list of endings is not taken off. A good
# guess for need, feed and agreed: need, feed and agre. They are ne, fe and agre, but agree is agree: the rule for "ed" is also
# asked where the one for "eed" has found the word.
# Seen: libtext-english-perl 1.606 of Debian 12.
# Why it matters here: half of the forms of a word are not found, as agree in "agreed".
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

my @words = qw(adjust adjusted adjustment adjustable allow allowance effect effective need agree agreed);
my @stems = Text::English::stem(@words);
print "Text::English: ", join(", ", map { "$words[$_] $stems[$_]" } 0 .. $#words), "\n";
if ("@stems" ne "adjust adjust adjustment adjustabl allow allowanc effect effectiv ne agree agre") {
    print STDERR "changed: the forms of a word have one stem\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
