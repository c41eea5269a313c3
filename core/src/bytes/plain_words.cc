#include "bytes/plain_words.h"

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"

namespace neardup {

std::uint64_t word_digest(std::string_view text) {
  std::uint64_t digest = 0;
  each_word(text, [&digest](std::string_view word) {
    digest = std::max<std::uint64_t>(xxh3_hash(lower_ascii(word), digest), 1);
  });
  return digest;
}

}  // namespace neardup
