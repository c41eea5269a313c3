/** @file key_maker.h
 *  The interface for band terms that are made of a text itself, its tokens or its features, rather than of a sketch or
 *  a fingerprint: samples, profiles, digests.
 *
 *  Stage features --> signature of the flow. A method is one class behind this interface and one line in
 *  core/src/bands/key_methods.cc. THREADS: one KeyMaker per thread.
 */
#ifndef NEARDUP_CORE_BANDS_KEY_MAKER_H
#define NEARDUP_CORE_BANDS_KEY_MAKER_H

#include <cstddef>
#include <cstdint>
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

  /** End a text that has a token. Gives its keys in lower-case base32, distinct, ascending, up to 26 characters each,
   *  and gets ready for another text. */
  virtual std::vector<std::string> finish() = 0;

  /** Forget what was added. */
  virtual void clear() = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_KEY_MAKER_H
