#!/usr/bin/env bash
# Completion knows each command and option of the installed tool, and the values of options.
#
#   completion_test.sh PREFIX
set -euo pipefail
prefix=$1
tool=$prefix/bin/xapian-neardup
script=$prefix/share/bash-completion/completions/xapian-neardup
fail() { echo "$*" && exit 1; }

# completions WORD...: what bash offers for the last word of a command line, one a line.
completions() {
  bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _xapian_neardup; printf "%s\n" "${COMPREPLY[@]}"' \
    bash "$script" xapian-neardup "$@"
}

# offers WANTED WORD...: exactly the wanted ones, in any order.
offers() {
  local wanted=$1 offered
  shift
  offered=$(completions "$@" | sort | paste -sd' ')
  [[ $offered == "$wanted" ]] || fail "for 'xapian-neardup $*' bash offers '$offered', not '$wanted'"
}

# options_of COMMAND: those of its help.
options_of() {
  "$tool" help "$1" --all | sed -nE '/^Options:$/,/^$/s/^  (-[^ ]+).*/\1/p' | tr , '\n' | grep -e '^--' | sort | paste -sd' '
}

commands=$("$tool" help --all | sed -nE 's/^  ([a-z-]+) .*/\1/p' | sort | paste -sd' ')
[[ $commands == *"find "*"search"* ]] || fail "the tool's help lists no commands"
offers "$(printf '%s\n' $commands help | sort | paste -sd' ')" ""
offers "group groups" gro
offers "search" help sea
for command in $commands; do
  offers "$(options_of "$command")" "$command" --
done
echo "bash completion: $(wc -w <<<"$commands") commands with their options"

offers "csv json jsonl text tsv" find db --format ""
offers "json jsonl" find db --format j
offers "json jsonl" find db --format = j
offers "keep mark replace skip" index --on-duplicate ""
offers "auto csv files json jsonl lines tsv" dedupe --as ""
offers "containment" pairs db --measure con
offers "containment loose short simhash-doc spelling standard" sign db --scheme ""
offers "first last longest newest" dedupe --keep ""
offers "longest" group db --prefer lo
cd "$prefix"
offers "share" index sh
offers "" find db --threshold ""
offers "apt-xapian-index" attach apt
offers "mu" attach mu
offers "notmuch" groups notm
offers "notmuch" detach notm
grep -qx mu <<<"$(completions attach "")" || fail "bash offers no application to attach"
grep -qx "share" <<<"$(completions attach sh)" || fail "bash offers no file of a profile to attach"
offers "share" attach mu sh
grep -qx bash <<<"$(completions run -- bas)" || fail "bash completes no program for run"
echo "bash completion: values, files, programs"

fish_script=$prefix/share/fish/vendor_completions.d/xapian-neardup.fish
for command in $commands; do
  for option in $(options_of "$command"); do
    grep -q "__fish_seen_subcommand_from $command'.* -l ${option#--} " "$fish_script" || fail "fish knows no $option of $command"
  done
done
grep -q "__fish_seen_subcommand_from pairs'.* -l measure -x -a 'jaccard " "$fish_script" || fail "fish knows no values of --measure"
if command -v fish >/dev/null; then
  fish --no-execute "$fish_script"
  offered=$(fish -c "source $fish_script; complete -C 'xapian-neardup pairs db --measure con'" | cut -f 1)
  [[ $offered == containment ]] || fail "fish offers '$offered' for --measure con"
fi
echo "fish completion: commands, options, values"

if ! command -v zsh >/dev/null; then
  echo "zsh completion: no zsh here to look at it"
  exit
fi
script=$(find "$prefix/share/zsh" -name _xapian-neardup)
zsh -n "$script"
# Called as zsh calls it, with what it would show put on standard output.
offered=$(zsh -f -c '
  _arguments() { print -rl -- "$@"; state=command; }
  _describe() { print -rl -- "${(P@)2}"; }
  . "$1"' zsh "$script")
for command in $commands; do
  grep -q "^$command:" <<<"$offered" || fail "zsh does not offer $command"
done
for command in $commands; do
  offered=$(zsh -f -c '
    calls=0
    _arguments() { ((calls++)) && print -rl -- "$@"; state=arguments; }
    words=("$2")
    . "$1"' zsh "$script" "$command")
  grep -q '^(-h --help)--help\[' <<<"$offered" || fail "zsh does not offer --help of $command"
done
grep -q "compadd apt-xapian-index" "$script" || fail "zsh offers no application to attach"
grep -q -- "--measure=.*:(jaccard containment" "$script" || fail "zsh offers no values of --measure"
echo "zsh completion: $(wc -w <<<"$commands") commands"
