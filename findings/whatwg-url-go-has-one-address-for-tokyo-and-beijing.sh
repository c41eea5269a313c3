#!/usr/bin/env bash
# The canonicalizer of whatwg-url has rules to bring addresses to one form; those called Semantic are the strictest. A good
# guess for the pages /東京 and /北京 as a link on a page has them: the bytes of UTF-8, as in every browser, so two pages, and the
# same address as the link that is written with %E6%9D%B1. Both are /%1A%1A: the rules take the characters for those of
# Latin-1 and put one sign for each that it lacks. /Zürich is /Z%FCrich and not the page /Z%C3%BCrich, and a search for
# Z%C3%BCrich is encoded once more.
# Seen: github.com/nlnwa/whatwg-url v0.5.0; GoogleSafeBrowsing and WhatWg write UTF-8.
# Why it matters here: a crawler keeps one of all pages whose names in Chinese have two characters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/nlnwa/whatwg-url v0.5.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/nlnwa/whatwg-url/canonicalizer"
)

func main() {
	fmt.Println("whatwg-url v0.5.0")
	seen := ""
	for _, address := range []string{"http://example.org/東京", "http://example.org/北京", "http://example.org/Zürich",
		"http://example.org/Z%C3%BCrich", "http://example.org/?q=Z%C3%BCrich"} {
		semantic, err := canonicalizer.Semantic.Parse(address)
		if err != nil {
			fmt.Println(address, err)
			continue
		}
		browser, _ := canonicalizer.WhatWg.Parse(address)
		fmt.Println(address, "-> Semantic", semantic, "WhatWg", browser)
		seen += semantic.Pathname() + semantic.Search() + " "
	}
	if seen != "/%1A%1A /%1A%1A /Z%FCrich /Z%C3%BCrich /?q=Z%C3%83%C2%BCrich " {
		fmt.Fprintln(os.Stderr, "changed: addresses are read as UTF-8")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
