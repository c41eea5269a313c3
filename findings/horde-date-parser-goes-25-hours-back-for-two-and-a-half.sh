#!/usr/bin/env bash
# Horde_Date_Parser reads dates in English words, as chronic of Ruby does. A good guess for "two and a half hours ago" at noon:
# 9:30, and for "1.5 hours ago" 10:30, or nothing if it knows no parts of an hour. It is 11:00 of the day before, and 21:00:
# "two and a half" is made 2.5 first, and then the points of a text are dropped, so that 25 and 15 hours are taken off. 2 hours
# ago is 10:00.
# Seen: php-horde-date-parser 2.0.7-2 of Debian 12.
# Why it matters here: a time is wrong by a day, without a sign; 0.5 days ago is five days ago.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-date-parser=2.0.7-2 php-horde-date=2.4.1-9 php-horde-support=2.2.2-2 php-horde-util=2.5.12-2 \
    php-horde-exception=2.0.8-10 php-horde-translation=2.2.2-7 php-horde-nls=2.2.1-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$noon = new Horde_Date('2024-03-15 12:00:00');
$results = array();
foreach (array('two and a half hours ago', '1.5 hours ago', '2 hours ago') as $text) {
    $date = Horde_Date_Parser::parse($text, array('now' => clone $noon));
    $results[] = $date->format('Y-m-d H:i');
    echo "php-horde-date-parser 2.0.7: at noon of 2024-03-15 \"$text\" is ", end($results), "\n";
}
if ($results != array('2024-03-14 11:00', '2024-03-14 21:00', '2024-03-15 10:00')) {
    fwrite(STDERR, "changed: half an hour is half an hour\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
