/** @file threshold_study.h
 *  How well the exact similarity of some features tells labelled pairs from others, by threshold. */
#ifndef NEARDUP_TESTS_QUALITY_THRESHOLD_STUDY_H
#define NEARDUP_TESTS_QUALITY_THRESHOLD_STUDY_H

#include <array>
#include <cstddef>
#include <functional>

#include "neardup/token.h"
#include "quality/measuring/cluster_agreement.h"
#include "quality/measuring/labelled_set.h"
#include "scheme/scheme.h"

namespace neardup::quality {

constexpr std::size_t kThresholds = 100;  // [i]: i / 100

/** Precision and recall of "the Jaccard index is at least i / 100", for i >= 10; below, nothing is measured. */
using ThresholdCurve = std::array<Agreement, kThresholds>;

/** Over all pairs of a set, by brute force.
 *  @param comparable  which pairs count; empty: all. */
ThresholdCurve threshold_curve(const cli::LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer,
                               const std::function<bool(std::size_t, std::size_t)>& comparable);

/** The threshold, in hundredths, with the greatest mean F1 over some curves; the smallest of several. */
std::size_t best_threshold(const std::vector<const ThresholdCurve*>& curves);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_THRESHOLD_STUDY_H
