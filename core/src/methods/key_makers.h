/** @file key_makers.h
 *  Keys that are made of a text itself, for the flow's stage features --> signature. THREADS: one object per thread.
 *
 *      sample   the features whose hash is 0 modulo m, by the same rule in every text: for texts quoted in longer ones
 *      profile  a digest of the frequent words and roughly how often they occur: for texts that differ in rare words or
 *               in the order of words
 *      digest   of all of the text: for equal texts only
 */
#ifndef NEARDUP_CORE_METHODS_KEY_MAKERS_H
#define NEARDUP_CORE_METHODS_KEY_MAKERS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "bands/key_method.h"
#include "bytes/digest128.h"
#include "tokens/token_digest.h"

namespace neardup {

/** One key for each distinct feature whose hash is 0 modulo m: about n / m keys for n features, without a limit.
 *  Two texts that share s features share a key with probability 1 - (1 - 1/m)^s, whatever else they contain: 0.997 for
 *  90 shared features and m = 16. A text of n features has no key, and is never found, with probability (1 - 1/m)^n.
 *  Source: Manber 1994, "Issue similar files in a large file system"; Broder 1997, "On the resemblance and
 *  containment of documents", sec. 3. Stored: yes. */
class ModuloSample final : public KeyMaker {
 public:
  static constexpr unsigned kMostModulus = 65536;
  static constexpr unsigned kKeyBits = 40;

  /** @param modulus  m, 1..kMostModulus; 1 takes every feature. @param seed  chooses the hash function. */
  ModuloSample(unsigned modulus, std::uint64_t seed);

  /** Cost O(n). Memory: the distinct features in the sample. */
  void add_features(const std::uint64_t* features, std::size_t n) override;

  /** Keys of 40 bits, 8 characters each; none if the sample is empty. Two features share a key with probability 2^-40.
   */
  std::vector<std::string> finish() override;

  void clear() override;

 private:
  std::uint64_t modulus_;
  std::uint64_t key_;
  std::unordered_set<std::uint64_t> keys_;
};

/** The TextProfileSignature of Apache Nutch and Solr, on this library's tokens.
 *  Counts tokens longer than a minimum. The quantum is the greatest count * quant_rate, rounded half up as Java's
 *  Math.round(float) does; if that is below 2, it is 2 if a token occurs twice and 1 otherwise. Counts are rounded down
 *  to multiples of the quantum; tokens below it are left out. The profile has a line "token count" for each other
 *  token, by falling count, without a newline after the last line. The digest is MD5 of its UTF-8.
 *
 *  Tokens with equal counts are in the order of Java's String.compareTo (by UTF-16 code units), as in a Nutch that
 *  sorts so. Solr, and a Nutch that does not, leave their order to a HashMap: their digest is equal only if no two
 *  tokens of the profile have equal counts. Solr's update processor digests each field's name before the field:
 *  "content" and the profile of a field named `content`.
 *
 *  A text without a token that is long enough has the profile "": all such texts share one key.
 *  Source: org.apache.nutch.crawl.TextProfileSignature. Stored: yes. */
class TextProfile final : public KeyMaker {
 public:
  /** @param min_token_length  unit UTF-16 code units; tokens must be LONGER.
   *  @param quant_rate        unitless, 0..1. */
  TextProfile(unsigned min_token_length, float quant_rate)
      : min_token_length_(min_token_length), quant_rate_(quant_rate) {}

  /** Reads text and hash; tokens with equal hashes are one token.
   *  Cost O(bytes). Memory: the distinct tokens, each once. */
  void add_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count) override;

  /** The profile so far, as it is digested. */
  std::string profile() const;

  /** MD5 of profile(). */
  Digest128 digest() const;

  /** One key of 26 characters: digest(). */
  std::vector<std::string> finish() override;

  void clear() override;

 private:
  struct CountedToken {
    std::string text;
    unsigned count = 0;
  };

  unsigned quantum() const;

  unsigned min_token_length_;
  float quant_rate_;
  unsigned max_count_ = 0;
  std::unordered_map<std::uint64_t, CountedToken> tokens_;
};

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

#endif  // NEARDUP_CORE_METHODS_KEY_MAKERS_H
