/** @file stop_led_shingle_maker.h
 *  Features are word shingles that a stop word leads: common in running prose, rare in menus and advertisements.
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

/** A stop-led shingle is a stop word and the tokens that follow it, which may be stop words too. A stop word with too
 *  few tokens behind it leads none. Each run of `step` successive stop-led shingles is a feature, in text order. If
 *  there are fewer than `step`, they form one feature. A text with tokens but no such shingle has one feature,
 *  WholeTextFeature; an empty text has none.
 *
 *  word_shingles() gives a shingle's hash, and again a feature's hash, with shingles as tokens.
 *  Cost O(count log stop words); memory O(count of one call). Stored: yes, through sketches and band terms.
 *  Source: Rajaraman, Leskovec, Ullman, Mining of Massive Datasets, sec. 3.2.4, where length is 3 and step 1. */
class StopLedShingleMaker final : public FeatureMaker {
 public:
  /** @param length      tokens a shingle, including the stop word, 1..12. @param step  shingles a feature, 1..12.
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
  FeatureList shingles_;      // scratch: shingles of one call
  WholeTextFeature whole_text_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_STOP_LED_SHINGLE_MAKER_H
