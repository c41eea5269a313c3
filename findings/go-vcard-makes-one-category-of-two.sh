#!/usr/bin/env bash
# go-vcard reads and writes contacts. A good guess for CATEGORIES:friends,sailing in a card that is read and written again:
# the same two categories, as another program reads them. They are CATEGORIES:friends\,sailing, one category with a comma in
# its name: each comma that was read is written as if it belonged to a text. And a semicolon that belongs to a text parts it:
# in an address "1 Main St\; flat 2" the town is "flat 2", and what was the town is the region.
# Seen: github.com/emersion/go-vcard of August 2023, cards of version 3.0 and 4.0.
# Why it matters here: contacts are grouped by categories, and found alike by their towns.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/emersion/go-vcard v0.0.0-20230815062825-8fda7d206ec9
END
cat > main.go <<'END'
package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/emersion/go-vcard"
)

func main() {
	fmt.Println("go-vcard v0.0.0-20230815062825")
	seen := ""
	for _, version := range []string{"3.0", "4.0"} {
		file := "BEGIN:VCARD\r\nVERSION:" + version + "\r\nFN:Anna Berg\r\nN:Berg;Anna;;;\r\nCATEGORIES:friends,sailing\r\n" +
			"ADR:;;1 Main St\\; flat 2;Hull;;HU1 1AA;England\r\nEND:VCARD\r\n"
		card, _ := vcard.NewDecoder(strings.NewReader(file)).Decode()
		address := card.Address()
		fmt.Printf("%s: street %q, town %q, region %q\n", version, address.StreetAddress, address.Locality, address.Region)
		var written bytes.Buffer
		vcard.NewEncoder(&written).Encode(card)
		for _, line := range strings.Split(written.String(), "\r\n") {
			if strings.HasPrefix(line, "CATEGORIES") {
				fmt.Println(version, "written:", line)
				seen += address.Region + " " + line + " "
			}
		}
	}
	if seen != `Hull CATEGORIES:friends\,sailing Hull CATEGORIES:friends\,sailing ` {
		fmt.Fprintln(os.Stderr, "changed: two categories stay two")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
