/** @file text_profile.h
 *  One key for a text: the digest of its frequent words and roughly how often they occur. It finds texts that differ in
 *  rare words or in the order of words.
 *
 *  Stage tokens --> signature of the flow. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_BANDS_TEXT_PROFILE_H
#define NEARDUP_CORE_BANDS_TEXT_PROFILE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "bands/key_maker.h"
#include "bytes/digest128.h"

namespace neardup {

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
  static constexpr unsigned kDefaultMinTokenLength = 2;
  static constexpr float kDefaultQuantRate = 0.01F;

  /** @param min_token_length  unit UTF-16 code units; tokens must be LONGER.
   *  @param quant_rate        unitless, 0..1.
   *  @exception std::invalid_argument if the rate is out of range or not a number. */
  explicit TextProfile(unsigned min_token_length = kDefaultMinTokenLength, float quant_rate = kDefaultQuantRate);

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

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_TEXT_PROFILE_H
