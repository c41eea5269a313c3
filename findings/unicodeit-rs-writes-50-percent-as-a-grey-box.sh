#!/usr/bin/env bash
# unicodeit replaces the commands of LaTeX by the letters and signs that they stand for. A good guess for "50\% of the boats":
# 50% of the boats, as \% is the way to write a percent sign. It is "▒ of the boats", a grey box: 25, 50 and 75 with \% are the
# names of three boxes in its table, while 10\% is 10%. "e-mail" has a minus sign, and file_name.txt is fileₙame.txt.
# Seen: unicodeit 0.2.2 of crates.io.
# Why it matters here: the three most usual shares are no numbers any more, while the others stay numbers.
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
unicodeit = "=0.2.2"
END
cat > src/main.rs <<'END'
fn main() {
    println!("unicodeit 0.2.2");
    let texts = ["\\alpha is small", "50\\% of the boats", "25\\% and 75\\%", "10\\% of the boats", "an e-mail"];
    let found: Vec<String> = texts.iter().map(|text| unicodeit::replace(text)).collect();
    for (text, replaced) in texts.iter().zip(&found) {
        println!("{text}: {replaced}");
    }
    if found[0] != "α is small" || found[1] != "▒ of the boats" || found[3].contains('▒') || found[4] != "an e\u{2212}mail" {
        eprintln!("changed: 50\\% is a number");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
