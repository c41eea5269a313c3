#!/usr/bin/env bash
# Horde_Text_Flowed makes the format=flowed of a mail out of a text, and back (toFlowed and toFixed; RFC 3676). A good guess
# for a text of short lines: the same lines. So it is, but a line that is only 0 becomes an empty line, in both directions,
# also behind > in an answer: empty() of PHP, which asks whether a line has nothing in it, finds the text "0" empty. 00 and 1
# stay.
# Seen: php-horde-text-flowed 2.0.4-3 of Debian 12, the library of the Horde webmail.
# Why it matters here: a list of counts in a mail, one a line, has a gap where the zeros were, and the next answer quotes it
# so.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-text-flowed=2.0.4-3 php-horde-util=2.5.12-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$results = array();
foreach (array("Errors:\n0\nWarnings:\n1", "Errors:\n00\nWarnings:\n1", "> Errors:\n> 0\n> Warnings:\n> 1") as $text) {
    $flowed = new Horde_Text_Flowed($text);
    $results[] = array($flowed->toFlowed(), $flowed->toFixed());
    echo 'php-horde-text-flowed 2.0.4: ', json_encode($text), ' -> ', json_encode(end($results)), "\n";
}
if ($results[0] != array("Errors:\n\nWarnings:\n1\n", "Errors:\n\nWarnings:\n1")
    || $results[1][1] != "Errors:\n00\nWarnings:\n1" || $results[2][1] != ">Errors:\n>\n>Warnings:\n>1") {
    fwrite(STDERR, "changed: a line with a zero stays\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
