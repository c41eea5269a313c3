#!/usr/bin/env bash
# txt2html writes a plain text as HTML: addresses become links, and _words_ between underlines are underlined. A good guess for
# http://example.org/wiki/Life_of_a_Boat: a link to this address. The link leads to .../Life_of<u>a</u>Boat, and the page says so
# too: one letter between two underlines is underlined wherever it stands, also within the links that were made just before.
# Longer words are underlined between blanks alone; _of_ stays.
# Seen: txt2html 3.0 of Debian 12; titles with the words a and I are many in wikis.
# Why it matters here: such links lead nowhere, and the address is not found in the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download txt2html=1:3.0-1 libyaml-syck-perl libgetopt-argvfile-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > page.txt <<'END'
See http://example.org/wiki/Life_of_the_Boat today.

See http://example.org/wiki/Life_of_a_Boat today.
END
seen=$(PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" root/usr/bin/txt2html --extract page.txt)
echo "txt2html 3.0"
echo "$seen"
if ! grep -q 'href="http://example.org/wiki/Life_of_the_Boat"' <<< "$seen" \
        || ! grep -q 'href="http://example.org/wiki/Life_of<u>a</u>Boat"' <<< "$seen"; then
    echo "changed: an address stays as it is" >&2
    exit 1
fi
