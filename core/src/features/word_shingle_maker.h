/** @file word_shingle_maker.h
 *  Features are runs of n successive words: the default. THREADS: one object per thread.
 *
 *  Stage tokens --> features of the flow.
 */
#ifndef NEARDUP_CORE_FEATURES_WORD_SHINGLE_MAKER_H
#define NEARDUP_CORE_FEATURES_WORD_SHINGLE_MAKER_H

#include <cstddef>
#include <cstdint>

#include "features/feature_method.h"
#include "features/shingles.h"

namespace neardup {

/** The hashes of word_shingles(), in text order, with repetitions: max(1, m - n + 1) for a text of m > 0 tokens, none
 *  for an empty text. Cost O(count); memory O(1). Stored: yes, through sketches and band terms.
 *  Source: Broder 1997, sec. 2. */
class WordShingleMaker final : public FeatureMaker {
 public:
  /** @param n  tokens a shingle, 1..9. */
  explicit WordShingleMaker(unsigned n) : roller_(n) {}

  void add(const Token* /*tokens*/, const std::uint64_t* hashes, std::size_t count, FeatureList& features) override {
    append_rolled(roller_, hashes, count, features);
  }
  void finish(FeatureList& features) override { append_last(roller_, features); }

 private:
  ShingleRoller roller_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_WORD_SHINGLE_MAKER_H
