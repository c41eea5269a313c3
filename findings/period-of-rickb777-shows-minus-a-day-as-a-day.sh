#!/usr/bin/env bash
# The package period of rickb777/date has spans of time such as P1DT2H and shows them in English with Format. A good guess for
# -P1D, which it reads and whose String is "-P1D": minus one day, or a day ago. It is "1 day", as of P1D; "-PT90M" and "PT90M"
# are both "1 hour, 30 minutes": the sign is left out. And a quarter of a year, P0.25Y, is read as 0.2 of one, 18 days less.
# Seen: github.com/rickb777/date v1.21.1.
# Why it matters here: what is due and what is overdue are shown alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/rickb777/date v1.21.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/rickb777/date/period"
)

func main() {
	fmt.Println("rickb777/date v1.21.1")
	seen := ""
	for _, text := range []string{"P1D", "-P1D", "PT90M", "-PT90M", "P0.25Y"} {
		span, err := period.Parse(text)
		fmt.Println(text, "-> String", span, "Format", span.Format(), err)
		seen += span.Format() + "|"
	}
	if seen != "1 day|1 day|1 hour, 30 minutes|1 hour, 30 minutes|0.2 year|" {
		fmt.Fprintln(os.Stderr, "changed: the sign is shown")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
