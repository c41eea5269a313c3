#!/usr/bin/env bash
# sanitize of Go makes names of files and addresses of titles, and its function Accents takes accents off. A good guess for
# Čapek, Dvořák and Łódź: capek, dvorak and lodz, as Kraków is krakow. They are apek, dvoak and lod: the table has the letters
# of western Europe and a few more, and a letter that it lacks is left out of the name. Žižka is ika, and Čapek and Šapek are
# one.
# Seen: github.com/kennygrant/sanitize v1.2.4, Name; Accents leaves most of these letters as they are.
# Why it matters here: files of two titles have one name, and a name is not found by those who know it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/kennygrant/sanitize v1.2.4
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/kennygrant/sanitize"
)

func main() {
	fmt.Println("sanitize v1.2.4")
	seen := ""
	for _, title := range []string{"Kraków", "Île", "Čapek", "Šapek", "Dvořák", "Łódź", "Žižka", "Çeşme"} {
		fmt.Println(title, "->", sanitize.Name(title), "without accents", sanitize.Accents(title))
		seen += sanitize.Name(title) + " "
	}
	if seen != "krakow ile apek apek dvoak lod ika ceme " {
		fmt.Fprintln(os.Stderr, "changed: each letter is in the name")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
