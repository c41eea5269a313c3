#!/usr/bin/env bash
# dotext of Rust reads the text of office files, OpenDocument ones among them. A good guess for a heading and the paragraph "The
# annual fair opens at ten", with "annual" in bold: both, whole. It gives "The ": headings are not read, and of each paragraph
# the first piece alone, up to the first change of style, link or line break. In a paragraph that begins with a bold word that
# is the word. The same sentence in a .docx file is whole.
# Seen: dotext 0.1.1 of crates.io.
# Why it matters here: formatted texts are indexed by their first words, and those of one series are equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "finding"
version = "0.1.0"
edition = "2021"

[dependencies]
dotext = "=0.1.1"
END
cat > src/main.rs <<'END'
use dotext::doc::OpenOfficeDoc;
use dotext::{Docx, MsDoc, Odt};
use std::io::Read;

fn main() {
    let (mut odt, mut docx) = (String::new(), String::new());
    Odt::open("fair.odt").unwrap().read_to_string(&mut odt).unwrap();
    Docx::open("fair.docx").unwrap().read_to_string(&mut docx).unwrap();
    println!("dotext 0.1.1\n.odt:  {odt:?}\n.docx: {docx:?}");
    if odt.trim() != "The" || !docx.contains("The annual fair opens at ten.") {
        eprintln!("changed: both files have their heading and the whole sentence");
        std::process::exit(1);
    }
}
END
python3 - <<'END'
import zipfile

OPEN = "urn:oasis:names:tc:opendocument:xmlns:"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
texts = {
    "fair.odt": ("content.xml", f'<o:document-content xmlns:o="{OPEN}office:1.0" xmlns:text="{OPEN}text:1.0"><o:body><o:text>'
                 '<text:h>Harbour</text:h><text:p>The <text:span>annual</text:span> fair opens at ten.</text:p>'
                 '</o:text></o:body></o:document-content>'),
    "fair.docx": ("word/document.xml", f'<w:document xmlns:w="{WORD}"><w:body><w:p><w:r><w:t>The </w:t></w:r><w:r><w:rPr><w:b/>'
                  '</w:rPr><w:t>annual</w:t></w:r><w:r><w:t> fair opens at ten.</w:t></w:r></w:p></w:body></w:document>'),
}
for name, (part, text) in texts.items():
    with zipfile.ZipFile(name, "w") as file:
        file.writestr(part, text)
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet 2> fetch.log && cargo build --quiet --offline 2> build.log || exit 2
"$work/target/debug/finding"
