/** @file token_hashing.h
 *  XXH3 of many short words at once.
 *
 *  Stage tokens --> features of the flow. THREADS: a pure function.
 *
 *  Branch predictors cannot foresee the lengths of words, and XXH3 computes differently for 1 to 3, 4 to 8, 9 to 16 and
 *  more bytes. So the words of a batch are first sorted into classes of length, without a branch, and then hashed class
 *  by class. */
#ifndef NEARDUP_CORE_TOKENS_TOKEN_HASHING_H
#define NEARDUP_CORE_TOKENS_TOKEN_HASHING_H

#include <cstddef>
#include <cstdint>

#include "neardup/token.h"

namespace neardup {

constexpr std::size_t kMostTokensHashed = 256;

/** xxh3_hash() of each token's text.
 *  @param tokens  [count], count <= kMostTokensHashed. @param hashes  [count] written, in the order of the tokens.
 *  Cost O(bytes); allocates nothing. Stored: yes, through every signature. */
void xxh3_hash_tokens(const Token* tokens, std::size_t count, std::uint64_t seed, std::uint64_t* hashes);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_TOKEN_HASHING_H
