#!/usr/bin/env bash
# Horde_Data_Csv writes the contacts and tasks of Horde as a CSV file. A good guess for a cell 24" screen, fast: "24"" screen,
# fast", as RFC 4180 and all spreadsheets have it. It is "24\" screen, fast": a quotation mark gets a backslash. For others the
# cell ends at it, and the comma behind it makes one more cell. A cell with a 0 as text is written as nothing, while a 0 as
# number stays.
# Seen: php-horde-data 2.1.5-3 of Debian 12. Horde reads its own files, as fgetcsv of PHP knows the backslash.
# Why it matters here: all cells behind the first quotation mark of a row are in the wrong column.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-data=2.1.5-3 php-horde-util=2.5.12-2 php-horde-exception=2.0.8-10 php-horde-translation=2.2.2-7 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$csv = new Horde_Data_Csv(new Horde_Data_Storage_Mock());
$text = $csv->exportData(array(array('what' => '24" screen, fast', 'count' => '0', 'price' => 5)), true);
$read = str_getcsv(explode("\n", $text)[1], ',', '"', '');
echo 'php-horde-data 2.1.5: ', $text, 'read without backslashes: ', json_encode($read), "\n";
if ($text != "\"what\",\"count\",\"price\"\n\"24\\\" screen, fast\",,\"5\"\n" || count($read) != 4) {
    fwrite(STDERR, "changed: a quotation mark is doubled\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
