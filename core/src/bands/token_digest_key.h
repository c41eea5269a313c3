/** @file token_digest_key.h
 *  One key for a text: the digest of its words in order. It finds only texts with the same words.
 *
 *  Stage tokens --> signature of the flow. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_BANDS_TOKEN_DIGEST_KEY_H
#define NEARDUP_CORE_BANDS_TOKEN_DIGEST_KEY_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bands/key_maker.h"
#include "tokens/token_digest.h"

namespace neardup {

/** The 128-bit XXH3 of the token hashes in text order: TokenDigester::digest128(). Texts that differ only in case,
 *  mark-up or punctuation, as the tokenizer folds them, share one key. Stored: yes. */
class TokenDigestKey final : public KeyMaker {
 public:
  /** @param seed  of the scheme. */
  explicit TokenDigestKey(std::uint64_t seed) : digester_(seed) {}

  /** Reads the hashes only. Cost O(count); allocates nothing. */
  void add_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count) override;

  /** One key of 26 characters. */
  std::vector<std::string> finish() override;

  void clear() override { digester_.clear(); }

 private:
  TokenDigester digester_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_TOKEN_DIGEST_KEY_H
