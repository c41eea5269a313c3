#!/usr/bin/env bash
# goment is Moment of JavaScript for Go, with the same names and formats. A good guess for the 31st of March and a month, and
# for the 29th of February and a year, as Moment has it: the 30th of April, and the 28th of February. They are the 1st of May
# and the 1st of March, a month before the 31st of March is the 3rd of March, and "31/02/2026" is read as that day too, where
# Moment says that there is no such date.
# Seen: github.com/nleeper/goment v1.4.4.
# Why it matters here: of a payment at the end of each month one month has two and the next none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/nleeper/goment v1.4.4
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/nleeper/goment"
)

func main() {
	fmt.Println("goment v1.4.4")
	march, _ := goment.New("31/03/2026", "DD/MM/YYYY")
	leap, _ := goment.New("29/02/2024", "DD/MM/YYYY")
	none, err := goment.New("31/02/2026", "DD/MM/YYYY")
	fmt.Println("error for 31/02/2026:", err)
	seen := ""
	for _, date := range []*goment.Goment{march.Clone().Add(1, "month"), march.Clone().Subtract(1, "month"),
		leap.Clone().Add(1, "year"), none} {
		fmt.Println(date.Format("D MMMM YYYY"))
		seen += date.Format("DD-MM ")
	}
	if seen != "01-05 03-03 01-03 03-03 " {
		fmt.Fprintln(os.Stderr, "changed: a month after the 31st of March is in April")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
