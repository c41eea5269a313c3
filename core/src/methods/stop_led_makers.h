/** @file stop_led_makers.h
 *  Features that stop words lead: shingles and spot signatures. They are common in running prose, and rare in menus
 *  and advertisements. Spot signatures do not depend on the small words between the content words.
 *
 *  Stage tokens --> features of the flow. A text that has tokens but no such feature has one of its whole text, so
 *  that it can be found and its copies match. THREADS: one object per thread.
 */
#ifndef NEARDUP_CORE_METHODS_STOP_LED_MAKERS_H
#define NEARDUP_CORE_METHODS_STOP_LED_MAKERS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "features/feature_method.h"
#include "features/shingles.h"
#include "tokens/stop_words.h"
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

/** Each stop word is an antecedent, and every other token is a content word: one list serves for both, where the source
 *  also allows a list of antecedents within the stop words. If the content words w_1, w_2, ... follow an antecedent
 *  (stop words between them are skipped), the spot signature with distance d and chain length c is the antecedent and
 *  w_d, w_2d, ... w_cd. Signatures are in the order in which their chains end. A chain that the end of the text cuts
 *  off gives no signature. An antecedent that is repeated before the next content word counts once. A text with tokens
 *  but no signature has one feature, WholeTextFeature; an empty text has none.
 *
 *  A feature is the hash of a word shingle (word_shingles()) of the antecedent and its chain. Cost: a look-up for a
 *  token, a comparison with each other antecedent since the last content word for an antecedent, O(c) for a signature.
 *  Memory: O(c d), and each antecedent whose chain is not complete, once before each content word.
 *  Stored: yes, through sketches and band terms.
 *  Source: Theobald, Siddharth, Paepcke 2008, "SpotSigs", sec. 3. */
class SpotSignatureMaker final : public FeatureMaker {
 public:
  /** @param chain_length   c, 1..11. @param spot_distance  d, content words, at least 1.
   *  @param stop_words     folded tokens, ascending and distinct. */
  SpotSignatureMaker(unsigned chain_length, unsigned spot_distance, std::vector<std::string> stop_words);

  void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) override;
  void finish(FeatureList& features) override;

 private:
  void add_antecedent(std::uint64_t hash);
  void add_content_word(std::uint64_t hash, FeatureList& features);
  std::uint64_t signature_of(std::uint64_t antecedent);

  unsigned chain_length_;
  unsigned spot_distance_;
  StopWords stop_words_;
  ShingleRoller roller_;
  // Two rings of c d places. The next content word goes to place_. The antecedents directly before it wait there; their
  // chains are complete when place_ comes round.
  std::vector<std::uint64_t> content_words_;
  std::vector<std::vector<std::uint64_t>> antecedents_;
  std::size_t place_ = 0;
  WholeTextFeature whole_text_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_METHODS_STOP_LED_MAKERS_H
