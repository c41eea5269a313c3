#!/usr/bin/env bash
# slugify of avelino makes slugs of titles. A good guess for "Über die Straße" and "Łódź", since "Über" is "uber" and "naïve" is
# "naive": "uber-die-strasse" and "lodz", or at least letters of ASCII alone. They are "uber-die-straße" and "łodz": accents
# that can be parted from their letter are taken off, all other letters stay, ß, ł, ø and æ, and Cyrillic and Chinese ones.
# Seen: github.com/avelino/slugify of May 2018.
# Why it matters here: a slug is half in ASCII, and is not equal to that of any other program for the same title.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.22

require github.com/avelino/slugify v0.0.0-20180501145920-855f152bd774
require golang.org/x/text v0.21.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/avelino/slugify"
)

func main() {
	found := []string{}
	for _, title := range []string{"Über die Straße", "Łódź", "Ærø naïve", "Москва"} {
		found = append(found, slugify.Slugify(title))
	}
	fmt.Println("slugify 855f152bd774:", strings.Join(found, " "))
	if strings.Join(found, " ") != "uber-die-straße łodz ærø-naive москва" {
		fmt.Fprintln(os.Stderr, "changed: all letters are written in ASCII")
		os.Exit(1)
	}
}
END
go mod tidy > /dev/null 2>&1 || exit 2
go build -o run . || exit 2
./run
