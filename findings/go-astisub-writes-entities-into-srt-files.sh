#!/usr/bin/env bash
# go-astisub reads and writes subtitles. .srt files have no entities: an ampersand stands for itself. A good guess for the cue
# "Tom & Ann" of an .srt file, read and written as .srt again: the same. It is "Tom &amp; Ann"; "a < b" becomes "a &lt; b", and a
# blank that keeps two words together is "&nbsp;", so that "10 km" has six letters of markup in it. Read by go-astisub, they are
# the first text again.
# Seen: github.com/asticode/go-astisub v0.34.0, with Go 1.26.
# Why it matters here: other programs show and index the entities, and a file is no copy of itself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/asticode/go-astisub v0.34.0
END
cat > main.go <<'END'
package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	astisub "github.com/asticode/go-astisub"
)

func main() {
	fmt.Println("go-astisub v0.34.0")
	seen := []string{}
	for _, text := range []string{"Tom & Ann", "a < b", "10\u00a0km", "5 > 3"} {
		subtitles, err := astisub.ReadFromSRT(strings.NewReader("1\n00:00:01,000 --> 00:00:02,000\n" + text + "\n"))
		if err != nil {
			panic(err)
		}
		var written bytes.Buffer
		if err := subtitles.WriteToSRT(&written); err != nil {
			panic(err)
		}
		lines := strings.Split(strings.TrimSpace(written.String()), "\n")
		fmt.Printf("%q is written as %q\n", text, lines[len(lines)-1])
		seen = append(seen, lines[len(lines)-1])
	}
	if strings.Join(seen, "|") != "Tom &amp; Ann|a &lt; b|10&nbsp;km|5 > 3" {
		fmt.Fprintln(os.Stderr, "changed: a text is written as it was read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
