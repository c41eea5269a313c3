#!/usr/bin/env bash
# transliterator of Go writes text of many scripts in ASCII. A good guess for "5 €": 5 EUR, 5 E, or the number alone. It is "5
# K", as of a thousand and not of a currency: in the list of signs the euro has the K of the kip of Laos, which comes behind
# it, and the kip has the T of the tugrik of Mongolia. £ and ¥ have letters of their own.
# Seen: github.com/alexsergivan/transliterator v1.0.1, in English, German and French.
# Why it matters here: a price of five euros is one of five thousand for the next reader.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/alexsergivan/transliterator v1.0.1
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/alexsergivan/transliterator"
)

func main() {
	fmt.Println("transliterator v1.0.1")
	writer := transliterator.NewTransliterator(nil)
	seen := ""
	for _, language := range []string{"en", "de", "fr"} {
		for _, text := range []string{"5 €", "20€", "5 £", "5 ¥", "5 $", "5 ₭"} {
			fmt.Printf("%s: %s -> %q; ", language, text, writer.Transliterate(text, language))
		}
		fmt.Println()
		seen += writer.Transliterate("5 €", language) + "|" + writer.Transliterate("20€", language) + "|"
	}
	if seen != "5 K|20K|5 K|20K|5 K|20K|" {
		fmt.Fprintln(os.Stderr, "changed: euros are no thousands")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
