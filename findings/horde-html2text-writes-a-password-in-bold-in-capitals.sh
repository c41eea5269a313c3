#!/usr/bin/env bash
# The filter Html2text of Horde makes the plain text of a mail in HTML. A good guess for the password aB3xQ in bold: aB3xQ,
# perhaps with stars around it, as italic words have slashes. It is AB3XQ: what is bold is written in capitals, like headings.
# So is an address in bold, and as the text of the link is the link itself, the list of links at the end, which has the others
# as they are, leaves it out. Letters that are not ASCII stay small: Größe is GRößE.
# Seen: php-horde-text-filter 2.3.7-1 of Debian 12 with PHP 8.2.
# Why it matters here: a password, a code or an address that somebody put in bold does not work for those who read the text.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-text-filter=2.3.7-1 php-horde-text-flowed=2.0.4-3 php-horde-util=2.5.12-2 php-horde-exception=2.0.8-10 \
    php-horde-translation=2.2.2-7 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$results = array();
foreach (array('<p>Your password is <b>aB3xQ</b>.</p>', '<p>Your password is <i>aB3xQ</i>.</p>', '<h1>Größe</h1>',
    '<p>See <b><a href="https://example.org/Ab">https://example.org/Ab</a></b></p>') as $html) {
    $results[] = Horde_Text_Filter::filter($html, 'Html2text');
    echo "php-horde-text-filter 2.3.7: $html -> ", end($results), "\n";
}
if ($results != array('Your password is AB3XQ.', 'Your password is /aB3xQ/.', 'GRößE', 'See HTTPS://EXAMPLE.ORG/AB')) {
    fwrite(STDERR, "changed: what is bold keeps its letters\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
