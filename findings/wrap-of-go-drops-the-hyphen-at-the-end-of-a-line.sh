#!/usr/bin/env bash
# wrap of Go breaks text into lines of a width, at blanks and at hyphens. A good guess for "The well-known boat" in lines of
# twelve: a break behind the hyphen, "The well-" and "known boat". The first line is "The well": the hyphen is taken for a
# blank and left out, as it is in an address, of which http://example.org/a-b-c is left as http://example.org/a and b-c. The
# text with its lines joined again is another one.
# Seen: github.com/bbrks/wrap/v2 v2.5.0, Wrap with the default settings.
# Why it matters here: mails and comments lose hyphens, and two lengths of line give two texts.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/bbrks/wrap/v2 v2.5.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/bbrks/wrap/v2"
)

func main() {
	fmt.Println("wrap v2.5.0")
	seen := ""
	for _, text := range []string{"The old boat is here", "The well-known boat is here", "see http://example.org/a-b-c now"} {
		fmt.Printf("%q -> %q\n", text, wrap.Wrap(text, 12))
		seen += wrap.Wrap(text, 12)
	}
	if seen != "The old boat\nis here\nThe well\nknown boat\nis here\nsee\nhttp://example.org/a\nb-c now\n" {
		fmt.Fprintln(os.Stderr, "changed: the hyphen stays at the end of the line")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
