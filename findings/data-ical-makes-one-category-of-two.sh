#!/usr/bin/env bash
# Data::ICal of Perl reads and writes calendars. A good guess for an event with CATEGORIES:Boats,Fairs, or with two free places
# RESOURCES:Quay,Pier, that is read and written without any change: the line is as it was. It is CATEGORIES:Boats\,Fairs, one
# category with a comma in its name: each value is one text for it, in which a comma has to be escaped, when it is set and when
# it is written; there is no way to write a list.
# Seen: libdata-ical-perl 0.24 of Debian 12.
# Why it matters here: a calendar that went through it has lost its categories; what looks for boats finds no event.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libdata-ical-perl=0.24+dfsg-2 libtext-vfile-asdata-perl=0.08-2 \
    libclass-accessor-perl=0.51-2 libclass-accessor-chained-perl=0.01.1~debian-5 libclass-returnvalue-perl=0.55-4 \
    libdevel-stacktrace-perl=2.0400-2 libsub-name-perl=0.26-2+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Data::ICal;

my $text = join("\r\n", 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z',
                'SUMMARY:Fair\, at the quay', 'CATEGORIES:Boats,Fairs', 'END:VEVENT', 'END:VCALENDAR', '');
my $calendar = Data::ICal->new(data => $text);
my $written = $calendar->as_string;
print grep { /^(SUMMARY|CATEGORIES)/ } map { s/\r//r } split /(?<=\n)/, $written;
my $again = Data::ICal->new(data => $written);
print "read again: ", $again->entries->[0]->property('categories')->[0]->value, "\n";
if ($written !~ /^CATEGORIES:Boats\\,Fairs\r?$/m) {
    print STDERR "changed: a list stays a list\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
