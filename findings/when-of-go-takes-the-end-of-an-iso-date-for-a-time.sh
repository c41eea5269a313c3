#!/usr/bin/env bash
# when of Go finds dates and times in English text. A good guess for "It opens on 2027-12-08": the 8th of December 2027; and
# for "May 8, 2027" that year. The first is today at eight past twelve: the end of the date is read as a time of day with a
# hyphen. Of the second the year is dropped: it is the next 8th of May, as of "8 May 2027 at 9:30", where the year even stands
# in the text that was matched. "12/08/2027" is the 12th of August 2027.
# Seen: github.com/olebedev/when v1.1.0 with all rules of en and common; the day of reference is the 18th of March 2026.
# Why it matters here: events and invoices of other years are filed under this one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/olebedev/when v1.1.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/olebedev/when"
	"github.com/olebedev/when/rules/common"
	"github.com/olebedev/when/rules/en"
)

func main() {
	parser := when.New(nil)
	parser.Add(en.All...)
	parser.Add(common.All...)
	today := time.Date(2026, 3, 18, 10, 0, 0, 0, time.UTC)
	fmt.Println("when v1.1.0, today is", today.Format("2006-01-02 15:04"))
	seen := ""
	for _, text := range []string{"It opens tomorrow at 9:30", "It opens on 2027-12-08", "It opens on May 8, 2027",
		"It opens on 8 May 2027 at 9:30", "It opens on 12/08/2027"} {
		found, err := parser.Parse(text, today)
		if err != nil || found == nil {
			fmt.Println(text, "-> nothing", err)
			continue
		}
		fmt.Printf("%s -> %s, of %q\n", text, found.Time.Format("2006-01-02 15:04"), found.Text)
		seen += found.Time.Format("2006-01-02 15:04 ")
	}
	if seen != "2026-03-19 09:30 2026-03-18 12:08 2026-05-08 10:00 2026-05-08 09:30 2027-08-12 10:00 " {
		fmt.Fprintln(os.Stderr, "changed: the year is read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
