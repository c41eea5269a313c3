/** @file token_digest.h
 *  The digest of a token sequence, which defines "the same text", and XXH3 of many short words at once, of which it is made.
 *
 *  Two documents with the same digest have the same words in the same order; their bytes, mark-up and punctuation may
 *  differ. A SimHash fingerprint does not define it: different texts share fingerprints.
 *
 *  Branch predictors cannot foresee the lengths of words, and XXH3 computes differently for 1 to 3, 4 to 8, 9 to 16 and
 *  more bytes. So the words of a batch are first sorted into classes of length, without a branch, and then hashed class
 *  by class.
 *
 *  THREADS: pure functions; one TokenDigester per thread.
 */
#ifndef NEARDUP_CORE_TOKENS_TOKEN_DIGEST_H
#define NEARDUP_CORE_TOKENS_TOKEN_DIGEST_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "bytes/digest128.h"
#include "neardup/token.h"

namespace neardup {

/** Digest of a token sequence: XXH3 of the token hashes, eight little-endian bytes each, in text order.
 *  @param token_hashes  [m] as a Signer makes them; m == 0 gives a fixed value that no document stores.
 *  @param seed          of the scheme.
 *  Stored: yes (plugin/FORMAT.md). Two different sequences share a digest with probability 2^-64. */
std::uint64_t token_digest(const std::vector<std::uint64_t>& token_hashes, std::uint64_t seed);

/** The digest of a sequence that arrives in parts: token_digest() of all of them, however they are cut into parts. */
class TokenDigester {
 public:
  explicit TokenDigester(std::uint64_t seed);
  ~TokenDigester();

  /** @param token_hashes  [n] the next tokens. Cost O(n); allocates nothing. */
  void add(const std::uint64_t* token_hashes, std::size_t n);

  /** token_digest() of the tokens so far. You may add more afterwards. */
  std::uint64_t digest() const;

  /** The same with 128 bits: XXH3's 128-bit hash of the same bytes, its high half first. */
  Digest128 digest128() const;

  /** Begin another sequence. */
  void clear();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

constexpr std::size_t kMostTokensHashed = 256;

/** xxh3_hash() of each token's text.
 *  @param tokens  [count], count <= kMostTokensHashed. @param hashes  [count] written, in the order of the tokens.
 *  Cost O(bytes); allocates nothing. Stored: yes, through every signature. */
void xxh3_hash_tokens(const Token* tokens, std::size_t count, std::uint64_t seed, std::uint64_t* hashes);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_TOKEN_DIGEST_H
