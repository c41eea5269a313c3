/** @file text_measures.h
 *  How alike two texts are by every measure there is.
 *
 *  Matches are made by one of them, the scheme's Jaccard index; the others explain a pair (explanation.h) or choose
 *  pairs (pairs.h). THREADS: pure functions but for the tokenizer; plain values.
 */
#ifndef NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H
#define NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "compare/longest_common_run.h"
#include "compare/weighted_similarity.h"
#include "features/feature_counts.h"
#include "neardup/token.h"
#include "sign/signer.h"

namespace neardup {

/** A text with all that measures look at. */
struct MeasuredText {
  std::string text;
  std::vector<OwnedToken> tokens;     ///< in text order, without what the scheme leaves out
  std::vector<std::uint64_t> hashes;  ///< [tokens] of their folded texts
  ShingleSet features;                ///< the scheme's
  FeatureCounts feature_counts;       ///< the same with how often each occurs
  FeatureCounts word_counts;          ///< hashes, with how often each occurs
};

/** Make a text ready. A text without a word has no tokens and no features.
 *  Cost: tokenizes the text twice; one allocation a token. */
MeasuredText measured_text(const Signer& signer, Tokenizer& tokenizer, std::string text);

/** All measures of two texts; of a text without a word all are 0. */
struct TextMeasures {
  double jaccard = 0;                        ///< of the scheme's features, 0..1: what matches are made by
  double a_in_b = 0;                         ///< how much of a's features b has, 0..1
  double b_in_a = 0;                         ///< the other way round
  double multiset_jaccard = 0;               ///< of the features, each as often as it occurs, 0..1
  std::optional<double> idf_jaccard;         ///< of single words weighted by rarity, 0..1; nothing without weights
  double cosine = 0;                         ///< of single words by tf-idf, or by tf alone without weights, 0..1
  CommonRun longest_common_run;              ///< of words
  std::optional<std::size_t> edit_distance;  ///< unit words; nothing if it is more than edit_distance_bound
  std::size_t edit_distance_bound = 0;       ///< unit words: the longer text's length, or less of long ones
};

/** Measure two texts.
 *  @param idf  what each word weighs, by its hash (WordWeights); empty: all the same.
 *  The edit distance is sought up to 10^9 / n words for a longer text of n words, but at least 1000: every one of
 *  texts of up to 31,000 words is found.
 *  Cost: linear in the texts but for sorting and for the edit distance (token_edit_distance.h). */
TextMeasures measure_texts(const MeasuredText& a, const MeasuredText& b, const FeatureWeight& idf = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H
