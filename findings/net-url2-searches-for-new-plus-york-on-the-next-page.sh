#!/usr/bin/env bash
# Net_URL2 of PEAR takes addresses apart and changes them: setQueryVariable sets one value of the query. A good guess for page
# 2 of a search whose address has q=new+york: q=new+york or q=new%20york, and page=2. It is q=new%2Byork&page=2, a search for
# "new+york" with the plus: a blank is read from %20 only, and then each value is written again. Of tag=a&tag=b, which says
# both, tag=b is left.
# Seen: php-net-url2 2.2.1 of Debian 12.
# Why it matters here: a browser sends a blank of a form as a plus; the second page of the results is that of another search.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-net-url2=2.2.1-0.2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
require 'Net/URL2.php';

$results = array();
foreach (array('q=new+york&page=1', 'q=new%20york&page=1', 'tag=a&tag=b') as $query) {
    $url = new Net_URL2("https://example.org/?$query");
    $url->setQueryVariable('page', 2);
    $results[] = $url->getQuery();
    echo "php-net-url2 2.2.1: $query, page 2 -> ", end($results), "\n";
}
if ($results != array('q=new%2Byork&page=2', 'q=new%20york&page=2', 'tag=b&page=2')) {
    fwrite(STDERR, "changed: a plus is a blank\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
