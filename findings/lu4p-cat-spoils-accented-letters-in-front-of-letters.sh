#!/usr/bin/env bash
# In RTF "é" is written as \'e9: two digits of a hexadecimal number, and the next letter is text. A good guess for cat of Go
# (lu4p) and \'e9cole, caf\'e9, \'e9t\'e9: école, café, été. Only café is right, as a space follows; in front of a letter the
# "é" is a control character and an N: the digits up to the next letter are taken for the argument of a command, and the N is a
# mark for it.
# Seen: github.com/lu4p/cat v0.1.5; \'e0 in front of a letter too.
# Why it matters here: half of the accented words are not what they are in the same text as .docx.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/lu4p/cat v0.1.5
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/lu4p/cat"
)

func main() {
	source := `{\rtf1\ansi\pard L'\'e9cole du caf\'e9 en \'e9t\'e9.\par}`
	text, err := cat.FromBytes([]byte(source))
	fmt.Printf("cat v0.1.5\n%s\n%q %v\n", source, text, err)
	if strings.TrimSpace(text) != "L'\x0eNcole du café en \x0eNté." {
		fmt.Fprintln(os.Stderr, "changed: all accented letters are there")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
