#!/usr/bin/env bash
# Drops near-duplicates from many files: signs each by a process of its own, here or on other machines, finds the texts that
# share a key, and compares these in one run. A run that was stopped goes on where it was.
#
#   dedupe_parts.sh [--host HOST]... [--tool PROGRAM] FOLDER OUTPUT FILE... [-- OPTION...]
#
# FOLDER keeps the keys. FILEs have the same path on all machines, and ids that no
# other record has. With --host, ssh runs the program on these machines in turn; without it each processor here signs a file
# at a time. OPTIONs are those of `xapian-neardup dedupe`, such as --scheme and --keep.
set -euo pipefail

fail() {
  echo "dedupe_parts.sh: $*" >&2
  exit 1
}

hosts=() tool=xapian-neardup
while (($# != 0)); do
  case $1 in
    --host) hosts+=("${2:?--host needs a name}") && shift 2 ;;
    --tool) tool=${2:?--tool needs a program} && shift 2 ;;
    *) break ;;
  esac
done
(($# >= 3)) || fail "give FOLDER, OUTPUT and at least one FILE"
folder=$1 output=$2
shift 2
files=()
while (($# != 0)) && [[ $1 != -- ]]; do
  files+=("$(realpath "$1")")
  shift
done
(($# == 0)) || shift
options=("$@")
of_keys=()  # the options that a key depends on
to_sign=("${files[@]}")  # and the files of --against
for ((i = 0; i < ${#options[@]}; ++i)); do
  case ${options[i]} in
    --follow) of_keys+=(--follow) ;;
    --against) to_sign+=("$(realpath "${options[i + 1]}")") ;;
    --against=*) to_sign+=("$(realpath "${options[i]#*=}")") ;;
    --scheme=* | --within=* | --text-field=* | --id-field=* | --as=* | --charset=* | --max-size=*) of_keys+=("${options[i]}") ;;
    --scheme | --within | --text-field | --id-field | --as | --charset | --max-size)
      of_keys+=("${options[i]}" "${options[i + 1]}")
      ;;
  esac
done
mkdir -p "$folder"

# The rows of a file are whole if their number, which the program counted, stands beside them and is that of their lines.
is_signed() {
  [[ -s $1.count && $1 -nt $2 && $(wc -l <"$1") == $(<"$1.count") ]]
}

sign() {
  local file=$1 keys=$2 command
  shift 2
  command=(dedupe "$file" --emit-keys "${of_keys[@]}")
  if (($# != 0)); then
    ssh -o BatchMode=yes "$1" "$(printf '%q ' "$tool" "${command[@]}")" >"$keys.new" 2>"$keys.log"
  else
    "$tool" "${command[@]}" >"$keys.new" 2>"$keys.log"
  fi || fail "$file was not signed${1:+ on $1}: $(tail -n 1 "$keys.log"); run the same command again to go on"
  mv "$keys.new" "$keys"
  sed -n 's/.* \([0-9]*\) rows\{0,1\};.*/\1/p' "$keys.log" | tail -n 1 >"$keys.count"
}

# Signs every file whose turn it is: those of one processor, or of one machine.
work_off() {
  local worker=$1 i
  for ((i = worker; i < ${#to_sign[@]}; i += workers)); do
    is_signed "$folder/$i.tsv" "${to_sign[i]}" || sign "${to_sign[i]}" "$folder/$i.tsv" "${hosts[@]:worker:1}"
  done
}

printf '%s\n' "$("$tool" --version)" "${to_sign[@]}" "${of_keys[@]}" >"$folder/given.new"
cmp -s "$folder/given" "$folder/given.new" || rm -f "$folder"/*.tsv "$folder"/*.count
mv "$folder/given.new" "$folder/given"
workers=$((${#hosts[@]} != 0 ? ${#hosts[@]} : $(nproc)))
jobs=()
for ((worker = 0; worker < workers; ++worker)); do
  work_off "$worker" &
  jobs+=($!)
done
failed=0
for job in "${jobs[@]}"; do wait "$job" || failed=1; done
((failed == 0)) || exit 1

all=0 keys=()
for ((i = 0; i < ${#to_sign[@]}; ++i)); do
  is_signed "$folder/$i.tsv" "${to_sign[i]}" || fail "the keys of ${to_sign[i]} are not whole; run the same command again"
  all=$((all + $(<"$folder/$i.tsv.count")))
  keys+=("$folder/$i.tsv")
done
LC_ALL=C sort "${keys[@]}" >"$folder/sorted"
(($(wc -l <"$folder/sorted") == all)) || fail "$folder/sorted has not all $all rows"
uniq -w 12 -D "$folder/sorted" | cut -f 2 | LC_ALL=C sort -u >"$folder/candidates"
echo "$all keys of ${#to_sign[@]} files, $(wc -l <"$folder/candidates") texts share one" >&2
"$tool" dedupe "${files[@]}" --candidates "$folder/candidates" --output "$output" "${options[@]}"
