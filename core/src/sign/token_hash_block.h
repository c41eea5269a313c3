/** @file token_hash_block.h
 *  A block of hashes of the next tokens of a text.
 *
 *  Stage tokens --> features of the flow. THREADS: one TokenHashBlock per thread.
 */
#ifndef NEARDUP_CORE_SIGN_TOKEN_HASH_BLOCK_H
#define NEARDUP_CORE_SIGN_TOKEN_HASH_BLOCK_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stop_word_filter.h"

namespace neardup {

/** A buffer of token hashes under one scheme: filled from a tokenizer's batches, read, cleared and filled again. */
class TokenHashBlock {
 public:
  static constexpr std::size_t kCapacity = 2048;

  /** @param scheme  valid. */
  explicit TokenHashBlock(const Scheme& scheme);

  /** Hash tokens; stop words are left out.
   *  @param tokens  [count] the next of the text.
   *  @return        how many were taken, including stop words; fewer than count if the block became full.
   *  Cost O(bytes); allocates nothing. */
  std::size_t append(const Token* tokens, std::size_t count);

  /** The same for all tokens: calls flush() each time the block becomes full; flush() must clear it. */
  template <class Flush>
  void append_all(const Token* tokens, std::size_t count, Flush flush) {
    for (std::size_t taken = 0; taken != count;) {
      taken += append(tokens + taken, count - taken);
      if (full()) flush();
    }
  }

  /** [token_count()] hashes of tokens of all classes, in text order, by the scheme's seed. */
  const std::uint64_t* tokens() const { return tokens_.data(); }
  std::size_t token_count() const { return token_count_; }

  /** [word_count()] those of class word only, in text order, by the fingerprint's hash. */
  const std::uint64_t* words() const { return words_.data(); }
  std::size_t word_count() const { return word_count_; }

  bool full() const { return token_count_ == kCapacity; }
  void clear() { token_count_ = word_count_ = 0; }

 private:
  void hash(const Token* tokens, std::size_t count);
  void hash_words(const Token* tokens, std::size_t count);

  StopWordFilter filter_;
  FingerprintKind fingerprint_;
  std::uint64_t seed_;
  std::vector<std::uint64_t> tokens_;  // [kCapacity]
  std::vector<std::uint64_t> words_;   // [kCapacity + 1]
  std::size_t token_count_ = 0;
  std::size_t word_count_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_TOKEN_HASH_BLOCK_H
