/** @file random_tokens.h
 *  Random sequences of tokens. */
#ifndef NEARDUP_TESTS_CORE_COMPARE_RANDOM_TOKENS_H
#define NEARDUP_TESTS_CORE_COMPARE_RANDOM_TOKENS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {

using Tokens = std::vector<std::uint64_t>;

/** Each token is one of an alphabet. */
inline Tokens random_tokens(SeededRandom& random, std::size_t length, std::size_t alphabet) {
  Tokens tokens(length);
  for (std::uint64_t& token : tokens) token = random.below(alphabet);
  return tokens;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_COMPARE_RANDOM_TOKENS_H
