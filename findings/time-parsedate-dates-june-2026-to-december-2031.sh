#!/usr/bin/env bash
# Time::ParseDate of Perl reads dates as people write them. A good guess for "June 2026": a day of June 2026. In 2026 it is the
# 17th of December 2031, the 2026th day from the 1st of June of this year on, without an error. A good guess for "10:30 on 3 May
# 2026": this day at this time. It is today at 10:30, and "2026-01-12 at 10:30" is midnight: what is not understood is left, and
# only those who ask for a list, or say WHOLE, hear of it. "Feb 30 2026" is the 2nd of March.
# Seen: libtime-parsedate-perl 2015.103 of Debian 12, with GMT => 1.
# Why it matters here: an issue of a magazine comes five years later, and a meeting is today.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtime-parsedate-perl=2015.103-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Time::ParseDate;

print "Time::ParseDate $Time::ParseDate::VERSION\n";
my @seen;
for my $text ("3 May 2026 10:30", "June 2026", "March 1999", "10:30 on 3 May 2026", "2026-01-12 at 10:30") {
    my ($minute, $hour, $day, $month, $year) = (gmtime scalar parsedate($text, NOW => 1780000000, GMT => 1))[1 .. 5];
    push @seen, sprintf "%d-%02d-%02d %02d:%02d", $year + 1900, $month + 1, $day, $hour, $minute;
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "2026-05-03 10:30|2031-12-17 00:00|2031-08-20 00:00|2026-05-28 10:30|2026-01-12 00:00") {
    print STDERR "changed: a year is no day, or a time is read\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
