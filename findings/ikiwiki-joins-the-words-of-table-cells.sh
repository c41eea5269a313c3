#!/usr/bin/env bash
# The search plugin of ikiwiki gives Xapian the text of a page. A good guess: tags end words, and "caf&eacute;" is "café".
# It removes tags with nothing in their place and leaves entities: the cells of a table row, the items of a list on one line and
# the words around <br> are one word each, and "café" is "caf&eacute". A search finds none of these words.
# Seen: ikiwiki 3.20200202.3 of Debian 12.
# Why it matters here: another line break in the source is another word, so copies differ where readers see the same.
set -euo pipefail
for program in ikiwiki xapian-delve; do
    command -v $program > /dev/null || { echo "needs $program: apt-get install ikiwiki xapian-tools" >&2; exit 2; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/wiki"
cat > "$work/wiki/page.mdwn" <<'END'
quartz<br>falcon

<table><tr><td>marble</td><td>willow</td></tr></table>

<ul><li>amber</li><li>onyx</li></ul>

<p>caf&eacute;</p>
END
HOME="$work" ikiwiki "$work/wiki" "$work/site" --url http://example.org --cgiurl http://example.org/cgi --plugin search \
    --rebuild > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
dpkg-query -W ikiwiki
terms=$(xapian-delve -1 -a "$work/wiki/.ikiwiki/xapian/default")
for word in quartz falcon quartzfalcon marble marblewillow amber amberonyx café 'caf&eacute'; do
    printf '%-14s %s\n' "$word" "$(grep -qxF -- "$word" <<< "$terms" && echo "is a word" || echo -)"
done
for word in quartzfalcon marblewillow amberonyx 'caf&eacute'; do
    grep -qxF -- "$word" <<< "$terms" || { echo "changed: $word is no word any more"; exit 1; }
done
for word in quartz marble café; do
    ! grep -qxF -- "$word" <<< "$terms" || { echo "changed: $word is a word"; exit 1; }
done
