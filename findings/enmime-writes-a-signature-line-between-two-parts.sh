#!/usr/bin/env bash
# enmime reads mails. A good guess for the text of a mail with a picture in its middle, as phones write it, in three parts:
# the text above the picture, a line break or an empty line, and the text below it. Between them is a line of two hyphens that
# nobody wrote, which by an old custom begins the signature: for programs that take signatures off, all that is below the
# picture is one.
# Seen: github.com/jhillyerd/enmime v1.3.0, Text of the Envelope.
# Why it matters here: the second half of the mail is dropped by the next step, and a real line of hyphens is not told from
# it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/jhillyerd/enmime v1.3.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/jhillyerd/enmime"
)

const mail = "From: anna@example.org\r\nSubject: the boat\r\nMIME-Version: 1.0\r\n" +
	"Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nThis is the boat:\r\n" +
	"--b\r\nContent-Type: image/png; name=boat.png\r\nContent-Disposition: inline\r\n\r\nAAAA\r\n" +
	"--b\r\nContent-Type: text/plain\r\n\r\nPlease call by noon.\r\n--b--\r\n"

func main() {
	fmt.Println("enmime v1.3.0")
	envelope, err := enmime.ReadEnvelope(strings.NewReader(mail))
	fmt.Printf("text: %q, errors: %v %v\n", envelope.Text, envelope.Errors, err)
	if envelope.Text != "This is the boat:\n--\nPlease call by noon." {
		fmt.Fprintln(os.Stderr, "changed: no line of hyphens is added")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
