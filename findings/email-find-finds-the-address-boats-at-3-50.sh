#!/usr/bin/env bash
# Email::Find of Perl finds the e-mail addresses of a text. A good guess for "12 boats @ 3.50 each": none. It finds boats@3.50,
# for blanks may stand around the @, and "Lunch @ pier.example.org" is an address too. A good guess for an address in single
# quotation marks, or behind "?to=" in a link: the address. It is 'anna@example.org, with the mark in front, and
# //example.org/mail?to=anna@example.org.
# Seen: libemail-find-perl 0.10 of Debian 12; "do_validate" finds all of them valid.
# Why it matters here: each price is a correspondent, and one person has several addresses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libemail-find-perl=0.10-dfsg-4 libemail-valid-perl=1.203-1 \
    libmailtools-perl libnet-dns-perl libnet-domain-tld-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Email::Find;

print "Email::Find $Email::Find::VERSION\n";
my @seen;
my $finder = Email::Find->new(sub { push @seen, $_[0]->address; $_[1] });
for my $text ("write to anna\@example.org.", "12 boats @ 3.50 each", "write to 'anna\@example.org' now",
        "see http://example.org/mail?to=anna\@example.org") {
    my $copy = $text;
    $finder->find(\$copy);
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen[0 .. 2]) ne "anna\@example.org|boats\@3.50|'anna\@example.org" || $seen[3] !~ /to=anna\@example\.org$/) {
    print STDERR "changed: a price is no address, or an address is without its quotation mark\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
