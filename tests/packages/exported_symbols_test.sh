#!/usr/bin/env bash
# The shared libraries export what their public headers declare, and no class or function of a header in src/.
#
#   exported_symbols_test.sh LIBRARY_FOLDER SOURCE_FOLDER
set -euo pipefail
libraries=$1 source=$2
fail() { echo "$*" && exit 1; }

if [[ ! -e $libraries/libneardup_core.so ]]; then  # the C library is shared in any case
  echo "skipped: no shared libraries in $libraries (a static build)"
  exit 77
fi

# Classes of a header, without those it only names.
classes() { sed -nE 's/^(class|struct) ([A-Za-z0-9_]+)( final)?( :.*)? \{.*/\2/p' "$@" | sort -u; }

for component in core icu_tokenizer plugin; do
  library=$libraries/libneardup_$component.so
  exported=$(nm --dynamic --demangle --defined-only "$library" | cut -d' ' -f3- | grep '^.*neardup::' || true)
  public=$(classes "$source"/{core,icu_tokenizer,plugin}/include/neardup/*.h)
  internal=$(comm -23 <(find "$source/$component/src" -name '*.h' -exec cat {} + | classes) <(echo "$public"))

  [[ -n $internal ]] || fail "$component: no class in src/? then this test looks at the wrong place"
  for class in $internal; do
    ! grep -E "^(vtable for |typeinfo (name )?for )?neardup::$class(::|$)" <<<"$exported" ||
      fail "$library exports $class, which is of src/"
  done
  # Functions too: what stands behind neardup:: is a word of a public header.
  words=$(cat "$source"/{core,icu_tokenizer,plugin}/include/neardup/*.h | grep -oE '[A-Za-z_0-9]+' | sort -u)
  unknown=$(sed -nE 's/^neardup::([A-Za-z_0-9]+).*/\1/p' <<<"$exported" | sort -u | comm -23 - <(echo "$words"))
  [[ -z $unknown ]] || fail "$library exports what no public header has:" $unknown
  echo "$component: $(wc -l <<<"$exported") symbols exported, none of its $(wc -w <<<"$internal") internal classes"
done

# What is declared for others is there, the types of exceptions too.
exported=$(nm --dynamic --demangle --defined-only "$libraries/libneardup_plugin.so")
for symbol in ' T neardup::Finder::find_text(' ' V typeinfo for neardup::SchemeMismatchError'; do
  [[ $exported == *"$symbol"* ]] || fail "libneardup_plugin.so does not export$symbol"
done
