#!/usr/bin/env bash
# docx-parser of Rust reads a document of Word and writes it as Markdown. A good guess for a list with Roman numbers, as of
# chapters or articles: I, II, III. The numbers are letters counted on from the I: I., J., K. A list within a list, of letters
# in Word, is counted with the outer one and in its way: behind article 2 (J.) come K. and L. for its parts a and b, and article
# 3 is M.
# Seen: docx-parser 0.1.1 with docx-rust 0.1.8, both of crates.io.
# Why it matters here: "article III" is nowhere in the text, and another article has its place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 - <<'END'
import zipfile

head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
package = "http://schemas.openxmlformats.org/package/2006"
kind = "application/vnd.openxmlformats-officedocument.wordprocessingml"


def item(number, level, text):
    return (f'<w:p><w:pPr><w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number}"/></w:numPr></w:pPr>'
            f'<w:r><w:t>{text}</w:t></w:r></w:p>')


def levels(number, *formats):
    start = f'<w:abstractNum w:abstractNumId="{number}"><w:nsid w:val="0000000{number}"/>'
    return start + '<w:multiLevelType w:val="multilevel"/>' + "".join(
        f'<w:lvl w:ilvl="{i}"><w:start w:val="1"/><w:numFmt w:val="{f}"/><w:lvlText w:val="%{i + 1}."/></w:lvl>'
        for i, f in enumerate(formats)) + "</w:abstractNum>"


body = (item(1, 0, "Boats") + item(1, 0, "Nets") + item(2, 0, "Of boats") + item(2, 0, "Of nets") + item(2, 1, "their length")
        + item(2, 1, "their price") + item(2, 0, "Of ropes"))
files = {
    "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="xml" ContentType="application/xml"/>'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{kind}.document.main+xml"/>'
    f'<Override PartName="/word/styles.xml" ContentType="{kind}.styles+xml"/>'
    f'<Override PartName="/word/numbering.xml" ContentType="{kind}.numbering+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{package}/relationships">'
    f'<Relationship Id="rId1" Type="{office}/officeDocument" Target="word/document.xml"/></Relationships>',
    "word/_rels/document.xml.rels": f'<Relationships xmlns="{package}/relationships">'
    f'<Relationship Id="rId1" Type="{office}/styles" Target="styles.xml"/>'
    f'<Relationship Id="rId2" Type="{office}/numbering" Target="numbering.xml"/></Relationships>',
    "word/document.xml": f'<w:document xmlns:w="{word}"><w:body>{body}</w:body></w:document>',
    "word/styles.xml": f'<w:styles xmlns:w="{word}"></w:styles>',
    "word/numbering.xml": f'<w:numbering xmlns:w="{word}">{levels(0, "decimal")}{levels(1, "upperRoman", "lowerLetter")}'
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>'
    "</w:numbering>",
}
with zipfile.ZipFile("articles.docx", "w") as out:
    for name, text in files.items():
        out.writestr(name, head + text)
END
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "finding"
version = "0.1.0"
edition = "2021"

[dependencies]
docx-parser = "=0.1.1"
docx-rust = "=0.1.8"
END
cat > src/main.rs <<'END'
use docx_parser::MarkdownDocument;

fn main() {
    let text = MarkdownDocument::from_file("articles.docx").to_markdown(false);
    println!("docx-parser 0.1.1\n{text}");
    if !text.contains("1. Boats") || !text.contains("2. Nets") {
        eprintln!("changed: a list with decimal numbers is written in another way");
        std::process::exit(1);
    }
    if !text.contains("I. Of boats") || !text.contains("J. Of nets") || !text.contains("K. their length")
        || !text.contains("L. their price") || !text.contains("M. Of ropes")
    {
        eprintln!("changed: a list with Roman numbers has other ones");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
