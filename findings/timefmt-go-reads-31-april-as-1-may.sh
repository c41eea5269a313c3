#!/usr/bin/env bash
# timefmt-go reads times by the formats of strptime. A good guess for 31 April 2027 or the 29th of February of a year without
# one: an error, as for the 32nd, for month 13 and for 25 o'clock, and as from the time package of Go. It is the 1st of May,
# and the 31st of February is the 3rd of March: a day up to 31 is taken in each month and counted on. Day 366 of 2027 is the
# 1st of January 2028, and a weekday that does not belong to the date is not looked at.
# Seen: github.com/itchyny/timefmt-go v0.1.6, of which jq in Go has its dates.
# Why it matters here: a slip in a table is not reported and becomes another date, that of another record.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/itchyny/timefmt-go v0.1.6
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/itchyny/timefmt-go"
)

func main() {
	fmt.Println("timefmt-go v0.1.6")
	seen := ""
	for _, date := range [][2]string{{"32/04/2027", "%d/%m/%Y"}, {"31/04/2027", "%d/%m/%Y"}, {"2027-02-31", "%Y-%m-%d"},
		{"29 February 2027", "%d %B %Y"}, {"2027 366", "%Y %j"}, {"Monday 2027-02-03", "%A %Y-%m-%d"}} {
		read, err := timefmt.Parse(date[0], date[1])
		fmt.Println(date[0], "->", read.Format("Mon 2006-01-02"), err)
		seen += fmt.Sprint(read.Format("2006-01-02 "), err != nil, " ")
	}
	if seen != "0001-01-01 true 2027-05-01 false 2027-03-03 false 2027-03-01 false 2028-01-01 false 2027-02-03 false " {
		fmt.Fprintln(os.Stderr, "changed: a day that is not in the calendar is an error")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
