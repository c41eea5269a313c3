#!/usr/bin/env bash
# go-dateparser reads dates of many languages. A good guess for 20260318, as file names and calendars write a date: the 18th
# of March 2026, as of "2026 03 18". It is the 2nd of February 6031 at eight; 20251224 is the 2nd of January 2025 at 2:04, and
# 20260318T100000 the 20th of February 2053: the digits are tried with formats in which month, day and hour may have one.
# "2026-W12" is the 12th of March. There is no error.
# Seen: github.com/markusmobius/go-dateparser v1.2.3, with no settings but the time of today.
# Why it matters here: files and events are sorted by a date that none of them has.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/markusmobius/go-dateparser v1.2.3
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"time"

	dateparser "github.com/markusmobius/go-dateparser"
)

func main() {
	fmt.Println("go-dateparser v1.2.3")
	today := &dateparser.Configuration{CurrentTime: time.Date(2026, 3, 18, 10, 0, 0, 0, time.UTC)}
	seen := ""
	for _, text := range []string{"2026 03 18", "20260318", "20251224", "19840508", "20260318T100000", "2026-W12"} {
		date, err := dateparser.Parse(today, text)
		fmt.Println(text, "->", date.Time.Format("2006-01-02 15:04"), err)
		seen += date.Time.Format("2006-01-02 ")
	}
	if seen != "2026-03-18 6031-02-02 2025-01-02 8405-01-09 2053-02-20 2026-03-12 " {
		fmt.Fprintln(os.Stderr, "changed: eight digits are a year, a month and a day")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
