#!/usr/bin/env bash
# english-to-cron of Rust makes the times of a cron job of an English sentence, or an error if it does not understand. A good
# guess for "every weekday at 9 am": MON-FRI, as for "monday to friday at 9 am"; for "every other day" and "the last day of the
# month" an error. The words are looked for within words, what is left is skipped: in weekday there is a day, so all three run
# every day. And there is a mar in summarize, in market and in Martha, so that "summarize every hour" runs in March alone.
# Seen: english-to-cron 0.1.7 of crates.io.
# Why it matters here: the nightly index of a sentence runs when nobody said so, or eleven months not at all.
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
english-to-cron = "=0.1.7"
END
cat > src/main.rs <<'END'
use english_to_cron::str_cron_syntax;

fn main() {
    let cases = [
        ("monday to friday at 9 am", "0 0 9 ? * MON-FRI *"),
        ("every hour", "0 0 * * * ? *"),
        ("every weekday at 9 am", "0 0 9 */1 * ? *"),
        ("every other day at 6 pm", "0 0 18 */1 * ? *"),
        ("on the last day of the month at 6 pm", "0 0 18 */1 * ? *"),
        ("summarize every hour", "0 0 * * MAR ? *"),
        ("send it to Martha every Friday at 17:00", "0 0 17 ? MAR FRI *"),
    ];
    println!("english-to-cron 0.1.7");
    let mut same = Vec::new();
    for (text, expected) in cases {
        let cron = str_cron_syntax(text).unwrap_or_else(|error| error.to_string());
        println!("{text}: {cron}");
        same.push(cron == expected);
    }
    if !same[0] || !same[1] {
        eprintln!("changed: a simple sentence has other times");
        std::process::exit(1);
    }
    if same.contains(&false) {
        eprintln!("changed: a word is not looked for within another, or is understood");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
