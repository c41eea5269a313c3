/** @file pair_measure.h
 *  Measures two documents of a signature table by a measure other than the Jaccard index. Internal. */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H
#define NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H

#include <cstddef>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "compare/similarity.h"
#include "features/feature_counts.h"
#include "find/pair_test.h"
#include "groups/star_groups.h"
#include "marks/signature_table.h"
#include "neardup/measure.h"
#include "neardup/token.h"
#include "sign/signer.h"
#include "verify/text_measures.h"
#include "verify/verifier.h"

namespace neardup {

/** Measures documents by their words; never estimates. */
class PairMeasure {
 public:
  /** @param test     of the documents; kept by reference.
   *  @param measure  not kJaccard, which is PairTest's.
   *  @param weights  of words, for measures that weigh them. */
  PairMeasure(PairTest& test, Measure measure, WordWeights weights)
      : test_(test), measure_(measure), weights_(std::move(weights)) {}

  /** The measure of two items, exact if it is of the words that were signed, otherwise of words that are nearly those;
   *  nothing if the words of one are not known. Texts with equal signatures have 1. */
  std::optional<StarLink> measured(std::size_t a, std::size_t b);

  /** False if the signatures show that the measure of two items is below a threshold. */
  bool promising(std::size_t a, std::size_t b, double threshold) const;

  std::size_t compared() const { return compared_; }  ///< pairs whose words were compared

  /** Items of the pairs so far whose words are not those that were signed. */
  std::size_t without_words() const { return without_words_.size(); }

 private:
  struct KnownCounts {
    FeatureCounts counts;
    bool same = true;  // the words that were signed
  };
  using Counts = std::shared_ptr<const KnownCounts>;

  double least_jaccard(std::size_t a, std::size_t b, double threshold) const;
  std::optional<FeatureNumbers> numbers(std::size_t item) const;
  std::optional<StarLink> measured_containment(std::size_t a, std::size_t b);
  std::shared_ptr<const KnownWords> features(std::size_t item);
  Counts counts(std::size_t item);
  Counts read_counts(std::size_t item);
  void note_words(std::size_t item, bool same);

  PairTest& test_;
  Measure measure_;
  WordWeights weights_;
  std::unordered_map<std::size_t, Counts> cached_;
  std::unordered_set<std::size_t> without_words_;
  std::size_t cached_bytes_ = 0;
  std::size_t compared_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_MEASURE_H
