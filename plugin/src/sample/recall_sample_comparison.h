/** @file recall_sample_comparison.h
 *  Compares every document of a database with the drawn ones, and sums up the results. Internal. */
#ifndef NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_COMPARISON_H
#define NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_COMPARISON_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <xapian.h>

#include "find/distinct_documents.h"
#include "sample/recall_sample.h"
#include "sample/recall_sample_draw.h"

namespace neardup {

/** Pairs that the bands find or miss. */
class RecallCounter {
 public:
  /** @param expected  probability that a minhash band is shared; nothing if there is no such family. */
  void add(bool candidate, std::optional<double> expected);

  BandRecall recall() const;

 private:
  BandRecall counts_;
  std::optional<double> expected_;  // sum
};

class SampleComparison {
 public:
  /** @param methods  that the features are of. Scheme, draw and distinct pairs are kept by reference. */
  SampleComparison(const Scheme& scheme, const std::vector<FeatureMethod>& methods, const Draw& draw,
                   const DistinctDocuments& distinct, double threshold);

  /** @param features  [methods] of a document. */
  void take(Xapian::docid docid, const std::vector<ShingleSet>& features);

  /** The results that come from pairs; the rest of the sample has its default values. */
  RecallSample sample() const;

 private:
  void measure(std::size_t drawn, const std::vector<ShingleSet>& features);
  void look_up(std::size_t drawn, Xapian::docid docid, std::size_t size);

  const Scheme& scheme_;
  const Draw& draw_;
  const DistinctDocuments& distinct_;
  double threshold_;
  std::vector<std::vector<std::uint32_t>> shared_;  // [methods][drawn] with the document at hand
  std::vector<double> chance_;                      // [methods] sums over the unrelated pairs
  std::vector<PartOf> candidates_;                  // [drawn] of the near-duplicates
  std::vector<PartOf> reported_;
  RecallCounter near_;
  std::array<RecallCounter, 10> by_similarity_;
  RecallSample result_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SAMPLE_RECALL_SAMPLE_COMPARISON_H
