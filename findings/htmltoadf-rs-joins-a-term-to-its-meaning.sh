#!/usr/bin/env bash
# htmltoadf of Rust turns a page of HTML into a document of Jira and Confluence. A good guess for a list of terms (<dl>): each
# term and each meaning a paragraph, or a line. They are one paragraph without a blank in between: "Quay" and "A wall" are
# "QuayA wall", and so are the lines of an address in <section>s. And a line between two parts is kept if it is written <hr> or
# <hr/>, not if it is <hr /> or has a class.
# Seen: htmltoadf 0.1.13 of crates.io.
# Why it matters here: the last word of a term is joined to the first one of its meaning, so that neither is found.
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
htmltoadf = "=0.1.13"
END
cat > src/main.rs <<'END'
use htmltoadf::convert_html_str_to_adf_str;

fn main() {
    let adf = |html: &str| convert_html_str_to_adf_str(html.to_string());
    let text = |html: &str| {
        let document = adf(html);
        let parts: Vec<&str> = document.split("\"text\":\"").skip(1).map(|part| part.split('"').next().unwrap_or("")).collect();
        (parts.concat(), document.matches("\"paragraph\"").count(), document.matches("\"rule\"").count())
    };
    let paragraphs = text("<p>Quay</p><p>A wall</p>");
    let terms = text("<dl><dt>Quay</dt><dd>A wall</dd><dt>Sea</dt><dd>Water</dd></dl>");
    let sections = text("<section>Quay 7</section><section>Husum</section>");
    let rules: Vec<usize> = ["<hr>", "<hr/>", "<hr />", "<hr class=\"wide\">"]
        .iter().map(|rule| text(&format!("<p>a</p>{rule}<p>b</p>")).2).collect();
    println!("htmltoadf 0.1.13, text, paragraphs and lines");
    println!("paragraphs {paragraphs:?}\nterms {terms:?}\nsections {sections:?}\nfour lines {rules:?}");
    if paragraphs.1 != 2 || rules[..2] != [1, 1] {
        eprintln!("changed: two paragraphs, or a line between them, are written in another way");
        std::process::exit(1);
    }
    if terms.1 != 1 || terms.0 != "QuayA wallSeaWater" || sections.1 != 1 || rules[2..] != [0, 0] {
        eprintln!("changed: a term stands apart, or a line with a blank is kept");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
