#!/usr/bin/env bash
# go-emailaddress finds the addresses of mails in a text. A good guess for o'brien@example.org and müller@example.org: they
# are found, or nothing is. Found are brien@example.org and ller@example.org, the addresses of two other people: what stands
# in front of a letter or sign that the pattern does not have is cut off, and the rest is taken for the address.
# Seen: github.com/mcnijman/go-emailaddress v1.1.1, Find and FindWithIcannSuffix; FindWithRFC5322 finds the first one.
# Why it matters here: mails go to strangers, and two people are one in a list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/mcnijman/go-emailaddress v1.1.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/mcnijman/go-emailaddress"
)

func main() {
	fmt.Println("go-emailaddress v1.1.1")
	seen := ""
	for _, text := range []string{"Write to anna@example.org.", "Write to o'brien@example.org.", "Write to müller@example.org."} {
		for _, found := range emailaddress.Find([]byte(text), false) {
			fmt.Println(text, "->", found)
			seen += found.String() + " "
		}
		for _, found := range emailaddress.FindWithIcannSuffix([]byte(text), false) {
			seen += found.String() + " "
		}
	}
	if seen != "anna@example.org anna@example.org brien@example.org brien@example.org ller@example.org ller@example.org " {
		fmt.Fprintln(os.Stderr, "changed: an address is found as a whole or not at all")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
