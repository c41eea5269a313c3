/** @file key_maker.h
 *  The seam for band terms that are made of a text itself, of its tokens or of its features, not of a sketch or a
 *  fingerprint: samples, profiles, digests.
 *
 *  Stage features --> signature of the flow. A method is one class behind this interface and one line in
 *  core/src/key_methods.cc. THREADS: one KeyMaker per thread.
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

/** Makes the keys of text after text: two texts are candidates if they share a key. */
class KeyMaker {
 public:
  virtual ~KeyMaker() = default;

  /** Take the next bytes of the text as they were given; fields of a text follow one another. */
  virtual void add_text(std::string_view /*text*/) {}

  /** Take the next tokens; tokens that the scheme's filter leaves out do not come.
   *  @param hashes  [count] xxh3_hash() of each token's text under the scheme's seed. */
  virtual void add_tokens(const Token* /*tokens*/, const std::uint64_t* /*hashes*/, std::size_t /*count*/) {}

  /** Take the next features: [n] hashes, each as often as it occurs. */
  virtual void add_features(const std::uint64_t* /*features*/, std::size_t /*n*/) {}

  /** The end of a text that has a token: its keys in lower-case base32, distinct, ascending, up to 26 characters each;
   *  and be ready for another text. */
  virtual std::vector<std::string> finish() = 0;

  /** Forget what was added. */
  virtual void clear() = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_KEY_MAKER_H
