#!/usr/bin/env bash
# cuckoo-filter knows words that were added, and its FalsePositiveRate says how many strangers it takes; its README prints
# that behind the other figures. A good guess: a figure that can be read at any time, as Size and LoadFactor. To find it the
# filter is emptied, filled with numbers, asked for others and emptied again: after that it knows no word, and its size is 0.
# Seen: github.com/linvon/cuckoo-filter v0.4.0; both kinds of table; a comment in the source says so, the README does not.
# Why it matters here: a program that writes the rate to its log takes all later texts for new ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/linvon/cuckoo-filter v0.4.0
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	cuckoo "github.com/linvon/cuckoo-filter"
)

func main() {
	fmt.Println("cuckoo-filter v0.4.0")
	seen := ""
	for _, table := range []uint{cuckoo.TableTypeSingle, cuckoo.TableTypePacked} {
		filter := cuckoo.NewFilter(4, 9, 10000, table)
		for number := 0; number < 5000; number++ {
			filter.Add([]byte(fmt.Sprint("word", number)))
		}
		known := func() (count int) {
			for number := 0; number < 5000; number++ {
				if filter.Contain([]byte(fmt.Sprint("word", number))) {
					count++
				}
			}
			return count
		}
		before := known()
		rate := filter.FalsePositiveRate()
		fmt.Printf("known before %d, rate %.4f, known after %d, size %d\n", before, rate, known(), filter.Size())
		seen += fmt.Sprint(before, known(), filter.Size(), " ")
	}
	if seen != "5000 0 0 5000 0 0 " {
		fmt.Fprintln(os.Stderr, "changed: the filter is as it was")
		os.Exit(1)
	}
}
END
go build -o finding . 2> build.log || { cat build.log >&2; exit 2; }
./finding
