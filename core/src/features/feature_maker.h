/** @file feature_maker.h
 *  The interface between tokens and features. Features decide how similar texts are.
 *
 *  Stage tokens --> features of the flow. A method is one class behind this interface and one line in
 *  core/src/methods/feature_methods.cc. THREADS: one FeatureMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_FEATURE_MAKER_H
#define NEARDUP_CORE_FEATURES_FEATURE_MAKER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** 64-bit hashes of features in text order; a feature that occurs k times is in the list k times. */
using FeatureList = std::vector<std::uint64_t>;

/** Makes the features of one text after another. The features do not depend on how the tokens are cut into parts. */
class FeatureMaker {
 public:
  virtual ~FeatureMaker() = default;

  /** Take the next tokens of the text, without those that the scheme's token filter leaves out.
   *  @param tokens    [count]; only their text and class may be read, because features do not depend on places.
   *  @param hashes    [count] xxh3_hash() of each token's text under the scheme's seed.
   *  @param features  this appends the features that end with one of these tokens. */
  virtual void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) = 0;

  /** End the text: append its last features, and get ready for another text. A text with a token has at least one
   *  feature; a text without tokens has none. */
  virtual void finish(FeatureList& features) = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_FEATURE_MAKER_H
