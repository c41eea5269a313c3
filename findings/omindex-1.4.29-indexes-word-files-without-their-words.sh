#!/usr/bin/env bash
# omindex reads .docx, .pptx and .odt by unzip. A good guess: the words of the three are in the index, as with omindex 1.4.22 of
# Debian 12 and 2.1.0.
# omindex 1.4.29 of Debian 13 and 1.4.32 index each .docx and .pptx by its title, author and name, without one word of its
# text, headers, footers and notes; .odt and .xlsx are read. Nothing is skipped: omindex says "no text extracted from
# document body, but indexing metadata anyway", and the run ends with exit code 0. That the files are good was seen with some of
# pandoc 2.17, python-docx and python-pptx.
# Seen: xapian-omega 1.4.29-1 and libxapian30 1.4.29 of Debian 13, with that system's libraries, also on Debian 12.
# Why it matters here: letters and slides are neither found nor compared; all of them have the same, empty text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v unzip > /dev/null || { echo "needs unzip: apt-get install unzip" >&2; exit 2; }
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Created-By: Packages' | head -n 1)
[ "$(dpkg --print-architecture)" = amd64 ] && [ -n "$mirror" ] || { echo "needs Debian on amd64" >&2; exit 2; }
mkdir -p "$work/state/lists/partial" "$work/cache/archives/partial" "$work/debs" "$work/root" "$work/site"
echo "deb $mirror trixie main" > "$work/list"
apt=(apt-get -qq -o Dir::State="$work/state" -o Dir::Cache="$work/cache" -o Dir::Etc::SourceList="$work/list"
    -o Dir::Etc::SourceParts=- -o APT::Sandbox::User=root)
cd "$work/debs"
"${apt[@]}" update && "${apt[@]}" download xapian-omega=1.4.29-1 xapian-tools/trixie libxapian30/trixie libmagic1t64/trixie \
    zlib1g/trixie libstdc++6/trixie libgcc-s1/trixie libc6/trixie liblzma5/trixie libbz2-1.0/trixie libuuid1/trixie || exit 2
for package in *.deb; do dpkg -x "$package" "$work/root"; done
cd "$work"

libraries=$work/root/usr/lib/x86_64-linux-gnu:$work/root/lib/x86_64-linux-gnu
loader=$(find "$work/root" -name 'ld-linux-x86-64.so.2' | head -n 1)
# program NAME ARGUMENTS...: of Debian 13
program() {
    MAGIC=$work/root/usr/share/misc/magic "$loader" --library-path "$libraries" "$work/root/usr/bin/$1" "${@:2}"
}
python3 - << 'PYTHON'
import zipfile
TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
OFFICE = "http://schemas.openxmlformats.org"
OPEN = "urn:oasis:names:tc:opendocument:xmlns"
def write(name, **parts):
    with zipfile.ZipFile(f"site/{name}", "w") as file:
        file.writestr("[Content_Types].xml", TYPES)
        for part, text in parts.items():
            file.writestr(part.replace("__", "/") + ".xml", '<?xml version="1.0"?>' + text)
def letter(element, words):
    return f'<w:{element} xmlns:w="{OFFICE}/wordprocessingml/2006/main"><w:p><w:r><w:t>{words}</w:t></w:r></w:p></w:{element}>'
write("letter.docx", word__document=letter("document", "goats"),
      word__header1=letter("hdr", "x"), word__footer1=letter("ftr", "x"))
write("slides.pptx", ppt__slides__slide1=f'<p:sld xmlns:p="{OFFICE}/presentationml/2006/main" '
      f'xmlns:a="{OFFICE}/drawingml/2006/main"><a:p><a:r><a:t>goats</a:t></a:r></a:p></p:sld>')
write("text.odt", styles="<styles/>", meta="<meta/>",
      content=f'<office:document-content xmlns:office="{OPEN}:office:1.0" xmlns:text="{OPEN}:text:1.0"><office:body>'
      '<office:text><text:p>goats</text:p></office:text></office:body></office:document-content>')
PYTHON
program omindex --version
program omindex --db database --url / --no-delete site > said 2>&1 || { cat said >&2; exit 2; }
# found WORD: the files in which it is
found() { program xapian-delve -t "$1" -1 -d database | sed -n 's/.*url=//p' | sort | xargs; }
echo "files with the word goats: letter.docx, slides.pptx, text.odt; found by it: $(found goats)"
echo "files in the index: $(found '')"
[ "$(found goats)" = /text.odt ] && [ "$(found '')" = "/letter.docx /slides.pptx /text.odt" ] ||
    { echo "changed: the words of .docx and .pptx are in the index"; exit 1; }
