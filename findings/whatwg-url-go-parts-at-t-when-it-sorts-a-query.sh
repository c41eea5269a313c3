#!/usr/bin/env bash
# The canonicalizer of whatwg-url can sort the parameters of an address, so that two orders are one page. A good guess for
# ?company=AT%26T: nothing to sort, so it stays as it is. It is ?company=AT&T, a company AT and a parameter T: the values are
# decoded to be sorted and not encoded again. A search for "c++" is one for c and two blanks, and an address within the
# address brings its own parameters up to those of the page.
# Seen: github.com/nlnwa/whatwg-url v0.5.0, WhatWgSortQuery; WhatWg alone leaves them.
# Why it matters here: the canonical address leads to another page, and canonicalizing it once more gives a third.
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
	for _, query := range []string{"b=2&a=1", "company=AT%26T", "q=c%2B%2B", "u=http%3A%2F%2Fexample.com%2F%3Fid%3D1%26page%3D2"} {
		once, err := canonicalizer.WhatWgSortQuery.Parse("http://example.org/?" + query)
		if err != nil {
			fmt.Println(query, err)
			continue
		}
		twice, _ := canonicalizer.WhatWgSortQuery.Parse(once.String())
		fmt.Println(query, "-> once", once.Search(), "twice", twice.Search())
		seen += once.Search() + " " + twice.Search() + " "
	}
	if seen != "?a=1&b=2 ?a=1&b=2 ?company=AT&T ?T=&company=AT ?q=c++ ?q=c++ ?u=http://example.com/?id=1&page=2 "+
		"?page=2&u=http://example.com/?id=1 " {
		fmt.Fprintln(os.Stderr, "changed: an escaped sign stays in its value")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
