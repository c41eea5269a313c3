#!/usr/bin/env bash
# Horde_Text_Diff_ThreeWay merges two changed versions of a list of lines with their origin, as diff3 does. A good guess for
# four lines where one author puts a line in front of the first and the other changes the last: both are in the result. It is a
# conflict of the new line with the three that nobody has changed, and these come once more behind it: who decides for the
# second author has them twice. Where one has a new line and the other none, all lines of the other up to the next change are
# taken for the place. Two changes far from each other are merged well.
# Seen: php-horde-text-diff 2.2.1-3 of Debian 12; diff3 -m merges both.
# Why it matters here: each new line at the head of a page is a conflict, and solving it either way can double a part of the
# page.
set -euo pipefail
command -v php > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    php-horde-text-diff=2.2.1-3 php-horde-util=2.5.12-2 php-horde-exception=2.0.8-10 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.php <<'END'
<?php
spl_autoload_register(function ($class) {
    include str_replace('_', '/', $class) . '.php';
});

$origin = array('one', 'two', 'three', 'four');
$last = array('one', 'two', 'three', 'FOUR');
$results = array();
foreach (array(array('zero', 'one', 'two', 'three', 'four'), array('ONE', 'two', 'three', 'four')) as $first) {
    $merge = new Horde_Text_Diff_ThreeWay($origin, $first, $last);
    $results[] = implode(' ', $merge->mergedOutput('A', 'B'));
    echo 'php-horde-text-diff 2.2.1: ', implode(' ', $first), ' | ', implode(' ', $last), ' -> ', end($results), "\n";
}
if ($results != array('<<<<<<< A zero ======= one two three >>>>>>> B one two three FOUR', 'ONE two three FOUR')) {
    fwrite(STDERR, "changed: a new line in front and a change at the end are merged\n");
    exit(1);
}
END
php -d error_reporting=1 -d display_errors=stderr -d include_path="$work/root/usr/share/php" run.php
