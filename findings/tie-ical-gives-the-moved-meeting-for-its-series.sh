#!/usr/bin/env bash
# Tie::iCal of Perl ties a calendar file to a hash, whose keys are the names (UID) of its events. A good guess for a weekly choir
# of which one date was moved, two events with one UID in the file as calendars write them: both can be read, or the series is
# there. "keys" gives the UID twice, and for each the moved date alone, without the rule of the series; before "keys" was called,
# the same lookup gives the series. The summary of an event with one inch sign, 5" pipes, is missing.
# Seen: libtie-ical-perl 0.15 of Debian 12.
# Why it matters here: a calendar of fifty meetings has one, or another one on the second look.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtie-ical-perl=0.15-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Tie::iCal;

print "Tie::iCal $Tie::iCal::VERSION\n";
open my $file, ">:raw", "choir.ics" or die;
print $file map { "$_\r\n" } "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x",
    "BEGIN:VEVENT", "UID:choir", "DTSTART:20260112T100000Z", "RRULE:FREQ=WEEKLY;COUNT=50", "SUMMARY:Choir", "END:VEVENT",
    "BEGIN:VEVENT", "UID:choir", "RECURRENCE-ID:20260119T100000Z", "DTSTART:20260120T180000Z", "SUMMARY:Moved", "END:VEVENT",
    "BEGIN:VEVENT", "UID:sale", "DTSTART:20260113T100000Z", "SUMMARY:Sale of 5\" pipes", "END:VEVENT", "END:VCALENDAR";
close $file;
tie my %events, "Tie::iCal", "choir.ics" or die;
my $first = $events{choir}[1]{SUMMARY};
my @keys = keys %events;
my @seen = map { $events{$_}[1]{SUMMARY} // "none" } @keys;
print "choir is $first; keys: @keys; their summaries: @seen\n";
if ("$first|@keys|@seen" ne "Choir|choir choir sale|Moved Moved none") {
    print STDERR "changed: a series is its series, or a summary may have an inch sign\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
