#!/usr/bin/env bash
# currency of Go reads and writes amounts of money by the customs of a country. A good guess for "1.5" in German, where the
# comma parts the cents: an error, for no group of thousands has one digit, or 1.5. It is 15 euros; and "1,234.56" in German
# is 1.23456 euros, as "1.234,56" is in English: the sign for groups is taken out wherever it stands, also behind the one for
# cents.
# Seen: github.com/bojanz/currency v1.4.2, Formatter.Parse; "1.2.3" in English and "(5.00)" are errors.
# Why it matters here: a price from a table with points is ten times or a thousandth of what it was, and no error says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/bojanz/currency v1.4.2
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/bojanz/currency"
)

func main() {
	fmt.Println("currency v1.4.2")
	seen := ""
	for _, price := range [][2]string{{"de", "1.234,56"}, {"de", "1.5"}, {"de", "1,234.56"}, {"en", "1,5"}, {"en", "1.234,56"}} {
		amount, err := currency.NewFormatter(currency.NewLocale(price[0])).Parse(price[1], "EUR")
		fmt.Println(price[1], "in", price[0], "->", amount, err)
		seen += fmt.Sprint(amount, " ")
	}
	if seen != "1234.56 EUR 15 EUR 1.23456 EUR 15 EUR 1.23456 EUR " {
		fmt.Fprintln(os.Stderr, "changed: a group has three digits")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
