#!/bin/sh
# Of ICU's data what the tokenizer uses: rules and dictionaries of words, and normalisation. A tenth of the whole.
#   icu_data_of_words.sh ARCHIVE OUTPUT    from libicudata.a into an object file; fails where a program is not here
set -eu
archive=$(realpath "$1")
output=$(realpath "$2")
used='^(brkitr/.*|nfkc(_cf)?\.nrm|(ulayout|uemoji|cnvalias)\.icu|(root|pool|res_index|icuver)\.res)$'

PATH=$PATH:/usr/sbin:/sbin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
ar x "$archive"
whole=$(echo ./*_dat.o)
data=$(basename "$whole" _dat.o)
objcopy -O binary --only-section=.rodata "$whole" "$data.dat"
mkdir small
icupkg -l "$data.dat" | grep -vE "$used" >unused.txt
icupkg -r unused.txt "$data.dat" "small/$data.dat"
objcopy --update-section ".rodata=small/$data.dat" "$whole" "$output"
