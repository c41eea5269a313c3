#!/usr/bin/env bash
# NetscapeBookmarkParser of PHP, which Shaarli has, reads the bookmarks that a browser exports as HTML, and gives each link the
# names of its folders as tags. A good guess for a folder Food & Drink, which is Food &amp; Drink in the file: the tags
# food and drink. They are food, amp and drink, and those of a folder R&D are rampd: the name is not decoded before what is no
# letter is taken out of it. C++ and C# are both c, and the links keep &amp; in their addresses and titles.
# Seen: php-netscape-bookmark-parser 3.2.0-1 of Debian 12.
# Why it matters here: all folders with an "and" share a tag that nobody has set, and an address with two values is not the one
# that was kept.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-netscape-bookmark-parser=3.2.0-1 php-klogger=1.2.2-1 php-psr-log=1.1.4-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'Shaarli/NetscapeBookmarkParser/autoload.php';

$html = "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n";
foreach (array('Food &amp; Drink', 'R&amp;D', 'C++', 'C#', 'News') as $folder) {
    $html .= "    <DT><H3>$folder</H3>\n    <DL><p>\n"
        . "        <DT><A HREF=\"https://example.org/?a=1&amp;b=2\">Salt &amp; pepper</A>\n    </DL><p>\n";
}
$parser = new Shaarli\NetscapeBookmarkParser\NetscapeBookmarkParser(true, array(), '0', 'logs');
$links = $parser->parseString("$html</DL><p>\n");
$tags = array_map(function ($link) { return implode(' ', $link['tags']); }, $links);
echo 'php-netscape-bookmark-parser 3.2.0: ', json_encode($tags), ' ', $links[0]['uri'], ' ', $links[0]['title'], "\n";
if ($tags != array('food amp drink', 'rampd', 'c', 'c', 'news') || $links[0]['uri'] != 'https://example.org/?a=1&amp;b=2') {
    fwrite(STDERR, "changed: the names of folders are decoded\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
