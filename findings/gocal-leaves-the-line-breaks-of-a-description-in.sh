#!/usr/bin/env bash
# In a calendar file a line break within a text is written as \n, a comma as \, and both are undone by the reader. A good guess
# for gocal of Go and "First line\nSecond line\, more": two lines, and a comma. The comma is undone, the line break is not: the
# text has a backslash and an "n", and the second line begins with the word nSecond. A backslash in front of an "n", \\n,
# becomes the same.
# Seen: github.com/apognu/gocal v0.9.1.
# Why it matters here: the first word of each line but the first is another word, and copies in other formats are not equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/apognu/gocal v0.9.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/apognu/gocal"
)

func main() {
	fmt.Println("gocal v0.9.1")
	lines := []string{"BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260112T100000Z", "DTSTART:20260112T100000Z",
		"DTEND:20260112T110000Z", "SUMMARY:Fair", `DESCRIPTION:First line\nSecond line\, more`, "END:VEVENT", "END:VCALENDAR", ""}
	parser := gocal.NewParser(strings.NewReader(strings.Join(lines, "\r\n")))
	parser.SkipBounds = true
	if err := parser.Parse(); err != nil || len(parser.Events) != 1 {
		fmt.Fprintln(os.Stderr, "changed: the event is not read:", err)
		os.Exit(1)
	}
	text := parser.Events[0].Description
	fmt.Printf("%q\n", text)
	if text != `First line\nSecond line, more` {
		fmt.Fprintln(os.Stderr, "changed: the line break is undone")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
