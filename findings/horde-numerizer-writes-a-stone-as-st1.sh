#!/usr/bin/env bash
# Horde_Support_Numerizer writes the numbers of a text that are in words in digits, in English and German. A good guess for "a
# stone of some weight": the same text, as it has no number. It is "a st1 of some w8": number words are found within words as
# well, so that to attend is to at10d, and none is n1. In German "mein Verein hat acht Leute" is "m1 Ver1 hat 8 Leute". "a
# hundred" is a0; one hundred and five is 105.
# Seen: php-horde-support 2.2.2-2 of Debian 12; the date parser of Horde sends each text through it first.
# Why it matters here: a text that was only to be searched for numbers has other words afterwards, and is found by none of
# them.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-support=2.2.2-2 php-horde-util=2.5.12-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$english = new Horde_Support_Numerizer_Locale_Base();
$german = new Horde_Support_Numerizer_Locale_De();
$results = array();
foreach (array('a stone of some weight', 'to attend', 'a hundred', 'one hundred and five') as $text) {
    $results[] = $english->numerize($text);
    echo "php-horde-support 2.2.2: $text -> ", end($results), "\n";
}
$results[] = $german->numerize('mein Verein hat acht Leute');
echo 'php-horde-support 2.2.2: mein Verein hat acht Leute -> ', end($results), "\n";
if ($results != array('a st1 of some w8', 'to at10d', 'a0', '105', 'm1 Ver1 hat 8 Leute')) {
    fwrite(STDERR, "changed: words are whole words\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
