/** @file threshold_advice.h
 *  Which threshold a sample speaks for, and the pairs that it stands on. THREADS: pure functions. */
#ifndef NEARDUP_PLUGIN_SAMPLE_THRESHOLD_ADVICE_H
#define NEARDUP_PLUGIN_SAMPLE_THRESHOLD_ADVICE_H

#include <cstddef>
#include <optional>

#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup {

/** Fewer documents say nothing about the similarity of others: as many as are drawn of a large database. */
constexpr std::size_t kLeastAdvisingDocuments = kUsualDraw;

/** The threshold of 'group' for runs of three words or more. Lower ones join different documents: in two sets that people
 *  judged, 16 to 39 % of the pairs from 0.8 to 0.9 were different. */
constexpr double kUsualGroupThreshold = 0.9;

/** What the bands must find at a threshold that is advised, at least. */
constexpr double kAdvisedRecall = 0.98;

struct ThresholdAdvice {
  double threshold = kUsualGroupThreshold;  ///< a bound of classes of SimilarityHistogram
  bool of_bands = false;                    ///< whether it is the least at which the bands find kAdvisedRecall
  std::optional<double> begin;              ///< where near-duplicates begin: the upper end of the gap
  std::optional<SimilarPair> below;         ///< the most similar sampled pair below the threshold
  std::optional<SimilarPair> above;         ///< the least similar sampled pair that reaches it
};

/** The upper end of the gap between unlike texts and near-duplicates, or more: at least what the bands find with
 *  kAdvisedRecall, and kUsualGroupThreshold for runs of three words or more, or where no gap is.
 *  @return nothing for a database of fewer than kLeastAdvisingDocuments. */
std::optional<ThresholdAdvice> threshold_advice(const Scheme& scheme, const RecallSample& sample);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SAMPLE_THRESHOLD_ADVICE_H
