#!/usr/bin/env bash
# Time::Duration::Parse of Perl reads "1 hour 30 minutes" or 1:30 as seconds; a duration may be negative. A good guess for -1:30,
# or "-1h 30m", as the offset of subtitles or of a time zone: minus 5400. It is minus 1800, half an hour: the sign is that of the
# hours alone, and the minutes are added. "1,500 seconds" are 2 seconds, as a comma is a decimal point here.
# Seen: libtime-duration-parse-perl 0.16 of Debian 12.
# Why it matters here: what is moved by a negative offset is moved by another one, and thousands are ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtime-duration-parse-perl=0.16-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Time::Duration::Parse;

print "Time::Duration::Parse $Time::Duration::Parse::VERSION\n";
my @seen;
for my $text ("1:30", "-1:30", "-1h 30m", "-90m", "1,500 seconds") {
    push @seen, parse_duration($text);
    print "$text -> $seen[-1]\n";
}
if (join(" ", @seen) ne "5400 -1800 -1800 -5400 2") {
    print STDERR "changed: a sign is for the whole duration, or a comma parts thousands\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
