#!/usr/bin/env bash
# php-mf2 reads microformats of a page: h-event, h-card, h-entry. The day and the time of an event may stand apart, and a time
# may be 9:30pm. A good guess for a walk at 12:30am: 2024-05-04T00:30. It is 12:30, half past noon: twelve is added to an hour
# below 12 with pm, and nothing is taken from 12 with am. 12:30pm is 12:30, too, so that both are one time; 9:30pm is 21:30.
# Seen: php-mf2 0.3.0 of Debian 12.
# Why it matters here: an event at midnight is twelve hours late in a calendar, and no one can tell it from one at noon.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-mf2=0.3.0-0.2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'Mf2/Parser.php';

$results = array();
foreach (array('12:30am', '12:30pm', '9:30pm') as $time) {
    $html = '<div class="h-event"><p class="p-name">Walk</p> <p class="dt-start"><span class="value">2024-05-04</span>'
        . " at <span class=\"value\">$time</span></p></div>";
    $parsed = Mf2\parse($html, 'https://example.org/');
    $results[] = $parsed['items'][0]['properties']['start'][0];
    echo "php-mf2 0.3.0: $time -> ", end($results), "\n";
}
if ($results != array('2024-05-04T12:30', '2024-05-04T12:30', '2024-05-04T21:30')) {
    fwrite(STDERR, "changed: midnight is 00:30\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
