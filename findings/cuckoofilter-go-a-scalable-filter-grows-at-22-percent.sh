#!/usr/bin/env bash
# The scalable filter of Go's cuckoofilter (seiflotfy) begins with room for 16,384 entries and grows when the last filter is
# full to its load factor, 0.9 by default. A good guess: the second filter, of twice the size, is made after about 14,700
# entries. It is made after 3,687, with 12,697 places free: entries are divided by buckets, and a bucket has four places. A load
# factor of 0.9 means 0.225, and each lookup asks one or two filters more.
# Seen: github.com/seiflotfy/cuckoofilter v0.0.0-20240715131351.
# Why it matters here: the filter of all lines seen takes four times the memory that was planned.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export GOPATH="$work/go" GOFLAGS="-mod=mod -modcacherw" GOTOOLCHAIN=local
cat > go.mod <<'END'
module finding

go 1.20

require github.com/seiflotfy/cuckoofilter v0.0.0-20240715131351-a2f2c23f1771
END
cat > main.go <<'END'
package main

import (
	"fmt"
	"os"

	"github.com/seiflotfy/cuckoofilter"
)

func main() {
	fmt.Println("cuckoofilter v0.0.0-20240715131351")
	filter := cuckoo.NewScalableCuckooFilter()
	first := len(filter.Encode())
	for count := 1; count <= 16000; count++ {
		filter.Insert([]byte(fmt.Sprintf("line %d", count)))
		if size := len(filter.Encode()); size > first {
			fmt.Printf("%d bytes for no entry, %d bytes from entry %d on\n", first, size, count)
			if first < 16384 || count > 4000 {
				break
			}
			return
		}
	}
	fmt.Fprintln(os.Stderr, "changed: it grows when it is nearly full")
	os.Exit(1)
}
END
go build -o finding . 2> build.log || exit 2
./finding
