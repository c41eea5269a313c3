/** @file token_filter.h
 *  Removes a scheme's stop words from a text's tokens, and hashes the others.
 *
 *  Stage tokens --> features of the flow. THREADS: one TokenFilter per thread.
 */
#ifndef NEARDUP_CORE_SIGN_TOKEN_FILTER_H
#define NEARDUP_CORE_SIGN_TOKEN_FILTER_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "tokens/stop_words.h"
#include "tokens/token_digest.h"

namespace neardup {

/** Successive tokens that pass the filter, with their hashes. */
struct HashedTokens {
  const Token* tokens;          ///< [count]
  const std::uint64_t* hashes;  ///< [count] XXH3 by the scheme's seed
  std::size_t count;            ///< 1..kMostTokensHashed
};

class TokenFilter {
 public:
  /** @param scheme  valid. If stop words lead the features, nothing is left out. */
  explicit TokenFilter(const Scheme& scheme)
      : passes_all_(scheme.stop_words.empty() || scheme.features.led_by_stop_words()),
        stop_words_(scheme.stop_words),
        seed_(scheme.seed) {
    if (!passes_all_) kept_.reserve(kMostTokensHashed);
  }

  /** Pass on the tokens that are no stop words, in their order and in parts.
   *  @param take  called with HashedTokens, which are valid only in this call.
   *  Cost O(bytes + count log stop words); allocates nothing. */
  template <typename Take>
  void each_part(const Token* tokens, std::size_t count, const Take& take) {
    for (std::size_t begin = 0; begin < count; begin += kMostTokensHashed) {
      const HashedTokens part = hashed(tokens + begin, std::min(count - begin, kMostTokensHashed));
      if (part.count != 0) take(part);
    }
  }

 private:
  HashedTokens hashed(const Token* tokens, std::size_t count) {
    if (!passes_all_) {
      const auto is_stop_word = [this](const Token& token) { return stop_words_.contains(token.text); };
      kept_.clear();
      std::remove_copy_if(tokens, tokens + count, std::back_inserter(kept_), is_stop_word);
      count = kept_.size();
      tokens = kept_.data();
    }
    xxh3_hash_tokens(tokens, count, seed_, hashes_.data());
    return {tokens, hashes_.data(), count};
  }

  bool passes_all_;
  StopWords stop_words_;
  std::uint64_t seed_;
  std::vector<Token> kept_;  // none if all pass
  std::array<std::uint64_t, kMostTokensHashed> hashes_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_TOKEN_FILTER_H
