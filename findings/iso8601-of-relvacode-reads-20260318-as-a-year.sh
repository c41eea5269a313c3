#!/usr/bin/env bash
# iso8601 of relvacode reads dates of the standard. A good guess for 20260318, its short form of the 18th of March 2026, as
# calendars and file names have it: that day, or an error if the form is not known, as there is one for 2026-W12-3. It is the
# 1st of January of the year 20260318, without an error; 202603 is the year 202603. A day behind the 31st, hour 24 and a comma
# are errors.
# Seen: github.com/relvacode/iso8601 v1.6.0.
# Why it matters here: an event is twenty million years away, and sorted behind all others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/relvacode/iso8601 v1.6.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/relvacode/iso8601"
)

func main() {
	fmt.Println("iso8601 v1.6.0")
	seen := ""
	for _, text := range []string{"2026-03-18", "20260318", "202603", "2026-W12-3", "2026-02-30"} {
		date, err := iso8601.ParseString(text)
		fmt.Println(text, "->", date, err)
		seen += fmt.Sprint(date.Year(), int(date.Month()), date.Day(), err == nil, " ")
	}
	if seen != "2026 3 18 true 20260318 1 1 true 202603 1 1 true 1 1 1 false 1 1 1 false " {
		fmt.Fprintln(os.Stderr, "changed: eight digits are no year")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
