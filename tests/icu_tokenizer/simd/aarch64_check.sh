#!/usr/bin/env bash
# kernels_check for aarch64 with NEON, under qemu. Skips (77) where the cross compiler or the emulator is missing.
set -euo pipefail
source_dir=$1
for tool in aarch64-linux-gnu-g++ qemu-aarch64; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is missing (Debian: g++-aarch64-linux-gnu, qemu-user)"
    exit 77
  fi
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
kernels=$source_dir/icu_tokenizer/src
aarch64-linux-gnu-g++ -std=c++17 -O1 -static -Wall -Wextra -Werror -I"$kernels" \
  "$source_dir"/tests/icu_tokenizer/simd/kernels_check.cc "$kernels"/simd/*.cc -o "$folder/kernels_check"
qemu-aarch64 "$folder/kernels_check" 3000
