#!/usr/bin/env bash
# eluceo/iCal writes calendars: an event with a start and a rule by which it comes again, until a time. A good guess for a
# class of each Friday at 20:00 in New York, until the 31st of May at 20:00: a start in UTC, 20240504T000000Z, and
# UNTIL=20240601T000000Z. The start is so, but UNTIL is 20240531T200000Z, which is four in the afternoon there: the Z of UTC is
# put behind the local time, and nothing is converted. The class of the 31st is left out; in Berlin the series ends two hours
# late instead.
# Seen: php-eluceo-ical 0.16.1-2 of Debian 12.
# Why it matters here: the last date of each series that is written with its own end is missing, west of Greenwich.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-eluceo-ical=0.16.1-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'Eluceo/iCal/autoload.php';

use Eluceo\iCal\Component\Calendar;
use Eluceo\iCal\Component\Event;
use Eluceo\iCal\Property\Event\RecurrenceRule;

$zone = new DateTimeZone('America/New_York');
$rule = new RecurrenceRule();
$rule->setFreq(RecurrenceRule::FREQ_WEEKLY)->setUntil(new DateTime('2024-05-31 20:00', $zone));
$event = new Event('class');
$event->setDtStart(new DateTime('2024-05-03 20:00', $zone))->setSummary('Class')->setRecurrenceRule($rule);
$calendar = new Calendar('example');
$calendar->addComponent($event);
preg_match('/^DTSTART:(\w+)/m', $calendar->render(), $start);
preg_match('/UNTIL=(\w+)/', $calendar->render(), $until);
echo "php-eluceo-ical 0.16.1: start $start[1], until $until[1]\n";
if ($start[1] != '20240504T000000Z' || $until[1] != '20240531T200000Z') {
    fwrite(STDERR, "changed: the end is converted to UTC\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
