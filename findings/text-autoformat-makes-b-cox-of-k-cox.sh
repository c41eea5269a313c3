#!/usr/bin/env bash
# Text::Autoformat of Perl wraps the paragraphs of a text, mails for instance, and keeps lists as lists. A good guess for three
# lines with A. Berg, K. Cox and I. Lund: these names. They are A. Berg, B. Cox and C. Lund: the initials are taken for the
# letters of a list, which is numbered anew. The notes 3) and 7), of which the text speaks elsewhere, are 3) and 4).
# Seen: libtext-autoformat-perl 1.750000 of Debian 12, autoformat($text, {all => 1}).
# Why it matters here: people are given other names, in a text that was to be wrapped alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-autoformat-perl=1.750000-2 libtext-reform-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Autoformat;

print "Text::Autoformat $Text::Autoformat::VERSION\n";
my @seen;
for my $text ("Authors:\n\n  A. Berg\n  K. Cox\n  I. Lund\n", "See notes:\n\n  3) boats\n  7) sails\n") {
    my $wrapped = autoformat($text, {all => 1});
    push @seen, join "; ", map { s/^\s+|\s+$//gr } grep { /^ / } split /\n/, $wrapped;
    print "$seen[-1]\n";
}
if (join("|", @seen) ne "A. Berg; B. Cox; C. Lund|3) boats; 4) sails") {
    print STDERR "changed: a name is a name, or a number stays\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
