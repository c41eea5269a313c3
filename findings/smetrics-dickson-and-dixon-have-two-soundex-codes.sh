#!/usr/bin/env bash
# Soundex gives names that sound alike one code; letters of one class that stand together count once, so that Jackson is J250
# and Dickson and Dixon are both D250. A good guess for smetrics of Go: the same. Jackson is J222, Dickson D222, Pfister P123 in
# place of P236: only a letter twice in a row counts once, not two letters of a class.
# Seen: github.com/xrash/smetrics v0.0.0-20250705151800, against matchr.
# Why it matters here: records that are put into blocks by this code do not meet, and codes of other software do not fit.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/xrash/smetrics v0.0.0-20250705151800-55b8f293f342
require github.com/antzucaro/matchr v0.0.0-20221106193745-7bed6ef61ef9
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/antzucaro/matchr"
	"github.com/xrash/smetrics"
)

func main() {
	fmt.Println("smetrics v0.0.0-20250705151800")
	codes := ""
	for _, name := range []string{"Dickson", "Dixon", "Jackson", "Pfister", "Robert"} {
		code, other := smetrics.Soundex(name), matchr.Soundex(name)
		fmt.Printf("%s: %s, matchr %s\n", name, code, other)
		codes += code + other + " "
	}
	if codes != "D222D250 D250D250 J222J250 P123P236 R163R163 " {
		fmt.Fprintln(os.Stderr, "changed: Dickson and Dixon have one code")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
