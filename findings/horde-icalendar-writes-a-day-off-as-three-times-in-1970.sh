#!/usr/bin/env bash
# Horde_Icalendar reads a calendar and writes it again with exportvCalendar. A good guess for a class of each Saturday without
# the 11th of May, EXDATE:20240511T120000Z: the same EXDATE, or another form of that day. It is
# 19700101T003344Z,19700101T000005Z,19700101T000011Z: the day is kept as a year, a month and a day, and 2024, 5 and 11 are
# written as seconds since 1970. All else of the event is as it was.
# Seen: php-horde-icalendar 2.1.8-7 of Debian 12.
# Why it matters here: a series that went through the program takes place on the days on which it was called off.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-icalendar=2.1.8-7 php-horde-util=2.5.12-2 php-horde-exception=2.0.8-10 php-horde-translation=2.2.2-7 \
    php-horde-date=2.4.1-9 php-horde-nls=2.2.1-6 php-horde-mime=2.11.2-2 php-horde-mail=2.6.6-5 \
    php-horde-support=2.2.2-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
date_default_timezone_set('UTC');
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$text = implode("\r\n", array('BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Class',
    'DTSTART:20240504T120000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SA', 'EXDATE:20240511T120000Z', 'END:VEVENT', 'END:VCALENDAR', ''));
$calendar = new Horde_Icalendar();
$calendar->parsevCalendar($text);
$written = preg_replace('/\r?\n /', '', $calendar->exportvCalendar());
preg_match('/^DTSTART.*$/m', $written, $start);
preg_match('/^EXDATE.*$/m', $written, $without);
echo 'php-horde-icalendar 2.1.8: EXDATE:20240511T120000Z -> ', trim($without[0]), ' and ', trim($start[0]), "\n";
if (trim($without[0]) != 'EXDATE:19700101T003344Z,19700101T000005Z,19700101T000011Z'
    || trim($start[0]) != 'DTSTART:20240504T120000Z') {
    fwrite(STDERR, "changed: the day off is written\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
