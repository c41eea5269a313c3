#!/usr/bin/env bash
# rtf-html-php makes HTML of RTF; Roundcube shows texts of Outlook with it. A good guess for a row of a table with the cells
# Oslo, 700 and 20: a table, or the three with blanks between them. They are one word, Oslo70020: \row ends a paragraph, but
# \cell writes nothing, as \page and \sect do not. A tab is a blank.
# Seen: php-roundcube-rtf-html-php 2.1-2 of Debian 12.
# Why it matters here: 700 and 20 are 70020 for a reader; no number of a table in a mail can be told from its neighbour.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-roundcube-rtf-html-php=2.1-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'RtfHtmlPhp/autoload.php';

$results = array();
foreach (array('\trowd\cellx2000\cellx4000\cellx6000 Oslo\intbl\cell 700\intbl\cell 20\intbl\cell\row',
    'last word\page next page\par', 'Oslo\tab 700\par') as $text) {
    $formatter = new RtfHtmlPhp\Html\HtmlFormatter('UTF-8');
    $results[] = $formatter->format(new RtfHtmlPhp\Document('{\rtf1\ansi ' . $text . '}'));
    echo "rtf-html-php 2.1: $text -> ", end($results), "\n";
}
if (strip_tags($results[0]) != 'Oslo70020' || strip_tags($results[1]) != 'last wordnext page'
    || strip_tags($results[2]) != 'Oslo&nbsp;700') {
    fwrite(STDERR, "changed: cells are apart\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
