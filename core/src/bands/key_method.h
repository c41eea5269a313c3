/** @file key_method.h
 *  Band families whose keys are made of the text itself, its tokens or its features, rather than of a sketch or a
 *  fingerprint, as a scheme records them, and the interface behind which they stand.
 *
 *      sample:M       all features whose hash is 0 modulo M: for texts quoted    M 1..65536  Manber 1994; Broder 1997
 *                     in longer ones
 *      profile:L:Q    digest of the frequent words of over L UTF-16 units, their L 0..99     Apache Nutch and Solr,
 *                     counts cut to a grain of Q thousandths of the greatest     Q 0..1000   TextProfileSignature
 *      digest-tokens  XXH3 of the token hashes in order, 128 bits: of the folded words
 *      digest-text    MD5 of the bytes of the text                                          Nutch, MD5Signature
 *
 *  Stage features --> signature of the flow. A method is one class behind the interface and one line in
 *  core/src/methods/key_methods.cc. THREADS: pure functions; one KeyMaker per thread.
 */
#ifndef NEARDUP_CORE_BANDS_KEY_METHOD_H
#define NEARDUP_CORE_BANDS_KEY_METHOD_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** Makes the keys of one text after another. Two texts are candidates if they share a key. */
class KeyMaker {
 public:
  virtual ~KeyMaker() = default;

  /** Take the next bytes of the text as given; the fields of a text follow each other. */
  virtual void add_text(std::string_view /*text*/) {}

  /** Take the next tokens, without those that the scheme's filter leaves out.
   *  @param hashes  [count] xxh3_hash() of each token's text under the scheme's seed. */
  virtual void add_tokens(const Token* /*tokens*/, const std::uint64_t* /*hashes*/, std::size_t /*count*/) {}

  /** Take the next features: [n] hashes; a feature that occurs k times comes k times. */
  virtual void add_features(const std::uint64_t* /*features*/, std::size_t /*n*/) {}

  /** End a text that has a token. Gives its keys in lower-case base32, distinct, ascending, up to 26 characters each. */
  virtual std::vector<std::string> finish() = 0;

  /** Forget what was added, for another text. */
  virtual void clear() = 0;
};

struct KeyMethod {
  struct Range {
    unsigned least;
    unsigned most;
  };
  using Numbers = std::vector<unsigned>;

  std::string_view name;      ///< in a scheme's text, without the numbers
  std::string_view form;      ///< as above, for messages
  std::vector<Range> ranges;  ///< of the numbers
  bool one_key;               ///< whether it gives every text exactly one key
  bool of_bytes;  ///< whether the keys are made of the bytes of a text, so that its words alone do not determine them
  unsigned key_bits;  ///< size of each key
  std::unique_ptr<KeyMaker> (*make)(const Numbers& numbers, std::uint64_t seed);
};

/** The method of a text of one of the forms above, with numbers in range and without leading zeros; else null. */
const KeyMethod* key_method(std::string_view text);

/** The forms, for messages. */
std::string key_method_forms();

/** Make the object that makes the keys. @param text  of a key_method(). @param seed  of the scheme. */
std::unique_ptr<KeyMaker> make_key_maker(std::string_view text, std::uint64_t seed);

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_KEY_METHOD_H
