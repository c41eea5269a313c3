#!/usr/bin/env bash
# Lingua::EN::NameParse of Perl splits names into title, given name and surname. Its documentation begins with the option
# auto_clean, which cleans a name that cannot be parsed of "unprintable or non alphabetic characters" and tries again. A good
# guess for "José García" with it: José and García. They are the initials JOS and the surname "Garca", without an error; Søren
# is "Sren", and Zoë Brontë is a person of the initials ZO and the surname "Bront". A letter with an accent is not in a name
# that it knows, nor is it an alphabetic one. Without auto_clean there is an error.
# Seen: liblingua-en-nameparse-perl 1.38 of Debian 12.
# Why it matters here: people are listed under names that nobody has and that no other list holds; García and Garca do not
# match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-nameparse-perl=1.38-1 libparse-recdescent-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use utf8;
use warnings;
use open qw(:std :utf8);
use Lingua::EN::NameParse;

my $parser = Lingua::EN::NameParse->new(auto_clean => 1, lc_prefix => 1, initials => 3, allow_reversed => 1);
my @seen;
for my $name ("Mr John Smith", "José García", "Søren Kierkegaard", "Zoë Brontë") {
    my $error = $parser->parse($name);
    my %parts = $parser->components;
    push @seen, "$error " . join(" ", map { $parts{$_} // "" } qw(given_name_1 initials_1 surname_1));
    print "$name -> error $seen[-1]\n";
}
if (join("|", @seen) ne "0 John  Smith|0  JOS Garca|0 Sren  Kierkegaard|0  ZO Bront") {
    print STDERR "changed: letters with an accent are letters\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
