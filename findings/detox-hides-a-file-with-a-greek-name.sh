#!/usr/bin/env bash
# detox renames files so that their names have no blanks and signs that are in the way; with its table for UTF-8, café.txt
# becomes cafe.txt and 5€.txt 5_.txt. A good guess for Ελλάδα.txt, of whose letters the table has none: ______.txt, or the name
# it has. It is .txt, which ls does not show: each letter becomes _, many _ become one, and one at the start is taken off. A
# second file with such a name, 日本.txt, stays as it is, as .txt is there already; -5.txt becomes 5.txt.
# Seen: detox 1.4.5-4 of Debian 12, with its own tables.
# Why it matters here: a file is gone for those who look into the folder, and nothing of its name is left to find it by.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download detox=1.4.5-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > rules <<END
sequence default {
    utf_8 { filename "$work/root/usr/share/detox/unicode.tbl"; };
    safe { filename "$work/root/usr/share/detox/safe.tbl"; };
    wipeup;
};
END
mkdir files
touch files/café.txt files/Ελλάδα.txt files/-5.txt
root/usr/bin/detox -f rules files/café.txt files/Ελλάδα.txt files/-5.txt
touch files/日本.txt
root/usr/bin/detox -f rules files/日本.txt || true
names=$(ls -A files | LC_ALL=C sort | tr '\n' ' ')
echo "detox 1.4.5: the files are now $names"
if [ "$names" != ".txt 5.txt cafe.txt 日本.txt " ]; then
    echo "changed: a name without a known letter is not empty" >&2
    exit 1
fi
