#!/usr/bin/env bash
# bibclean writes a bibliography in one form, and authors as "Anna Berg" in place of "Berg, Anna". A good guess for "García
# Márquez, Gabriel": he stays García Márquez, in braces or as he was. He is "Gabriel García Márquez", in which BibTeX takes the
# last word for the family name: Márquez, G. G. The same happens to Lund Berg, Anna; "Smith, Jr., John" is "John {Smith, Jr.}", a
# family Smith, Jr.
# Seen: bibclean 2.11.4.1 of Debian 12, without options; -no-fix-names leaves the names.
# Why it matters here: people with two family names are sorted and cited under the second, and are strangers to themselves in
# other files.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download bibclean=2.11.4.1-4.1+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > refs.bib <<'END'
@Article{one, author = {Garc{\'\i}a M{\'a}rquez, Gabriel and Lund Berg, Anna and Smith, Jr., John},
    title = {On Boats}, year = 2020}
END
seen=$(root/usr/bin/bibclean refs.bib | tr -s ' \n' ' ' || true)
[ -n "$seen" ] || { echo "bibclean did not run" >&2; exit 2; }
echo "bibclean 2.11.4.1: $seen"
if ! grep -q "\"Gabriel Garc{.'.i}a M{.'a}rquez and Anna Lund Berg and John {Smith, Jr.}\"" <<< "$seen"; then
    echo "changed: a family name of two words stays one" >&2
    exit 1
fi
