#!/usr/bin/env bash
# robotstxt of Go says whether a crawler may load a page. A good guess for the rule "Disallow: /caf%C3%A9", as it is written
# in the file, and the path /café, as the Path of a URL of Go has it: no, for the two are one address. It is yes; and so it is
# the other way round, with the rule /über and the path /%C3%BCber. The rule and the path are compared sign by sign, and which
# of two forms a site has used is not known beforehand.
# Seen: github.com/temoto/robotstxt v1.1.2; in one form they are found.
# Why it matters here: a crawler that means to be polite loads and indexes what it was asked not to.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/temoto/robotstxt v1.1.2
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"net/url"
	"os"

	"github.com/temoto/robotstxt"
)

func main() {
	fmt.Println("robotstxt v1.1.2")
	rules, err := robotstxt.FromString("User-agent: *\nDisallow: /caf%C3%A9\nDisallow: /über\n")
	if err != nil {
		panic(err)
	}
	seen := ""
	for _, address := range []string{"http://example.org/caf%C3%A9/menu", "http://example.org/über/uns"} {
		page, _ := url.Parse(address)
		for _, path := range []string{page.Path, page.EscapedPath()} {
			fmt.Println(path, "may be loaded:", rules.TestAgent(path, "Crawler"))
			seen += fmt.Sprint(rules.TestAgent(path, "Crawler"), " ")
		}
	}
	if seen != "true false false true " {
		fmt.Fprintln(os.Stderr, "changed: both forms of a path are one")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
