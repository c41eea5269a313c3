/** @file spot_signature_maker.h
 *  Features are spot signatures: a stop word and a chain of the content words that follow it.
 *
 *  Stage tokens --> features of the flow. They are spread over running prose, rare in a page's navigation, and do not
 *  depend on the small words between the content words. THREADS: one SpotSignatureMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_SPOT_SIGNATURE_MAKER_H
#define NEARDUP_CORE_FEATURES_SPOT_SIGNATURE_MAKER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "features/feature_maker.h"
#include "features/shingles.h"
#include "features/whole_text_feature.h"
#include "tokens/stop_words.h"

namespace neardup {

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

#endif  // NEARDUP_CORE_FEATURES_SPOT_SIGNATURE_MAKER_H
