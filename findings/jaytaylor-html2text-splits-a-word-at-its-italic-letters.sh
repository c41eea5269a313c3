#!/usr/bin/env bash
# html2text of Go (jaytaylor) makes text of HTML. A good guess for "un<i>believ</i>able" and "H<sub>2</sub>O": one word each, and
# a comma behind a link stays there. They are "un believ able" and "H 2 O", and "the quay , where": each piece of text is trimmed
# and gets a blank in front, but for one that begins with a full stop. With TextOnly a bold word ends a sentence: "the high.
# tide".
# Seen: github.com/jaytaylor/html2text v0.0.0-20230321000545.
# Why it matters here: words with an emphasised letter, a formula or a break for long words (<wbr>) are other words than in the
# plain text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require (
	github.com/jaytaylor/html2text v0.0.0-20230321000545-74c2419ad056
	github.com/olekukonko/tablewriter v0.0.5
)
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/jaytaylor/html2text"
)

func main() {
	fmt.Println("html2text v0.0.0-20230321000545")
	seen := []string{}
	for _, page := range []string{
		"<p>un<i>believ</i>able</p>", "<p>H<sub>2</sub>O</p>", "<p>harbour<wbr>master</p>",
		"<p>at <a>the quay</a>, where</p>", "<p>the <b>high</b> tide</p>",
	} {
		text, err := html2text.FromString(page, html2text.Options{TextOnly: true})
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s: %q\n", page, text)
		seen = append(seen, text)
	}
	if strings.Join(seen, "|") != "un believ able|H 2 O|harbour master|at the quay , where|the high. tide" {
		fmt.Fprintln(os.Stderr, "changed: words are whole")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || exit 2
./finding
