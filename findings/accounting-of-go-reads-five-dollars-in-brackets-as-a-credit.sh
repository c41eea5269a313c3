#!/usr/bin/env bash
# accounting is the library of that name in JavaScript for Go: it writes amounts of money and reads them again. A good guess
# for "($5.00)", as accounts show an amount below zero: -5.00. It is 5.00, also where accounting itself has written minus five
# with its own format for negative amounts; with the real minus sign, "−5.00", it is 5.00 as well. Only a hyphen in front is
# read. "1,5" is 15.00.
# Seen: github.com/leekchan/accounting v1.0.0, UnformatNumber.
# Why it matters here: a payment and its return are added and not taken from each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/leekchan/accounting v1.0.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/leekchan/accounting"
)

func main() {
	fmt.Println("accounting v1.0.0")
	money := accounting.Accounting{Symbol: "$", Precision: 2, FormatNegative: "(%s%v)"}
	written := money.FormatMoney(-5)
	fmt.Println("minus five is written as", written)
	seen := ""
	for _, text := range []string{"-5.00", "$1,234.56", written, "−5.00", "1,5"} {
		fmt.Println(text, "->", accounting.UnformatNumber(text, 2, "USD"))
		seen += accounting.UnformatNumber(text, 2, "USD") + " "
	}
	if written != "($5.00)" || seen != "-5.00 1234.56 5.00 5.00 15.00 " {
		fmt.Fprintln(os.Stderr, "changed: an amount in brackets is below zero")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
