#!/usr/bin/env bash
# monday writes and reads dates in other languages with the layouts of Go. A good guess for a date that it has written in
# Ukrainian, as "П’ятниця, 8 травня 2026": it is read again with the same layout and language. All of them are but those of
# Fridays: the name of the day has an apostrophe, and the word is taken to end there, so that no such day is known and an
# error comes.
# Seen: github.com/goodsign/monday v1.0.2; the days of Polish, Russian and German are all read.
# Why it matters here: of a list of events each seventh is dropped.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/goodsign/monday v1.0.2
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/goodsign/monday"
)

func main() {
	fmt.Println("monday v1.0.2")
	failed := map[monday.Locale]int{}
	for _, locale := range []monday.Locale{monday.LocaleUkUA, monday.LocaleRuRU, monday.LocalePlPL, monday.LocaleDeDE} {
		for day := 1; day <= 28; day++ {
			date := time.Date(2026, 5, day, 0, 0, 0, 0, time.UTC)
			text := monday.Format(date, "Monday, 2 January 2006", locale)
			read, err := monday.Parse("Monday, 2 January 2006", text, locale)
			if err != nil || !read.Equal(date) {
				failed[locale]++
				fmt.Println("not read:", text)
			}
		}
		fmt.Println(locale, "of 28 days not read:", failed[locale])
	}
	if failed[monday.LocaleUkUA] != 4 || failed[monday.LocaleRuRU]+failed[monday.LocalePlPL]+failed[monday.LocaleDeDE] != 0 {
		fmt.Fprintln(os.Stderr, "changed: Fridays are read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
