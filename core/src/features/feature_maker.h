/** @file feature_maker.h
 *  The seam between tokens and features: what a text's similarity is made of.
 *
 *  Stage tokens --> features of the flow. A method is one class behind this interface and one line in
 *  core/src/feature_methods.cc. THREADS: one FeatureMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_FEATURE_MAKER_H
#define NEARDUP_CORE_FEATURES_FEATURE_MAKER_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** 64-bit hashes of features in text order, each as often as it occurs. */
using FeatureList = std::vector<std::uint64_t>;

/** Makes the features of text after text. However the tokens of a text are cut into parts, its features are the same.
 */
class FeatureMaker {
 public:
  virtual ~FeatureMaker() = default;

  /** Take the next tokens of the text; none left out but what the scheme's token filter leaves out.
   *  @param tokens    [count]; only their text and class may be read: their place in the text is no feature.
   *  @param hashes    [count] xxh3_hash() of each token's text under the scheme's seed.
   *  @param features  those that end with one of these tokens are appended. */
  virtual void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) = 0;

  /** The end of the text: append what it gives, and be ready for another text. A text with a token has at least one
   *  feature, one without has none. */
  virtual void finish(FeatureList& features) = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_FEATURE_MAKER_H
