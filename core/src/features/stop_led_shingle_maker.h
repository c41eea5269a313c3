/** @file stop_led_shingle_maker.h
 *  Features are the word shingles that a stop word leads: running prose has them, menus and advertisements hardly any.
 *
 *  Stage tokens --> features of the flow. THREADS: one StopLedShingleMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_STOP_LED_SHINGLE_MAKER_H
#define NEARDUP_CORE_FEATURES_STOP_LED_SHINGLE_MAKER_H

#include <cstdint>
#include <string>
#include <vector>

#include "features/feature_maker.h"
#include "features/shingles.h"
#include "features/whole_text_feature.h"
#include "tokens/stop_words.h"

namespace neardup {

/** A stop-led shingle is a stop word and the tokens that follow it, whether those are stop words or not; a stop word
 *  with too few tokens behind it leads none. Each run of `step` successive stop-led shingles is a feature, in text
 *  order; fewer of them than `step`, but one at least, are one feature together. A text with tokens but no such
 *  shingle, as every text where there are no stop words, has one feature, WholeTextFeature; an empty one has none.
 *
 *  A shingle's hash is that of word_shingles(); a feature's is that of word_shingles() again, with shingles as tokens.
 *  Cost O(count log stop words); memory O(count of one call). Stored: yes, through sketches and band terms.
 *  Source: Rajaraman, Leskovec, Ullman, Mining of Massive Datasets, sec. 3.2.4, where length is 3 and step 1. */
class StopLedShingleMaker final : public FeatureMaker {
 public:
  /** @param length      tokens a shingle, the stop word among them, 1..12. @param step  shingles a feature, 1..12.
   *  @param stop_words  folded tokens, ascending and distinct. */
  StopLedShingleMaker(unsigned length, unsigned step, std::vector<std::string> stop_words);

  void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) override;
  void finish(FeatureList& features) override;

 private:
  std::size_t keep_led(const Token* tokens, std::size_t count);

  unsigned length_;
  StopWords stop_words_;
  ShingleRoller tokens_to_shingles_;
  ShingleRoller shingles_to_features_;
  std::uint64_t recent_ = 0;  // bit i: whether the token i places back is a stop word
  FeatureList shingles_;      // scratch: those of one call
  WholeTextFeature whole_text_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_STOP_LED_SHINGLE_MAKER_H
