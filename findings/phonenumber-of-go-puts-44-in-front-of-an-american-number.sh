#!/usr/bin/env bash
# phonenumber of Go brings numbers to one form, with a country for those that name none. A good guess for "+1 202 555 0123"
# with Britain as that country: 12025550123, for the number names its own; or nothing. It is 4412025550123, a number of
# nobody; and of "+49 (0)151 23456789" with Germany the 49 comes twice. "07911 123456 ext. 5" is a number with a 5 at its end.
# Seen: github.com/dongri/phonenumber v0.1.12, ParseWithLandLine.
# Why it matters here: contacts from abroad cannot be called, and do not match their own number without a country.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/dongri/phonenumber v0.1.12
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/dongri/phonenumber"
)

func main() {
	fmt.Println("phonenumber v0.1.12")
	seen := ""
	for _, number := range [][2]string{{"020 7946 0958", "GB"}, {"+1 202 555 0123", "US"}, {"+1 202 555 0123", "GB"},
		{"+49 (0)151 23456789", "DE"}, {"07911 123456 ext. 5", "GB"}} {
		found := phonenumber.ParseWithLandLine(number[0], number[1])
		fmt.Println(number[0], "in", number[1], "->", found)
		seen += found + " "
	}
	if seen != "442079460958 12025550123 4412025550123 494915123456789 4479111234565 " {
		fmt.Fprintln(os.Stderr, "changed: a number with a country code has one")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
