#!/usr/bin/env bash
# iCal::Parser of Perl reads calendar files and gives the events of each day. A good guess for an event that comes four times a
# day, two more dates of a choir (RDATE), and a second calendar in the file, as exports of several calendars have them: they are
# there. Of the four there is the last, as each day has one event of a name (UID); the two dates are missing, and so is the whole
# second calendar.
# Seen: libical-parser-perl 1.21 of Debian 12.
# Why it matters here: a calendar has no more than a part of its events, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
names=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances libical-parser-perl | grep -E '^lib[^:]*-perl$' | grep -vx libical-parser-perl | sort -u) || exit 2
apt-get -qq -o APT::Sandbox::User=root download libical-parser-perl=1.21-3 $names || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use iCal::Parser;

print "iCal::Parser $iCal::Parser::VERSION\n";
# calendar LINE...: a calendar with one event
sub calendar {
    return join "", map { "$_\r\n" } "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "DTSTAMP:20260101T000000Z", @_,
        "END:VEVENT", "END:VCALENDAR";
}
my @seen;
for my $text (
        calendar("UID:tide", "DTSTART:20260112T080000Z", "DTEND:20260112T083000Z", "RRULE:FREQ=HOURLY;INTERVAL=2;COUNT=4"),
        calendar("UID:choir", "DTSTART:20260105T100000Z", "DTEND:20260105T110000Z", "RDATE:20260107T100000Z,20260109T100000Z"),
        calendar("UID:fair", "DTSTART:20260120T100000Z", "DTEND:20260120T110000Z")
            . calendar("UID:sale", "DTSTART:20260121T100000Z", "DTEND:20260121T110000Z")) {
    my $days = iCal::Parser->new(start => "20260101", tz => "UTC")->parse_strings($text)->{events}{2026}{1};
    push @seen, join " ", map { my $day = $_; map { "$_:$day:" . $days->{$day}{$_}{DTSTART}->hour } sort keys %{$days->{$day}} }
        sort { $a <=> $b } keys %$days;
    print "$seen[-1]\n";
}
if (join("|", @seen) ne "tide:12:14|choir:5:10|fair:20:10") {
    print STDERR "changed: an event may come twice a day, dates are added, or both calendars are read\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
