/** @file recall_bootstrap.h
 *  How sure a difference of two methods' recall is. */
#ifndef NEARDUP_TESTS_QUALITY_RECALL_BOOTSTRAP_H
#define NEARDUP_TESTS_QUALITY_RECALL_BOOTSTRAP_H

#include <cstddef>
#include <vector>

#include "quality/method_figures.h"

namespace neardup::quality {

/** Macro recall of one method less that of another. */
struct RecallDifference {
  double value = 0;
  double low = 0;  ///< 2.5 % quantile over draws of the families with replacement, set by set
  double high = 0;
};

/** @param least  Jaccard index of the true pairs. Sets without one do not count. The same draws for every method. */
RecallDifference recall_difference(const std::vector<SetOfFigures>& sets, std::size_t method, std::size_t other,
                                   double least);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_RECALL_BOOTSTRAP_H
