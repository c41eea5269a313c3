/** @file digest_keys.h
 *  One key for a text: a digest of all of it. It finds only texts that are equal.
 *
 *  Stage text or tokens --> signature of the flow. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_BANDS_DIGEST_KEYS_H
#define NEARDUP_CORE_BANDS_DIGEST_KEYS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bands/key_maker.h"
#include "bytes/md5.h"
#include "tokens/token_digest.h"

namespace neardup {

/** MD5 of the bytes as given, with nothing between fields: finds texts that are equal byte for byte. For one field it
 *  equals the digest that Omega stores for a plain text file, and Nutch's MD5Signature for a page of these bytes.
 *  Cost O(bytes); allocates nothing but the key, of 26 characters. Stored: yes. */
class TextDigestKey final : public KeyMaker {
 public:
  void add_text(std::string_view text) override { md5_.add(text); }
  std::vector<std::string> finish() override;
  void clear() override { md5_.clear(); }

 private:
  Md5 md5_;
};

/** The 128-bit XXH3 of the token hashes in text order, TokenDigester::digest128(): finds texts with the same words.
 *  Texts that differ only in case, mark-up or punctuation, as the tokenizer folds them, share one key.
 *  Cost O(tokens), reads the hashes only; allocates nothing but the key, of 26 characters. Stored: yes. */
class TokenDigestKey final : public KeyMaker {
 public:
  /** @param seed  of the scheme. */
  explicit TokenDigestKey(std::uint64_t seed) : digester_(seed) {}

  void add_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count) override;
  std::vector<std::string> finish() override;
  void clear() override { digester_.clear(); }

 private:
  TokenDigester digester_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_DIGEST_KEYS_H
