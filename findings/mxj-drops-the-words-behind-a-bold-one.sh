#!/usr/bin/env bash
# mxj makes maps and JSON of XML and back again. A good guess for "<p>Hello <b>bold</b> world</p>": the text of the paragraph
# is "Hello world", or a list of both pieces. It is "Hello": what comes behind the first element within it is lost, so that of
# three lines with <br/> between them the first one is left. If an element comes first, it is the last piece that is kept: of
# "<b>Note</b> closed <i>today</i> only" it is "only". The map is written back without the others. There is no error.
# Seen: github.com/clbanning/mxj/v2 v2.7.0.
# Why it matters here: articles and feeds in XML are read as their first words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/clbanning/mxj/v2 v2.7.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/clbanning/mxj/v2"
)

func main() {
	fmt.Println("mxj v2.7.0")
	seen := ""
	for _, text := range []string{"<p>Hello <b>bold</b> world</p>", "<p>one<br/>two<br/>three</p>",
		"<p><b>Note</b> closed <i>today</i> only</p>"} {
		read, err := mxj.NewMapXml([]byte(text))
		if err != nil {
			panic(err)
		}
		json, _ := read.Json()
		written, _ := read.Xml()
		fmt.Println(text, "->", string(json), "->", string(written))
		seen += string(written) + " "
	}
	if seen != "<p>Hello<b>bold</b></p> <p>one<br/><br/></p> <p>only<b>Note</b><i>today</i></p> " {
		fmt.Fprintln(os.Stderr, "changed: all pieces of a text are read")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
