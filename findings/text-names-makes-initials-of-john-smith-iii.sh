#!/usr/bin/env bash
# Text::Names of Perl brings the names of authors into one form, family name first, for comparing them. A good guess for "John
# Smith III": Smith, John, with or without the number. It is "John Smith, I. I. I.": a family John Smith, and three initials;
# "John Smith IV" is "John Smith, I. V.". Capitals at the end are the initials of a name that is written the other way round. So
# are those of "Wei LI", as many Chinese authors write their names: Wei, L. I.
# Seen: libtext-names-perl 0.46 of Debian 12.
# Why it matters here: such people are sorted under J, A or W, and samePerson does not find them in another list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-names-perl=0.46-2 libtext-capitalize-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Names qw(cleanName samePerson);

print "Text::Names $Text::Names::VERSION\n";
my @seen;
for my $name ("John Smith", "John Smith III", "John Smith IV", "Wei LI") {
    push @seen, cleanName($name);
    print "$name -> $seen[-1]\n";
}
my $same = samePerson($seen[0], $seen[1]) // "nobody";
print "John Smith and John Smith III are: $same\n";
if (join("|", @seen, $same) ne "Smith, John|John Smith, I. I. I.|John Smith, I. V.|Wei, L. I.|nobody") {
    print STDERR "changed: a number behind a name is no initial\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
