#include "characters/word_digest.h"

#include <algorithm>
#include <string>

#include "bytes/feature_hash.h"
#include "characters/ascii_case.h"

namespace neardup {

std::uint64_t word_digest(std::string_view text) {
  std::uint64_t digest = 0;
  each_word(text, [&digest](std::string_view word) {
    digest = std::max<std::uint64_t>(xxh3_hash(lower_ascii(word), digest), 1);
  });
  return digest;
}

std::size_t word_count(std::string_view text) {
  std::size_t words = 0;
  each_word(text, [&words](std::string_view) { ++words; });
  return words;
}

}  // namespace neardup
