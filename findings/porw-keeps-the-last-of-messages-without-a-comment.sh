#!/usr/bin/env bash
# porw reads and writes the translation files of gettext, PoFile::new() and update(). A good guess for a file that is read and
# written: the same messages. Of the header and two messages with no comment in front of them the last one is left, as a message
# begins at a comment and nowhere else; the header, with the language and the rule of plurals, is gone. The line msgid_plural
# becomes a second line of the message, and quotation marks within a text lose theirs and keep their backslashes, so that no other
# tool can read the file.
# Seen: porw 0.1.0 of crates.io.
# Why it matters here: update() writes over the file that was read: most of a translation is gone.
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
porw = "=0.1.0"
END
cat > src/main.rs <<'END'
use porw::PoFile;

fn main() {
    let text = ["msgid \"\"", "msgstr \"\"", "\"Language: de\\n\"", "", "msgid \"Open\"", "msgstr \"Öffnen\"", "",
        "msgid \"Close\"", "msgstr \"Schließen\"", "", "#: a.c:1", "msgid \"One file\"", "msgid_plural \"%d files\"",
        "msgstr[0] \"Eine Datei\"", "msgstr[1] \"%d Dateien\"", "", "#: b.c:1", "msgid \"Say \\\"hi\\\"\"",
        "msgstr \"Sag \\\"hallo\\\"\"", ""].join("\n");
    std::fs::write("de.po", text).unwrap();
    let written = PoFile::new("de.po").unwrap().to_string();
    println!("porw 0.1.0 writes:\n{written}");
    if written.contains("Open") || written.contains("Language") || !written.contains("\"msgid_plural %d files\"")
        || !written.contains("msgid \"Say \\hi\\\"") {
        eprintln!("changed: all messages are written");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
