#!/usr/bin/env bash
# String::Truncate of Perl shortens a text and marks where something is missing: at the right, the left, in the middle or at both
# ends ("ends"). A good guess for 0123456789A at both ends to ten signs: three dots, some of the middle, three dots. It is
# "...3467...": of a text with an odd number of letters, the one in the very middle is left out, and no mark says so, for the text
# is cut in two halves first, each shortened by itself.
# Seen: libstring-truncate-perl 1.100603 of Debian 12.
# Why it matters here: every second excerpt has a misspelt word, "habour" for harbour, which no search finds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libstring-truncate-perl=1.100603-1 libsub-exporter-perl \
    libsub-install-perl libparams-util-perl libdata-optlist-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use String::Truncate qw(elide);

print "String::Truncate $String::Truncate::VERSION\n";
my @seen;
for my $text ("0123456789", "0123456789A", "at the harbour fair") {
    push @seen, elide($text, length($text) - 1, {truncate => "ends"});
    print "$text -> $seen[-1]\n";
}
if ($seen[1] !~ /^\.\.\.3467\.\.\.$/ || $seen[2] =~ /harbour/) {
    print STDERR "changed: nothing is missing in the middle\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
