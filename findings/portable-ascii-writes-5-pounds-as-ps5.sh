#!/usr/bin/env bash
# voku's Portable ASCII writes a text in ASCII, and makes slugs for addresses. A good guess for £5: GBP5, as €5 is EUR5, or 5
# pounds. It is PS5, in to_ascii, in to_transliterate and in the slug: the sign is spelled PS, from pound sterling, as in the
# tables of Unidecode for Perl. A game at £5 and a game for the PS5 have one slug. $5 stays in to_ascii, and is 5 in a slug.
# Seen: php-voku-portable-ascii 2.0.1-1 of Debian 12, which helpers of Laravel use for their slugs.
# Why it matters here: a search for one finds the other, and the second of two pages is refused, as its address is taken.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-voku-portable-ascii=2.0.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'voku/helper/autoload.php';

use voku\helper\ASCII;

$results = array();
foreach (array('Game for £5', 'Game for PS5', 'Game for €5') as $text) {
    $results[] = array(ASCII::to_ascii($text), ASCII::to_transliterate($text), ASCII::to_slugify($text));
    echo "php-voku-portable-ascii 2.0.1: $text -> ", implode(' | ', end($results)), "\n";
}
if ($results[0] != array('Game for PS5', 'Game for PS5', 'game-for-ps5') || $results[0] != $results[1]
    || $results[2][2] != 'game-for-eur5') {
    fwrite(STDERR, "changed: pounds are not PS\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
