#!/usr/bin/env bash
# mementomap makes a short map of a web archive from its CDX: a line for each address, or one with an asterisk for many. A good
# guess for a map of 300 pages below com,example)/p/ and 5 pages of 20 other sites each, and a lookup of each: all are found. The
# 300 are not, because "com,example)/p/* 300" is the first line: it is read for the first of the keys that an address is tried by,
# and the asterisk comes later. With another site in front they are found. The pages of the last site, or of the last two, end the
# lookup with the help text, as does an address behind the last line; in a batch what comes after it is not looked up. The exit
# code is 0.
# Seen: mementomap 0.1.0b2 of PyPI.
# Why it matters here: an archive says that it has none of the pages that it has most of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mementomap==0.1.0b2 || exit 2
cd "$work"

python3 - <<'END'
def cdx(name, hosts):
    with open(name, "w") as file, open(f"{name}.keys", "w") as keys:
        for host, count in hosts:
            for page in range(count):
                key = f"{host})/p/{page:03}"
                file.write(f"{key} 20200101000000 http://example.com/ text/html 200 DIGEST - - 1 1 file\n")
                keys.write(f"{key}\n")


many = [("com,example", 300)] + [(f"org,site{number:02}", 5) for number in range(20)]
cdx("first.cdx", many)
cdx("second.cdx", [("com,aaa", 1), *many])
END
export PYTHONPATH="$work/lib"
map() { python3 -m mementomap "$@"; }
map generate --pcf 0.5 --hcf 0.5 first.cdx first.map > said
map generate --pcf 0.5 --hcf 0.5 second.cdx second.map > said
echo "mementomap 0.1.0b2: the map begins with $(head -n 1 first.map)"
# found MAP KEYS: the number of answers
found() { map batchlookup "$1" "$2" | grep -c '^com,\|^org,' || true; }
first=$(found first.map first.cdx.keys) second=$(found second.map second.cdx.keys)
echo "found: $first of 400, with another site in front $second of 401"
printf '%s\n' 'org,site01)/p/001' 'org,zoo)/' 'org,site02)/p/002' > some.keys
batch=$(found second.map some.keys) help=$(map batchlookup second.map some.keys | grep -c '^usage' || true)
echo "three addresses, the second behind the last line: $batch found, help text: $help"
if [ "$first $second $batch $help" != "95 391 1 1" ]; then
    echo "changed: each address of the archive is found, and a batch goes on" >&2
    exit 1
fi
