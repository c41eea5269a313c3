#!/usr/bin/env bash
# robotparser says what a robot may fetch by a robots.txt. A good guess for a file that forbids everything to all (*) and has a
# group for "guest" that forbids /private alone: the guest may fetch /fair, as a robot that is named obeys the rules of its own
# group only. It may not: if none of its own rules fits, those for all are asked. And if two rules of equal length fit, the
# first of them counts, not the one that allows.
# Seen: robotparser 0.11.0 of crates.io; the standard (RFC 9309) has it the other way.
# Why it matters here: robots that a site lets in on purpose, with a group of their own, fetch nothing.
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
robotparser = "=0.11.0"
url = "2"
END
cat > src/main.rs <<'END'
use robotparser::parser::parse_robots_txt;
use robotparser::service::RobotsTxtService;
use url::Url;

fn main() {
    let text = "User-agent: *\nDisallow: /\n\nUser-agent: guest\nDisallow: /private\n\n\
                User-agent: other\nDisallow: /page\nAllow: /page\n";
    let home = Url::parse("https://example.org/robots.txt").unwrap();
    let robots = parse_robots_txt(home.origin(), text).get_result();
    let found = [("guest", "/fair"), ("guest", "/private/a"), ("other", "/page")].map(|(robot, path)| {
        let may = robots.can_fetch(robot, &home.join(path).unwrap());
        println!("robotparser 0.11.0: {robot} may fetch {path}: {may}");
        may
    });
    if found != [false, false, false] {
        eprintln!("changed: a robot that is named obeys its own group alone");
        std::process::exit(1);
    }
}
END
export CARGO_TARGET_DIR="$work/target"
cargo fetch --quiet && cargo build --quiet --offline || exit 2
"$work/target/debug/finding"
