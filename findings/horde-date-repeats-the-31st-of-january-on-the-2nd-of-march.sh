#!/usr/bin/env bash
# Horde_Date_Recurrence says when an event of a calendar comes again, by a rule of iCalendar. A good guess for FREQ=MONTHLY
# from the 31st of January 2024 on: the 31st of January, March, May and July, as RFC 5545 leaves out the months that have no
# such day, or the last day of each month. It is the 31st of January, the 2nd and the 31st of March, the 1st and the 31st of
# May and the 1st of July: the 31st of February is counted on into March. The 29th of February of each year is left out well.
# BYMONTHDAY=-1, the last of a month, is dropped: from the 15th on it is each 15th.
# Seen: php-horde-date 2.4.1-9 of Debian 12.
# Why it matters here: an event at the end of a month is twice in some months, and others would not find it on these days.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-date=2.4.1-9 php-horde-util=2.5.12-2 php-horde-exception=2.0.8-10 php-horde-translation=2.2.2-7 \
    php-horde-nls=2.2.1-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
date_default_timezone_set('UTC');
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$results = array();
foreach (array(array('2024-01-31 12:00:00', 'FREQ=MONTHLY'), array('2024-02-29 12:00:00', 'FREQ=YEARLY'),
    array('2024-01-15 12:00:00', 'FREQ=MONTHLY;BYMONTHDAY=-1')) as list($start, $rule)) {
    $recurrence = new Horde_Date_Recurrence($start);
    $recurrence->fromRRule20($rule);
    $day = new Horde_Date($start);
    $days = array();
    for ($count = 0; $count < 4; $count++) {
        $next = $recurrence->nextRecurrence($day);
        $days[] = $next->format('Y-m-d');
        $day = clone $next;
        $day->mday++;
    }
    $results[] = implode(' ', $days);
    echo "php-horde-date 2.4.1: $rule -> ", end($results), "\n";
}
if ($results != array('2024-01-31 2024-03-02 2024-03-31 2024-05-01', '2024-02-29 2028-02-29 2032-02-29 2036-02-29',
    '2024-01-15 2024-02-15 2024-03-15 2024-04-15')) {
    fwrite(STDERR, "changed: a month without a 31st is left out\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
