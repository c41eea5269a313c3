/** @file stop_word_filter.h
 *  Removes a scheme's stop words from batches of tokens.
 *
 *  Stage tokens --> features of the flow. THREADS: one StopWordFilter per thread.
 */
#ifndef NEARDUP_CORE_SIGN_STOP_WORD_FILTER_H
#define NEARDUP_CORE_SIGN_STOP_WORD_FILTER_H

#include <array>
#include <cstddef>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "tokens/stop_words.h"
#include "tokens/token_hashing.h"

namespace neardup {

/** Consecutive tokens in memory. */
struct TokenRange {
  const Token* tokens = nullptr;
  std::size_t count = 0;
};

class StopWordFilter {
 public:
  /** @param scheme  valid. If stop words lead the features, nothing is left out. */
  explicit StopWordFilter(const Scheme& scheme);

  /** The tokens that are not stop words, in their order.
   *  @param count  up to kMostTokensHashed.
   *  @return valid until the next call; the given range itself if the scheme has no stop words.
   *  Cost O(count log stop words); allocates nothing. */
  TokenRange pass(const Token* tokens, std::size_t count);

 private:
  bool passes_all_;
  StopWords stop_words_;
  std::array<Token, kMostTokensHashed> kept_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_STOP_WORD_FILTER_H
