/** @file text_measures.h
 *  The similarity of two texts by all measures; the weight of a word in a text, from the index alone or from a snapshot:
 *  its inverse document frequency.
 *
 *  Matches depend on one measure, the Jaccard index of the scheme. The others explain a pair (explanation.h) or choose
 *  pairs (pairs.h). THREADS: pure functions except for the tokenizer; plain values;
 *  use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H
#define NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <xapian.h>

#include "compare/similarity.h"
#include "compare/token_sequences.h"
#include "features/feature_counts.h"
#include "neardup/token.h"
#include "record/weight_snapshot.h"
#include "sign/signer.h"

namespace neardup {

/** A text with everything that the measures need. */
struct MeasuredText {
  std::string text;
  std::vector<OwnedToken> tokens;     ///< in text order, without what the scheme leaves out
  std::vector<std::uint64_t> hashes;  ///< [tokens] of their folded texts
  ShingleSet features;                ///< the scheme's
  FeatureCounts feature_counts;       ///< the same with how often each occurs
  FeatureCounts word_counts;          ///< hashes, with how often each occurs
};

/** Prepare a text. A text without a word has no tokens and no features.
 *  Cost: tokenizes the text twice; one allocation a token. */
MeasuredText measured_text(const Signer& signer, Tokenizer& tokenizer, std::string text);

/** All measures of two texts; all are 0 for a text without a word. */
struct TextMeasures {
  double jaccard = 0;                        ///< of the scheme's features, 0..1; decides about matches
  double a_in_b = 0;                         ///< share of a's features that b has, 0..1
  double b_in_a = 0;                         ///< share of b's features that a has, 0..1
  double multiset_jaccard = 0;               ///< of the features, each as often as it occurs, 0..1
  std::optional<double> idf_jaccard;         ///< of single words weighted by rarity, 0..1; nothing without weights
  double cosine = 0;                         ///< of single words by tf-idf, or by tf alone without weights, 0..1
  CommonRun longest_common_run;              ///< of words
  std::optional<std::size_t> edit_distance;  ///< unit words; nothing if it is more than edit_distance_bound
  std::size_t edit_distance_bound = 0;       ///< unit words: the longer text's length, or less of long ones
};

/** Measure two texts.
 *  @param idf  the weight of each word, by its hash (WordWeights); empty: all equal.
 *  The edit distance is computed up to 10^9 / n words for a longer text of n words, and up to 1000 at least. So it is
 *  always found for texts of up to 31,000 words.
 *  Cost: linear in the texts, plus sorting and the edit distance (token_sequences.h). */
TextMeasures measure_texts(const MeasuredText& a, const MeasuredText& b, const FeatureWeight& idf = {});

/** Stores the weight of each word that it has learnt: ln(1 + N / df) for N documents of which df have the word as a
 *  term without a prefix (inverse_document_frequency()). A word that is not a term of the index has the weight of a
 *  word in one document. If an indexer cuts Chinese differently than the tokenizer, that applies to all Chinese words.
 */
class WordWeights {
 public:
  explicit WordWeights(const Xapian::Database& database) : database_(database) {}

  /** Weights of the snapshot, not of the database. */
  explicit WordWeights(WeightSnapshot snapshot) : snapshot_(std::move(snapshot)) {}

  /** Look up the words of a text that are not known yet.
   *  Cost: without a snapshot one look-up for each new distinct word, on a remote database with a round trip. */
  void learn(const MeasuredText& text);

  /** The weight of a learnt word, by its hash in MeasuredText::hashes. @exception std::out_of_range for other words. */
  double operator()(std::uint64_t word) const { return weights_.at(word); }

 private:
  Xapian::Database database_;
  std::optional<WeightSnapshot> snapshot_;
  std::unordered_map<std::uint64_t, double> weights_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_TEXT_MEASURES_H
