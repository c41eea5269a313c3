/** @file whole_text_feature.h
 *  The feature of a text that has tokens but none of the features that a method looks for.
 *
 *  Stage tokens --> features of the flow. With it, every text with a token can be found, and its copies match.
 *  THREADS: one WholeTextFeature per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_WHOLE_TEXT_FEATURE_H
#define NEARDUP_CORE_FEATURES_WHOLE_TEXT_FEATURE_H

#include <cstddef>
#include <cstdint>

#include "features/feature_maker.h"
#include "tokens/token_digest.h"

namespace neardup {

class WholeTextFeature {
 public:
  /** Take the next tokens: [count] hashes with the scheme's seed. Cost O(count), nothing after waive(). */
  void add(const std::uint64_t* hashes, std::size_t count);

  /** The text has a feature of the method, so this one is not needed. */
  void waive() { waived_ = true; }

  /** End a text that has a token. Unless waived, append token_digest() of its hashes, with seed 0.
   *  Then begin another text. */
  void finish(FeatureList& features);

 private:
  TokenDigester digester_{0};
  bool has_tokens_ = false;
  bool waived_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_WHOLE_TEXT_FEATURE_H
