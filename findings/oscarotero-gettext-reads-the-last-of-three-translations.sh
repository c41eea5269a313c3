#!/usr/bin/env bash
# Gettext of Oscar Otero reads, merges and writes translations: Translations::fromPoString reads a PO file. A good guess for
# three messages without an empty line between them, which msgfmt and others take, as nothing but the next msgid ends a
# message: the three. It is the last; a msgid starts a new message, but the one before is kept at an empty line only. A header
# without an empty line behind it is lost, too. With empty lines there are three.
# Seen: php-oscarotero-gettext 4.8.7-1 of Debian 12.
# Why it matters here: a file that another tool has tidied loses nearly all its translations when it is read and saved, without
# a warning.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-oscarotero-gettext=4.8.7-1 php-gettext-languages=2.9.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'Gettext/autoloader.php';

$results = array();
foreach (array("\n", "\n\n") as $between) {
    $po = implode($between, array("msgid \"\"\nmsgstr \"Language: de\\n\"", "msgid \"Yes\"\nmsgstr \"Ja\"",
        "msgid \"No\"\nmsgstr \"Nein\"", "msgid \"Maybe\"\nmsgstr \"Vielleicht\"")) . "\n";
    $translations = Gettext\Translations::fromPoString($po);
    $words = array($translations->getHeader('Language'));
    foreach ($translations as $translation) {
        $words[] = $translation->getTranslation();
    }
    $results[] = trim(implode(' ', $words));
    echo 'php-oscarotero-gettext 4.8.7, between messages ', json_encode($between), ': ', end($results), "\n";
}
if ($results != array('Vielleicht', 'de Ja Nein Vielleicht')) {
    fwrite(STDERR, "changed: all messages are read\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
