#!/usr/bin/env bash
# go-naturaldate reads dates as people write them; "December 25th at 7:30am" is among the examples of its README. A good guess
# for "December 25" and "25 December": the same day. A number without th is taken for hours: both are the 18th, the day of
# today, in December and 25 hours, which is the 19th at one o'clock. "December 25th 2027 at 7:30am" is a day in March, 2027
# hours after Christmas. No error is reported for any of them.
# Seen: github.com/tj/go-naturaldate v1.3.0, today is the 18th of March 2026.
# Why it matters here: a log or a calendar is searched on another day than the one that was typed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/tj/go-naturaldate v1.3.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/tj/go-naturaldate"
)

func main() {
	today := time.Date(2026, 3, 18, 10, 0, 0, 0, time.UTC)
	fmt.Println("go-naturaldate v1.3.0, today is", today.Format("2006-01-02 15:04"))
	seen := ""
	for _, text := range []string{"December 25th at 7:30am", "December 25", "25 December", "May 8", "December 25th 2027 at 7:30am"} {
		found, err := naturaldate.Parse(text, today, naturaldate.WithDirection(naturaldate.Future))
		fmt.Println(text, "->", found.Format("2006-01-02 15:04"), err)
		seen += found.Format("2006-01-02 15:04 ")
	}
	if seen != "2026-12-25 07:30 2026-12-19 01:00 2026-12-19 01:00 2026-05-18 08:00 2027-03-19 07:30 " {
		fmt.Fprintln(os.Stderr, "changed: a day of a month without th is a day")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
