#include "sample/threshold_advice.h"

#include <algorithm>
#include <cmath>

namespace neardup {

namespace {

constexpr std::size_t kClasses = SimilarityHistogram::kClasses;
constexpr unsigned kUsualRun = 3;  // words

double bound_of(std::size_t class_number) {
  return static_cast<double>(class_number) / static_cast<double>(kClasses);
}

/** The least bound of classes at which the bands find enough; kUsualGroupThreshold if they promise nothing. */
double least_found(const Scheme& scheme) {
  for (std::size_t i = 1; i != kClasses; ++i) {
    const std::optional<double> expected = expected_candidates(scheme, bound_of(i));
    if (!expected) return kUsualGroupThreshold;
    if (*expected >= kAdvisedRecall) return bound_of(i);
  }
  return 1;
}

}  // namespace

std::optional<ThresholdAdvice> threshold_advice(const Scheme& scheme, const RecallSample& sample) {
  if (sample.documents < kLeastAdvisingDocuments) return std::nullopt;
  ThresholdAdvice advice;
  const std::optional<Interval> gap = sample.methods[sample.own].similarities.valley();
  if (gap) advice.begin = gap->upper;
  const bool usual = scheme.features.of_token_hashes() && scheme.features.length >= kUsualRun;
  const double found = least_found(scheme);
  const double least = std::max(found, usual ? kUsualGroupThreshold : 0);
  advice.threshold = std::max(gap ? gap->upper : kUsualGroupThreshold, least);
  advice.of_bands = advice.threshold == found && (!usual || found > kUsualGroupThreshold);
  const auto first = static_cast<std::size_t>(std::lround(advice.threshold * static_cast<double>(kClasses)));
  for (std::size_t i = 0; i != first; ++i) {
    if (sample.ends[i].highest) advice.below = sample.ends[i].highest;
  }
  for (std::size_t i = kClasses; i-- != first;) {
    if (sample.ends[i].lowest) advice.above = sample.ends[i].lowest;
  }
  return advice;
}

}  // namespace neardup
