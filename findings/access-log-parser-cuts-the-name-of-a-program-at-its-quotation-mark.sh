#!/usr/bin/env bash
# access_log_parser reads the lines of a web server. A quotation mark in a name or an address is written there as \". A good
# guess: "Boat \"Star\" 1.0" is one name of a program. It ends at the first mark, with the backslash, and the rest of the line
# is dropped without an error. So programs that differ behind the mark are one. And a line that begins with the name of a host,
# as servers write that look names up, is an error.
# Seen: access_log_parser 0.11.0 of crates.io.
# Why it matters here: a statistic of programs has "Boat \" in place of all of them.
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
access_log_parser = "=0.11.0"
END
cat > src/main.rs <<'END'
use access_log_parser::{parse, LogEntry, LogType};

fn main() {
    println!("access_log_parser 0.11.0");
    let rest = r#"- - [11/May/2024:10:00:00 +0200] "GET /a HTTP/1.1" 200 55 "-""#;
    let mut found = Vec::new();
    for name in ["Boat/1.0", r#"Boat \"Star\" 1.0"#, r#"Boat \"Moon\" 2.0"#] {
        if let Ok(LogEntry::CombinedLog(entry)) = parse(LogType::CombinedLog, &format!("10.0.0.5 {rest} \"{name}\"")) {
            println!("{name} -> {:?}", entry.user_agent);
            found.push(entry.user_agent.unwrap().to_string());
        }
    }
    let refused = parse(LogType::CombinedLog, &format!("host.example.org {rest} \"Boat/1.0\"")).is_err();
    println!("a name of a host is an error: {refused}");
    if found != ["Boat/1.0", "Boat \\", "Boat \\"] || !refused {
        eprintln!("changed: an escaped quotation mark ends nothing");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
