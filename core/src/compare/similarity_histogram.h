/** @file similarity_histogram.h
 *  Counts pairs of texts by similarity, and finds a threshold between unlike texts and near-duplicates.
 *
 *  THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H
#define NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "compare/share_estimate.h"

namespace neardup {

/** Counts of pairs by their Jaccard index, in classes 0.05 wide. */
class SimilarityHistogram {
 public:
  static constexpr std::size_t kClasses = 20;

  /** Add a pair by its counts of features, so that rounding puts no pair into a wrong class.
   *  @param shared  features of both sets. @param united  of either, at least 1. */
  void add(std::size_t shared, std::size_t united) { ++counts_[class_of(shared, united, kClasses)]; }

  /** [i] pairs of i/20 up to below (i + 1)/20; 1 is in the last. */
  const std::array<std::uint64_t, kClasses>& counts() const { return counts_; }

  /** The emptiest stretch between the mass of unlike pairs and the mass of near-duplicates.
   *  Counts are smoothed by (1, 2, 1)/4; the first and the last class also stand for their missing neighbours. A class
   *  from 0.3 to 0.95 is in a valley if on either side of it some class has more pairs, by more than two standard
   *  deviations of the difference of two Poisson counts (the square root of their sum). Of these classes, the one with
   *  the fewest pairs; of several, the longest run; of equally long runs, the lowest.
   *  @return 0.3..0.95, to 0.05; nothing if no class is in a valley: no near-duplicates, too few, or no gap. */
  std::optional<Interval> valley() const;

  /** The number of a Jaccard index's class among `classes` equal classes of 0..1. @param shared, united  as add(). */
  static std::size_t class_of(std::size_t shared, std::size_t united, std::size_t classes) {
    const std::size_t number = shared * classes / united;
    return number < classes ? number : classes - 1;
  }

 private:
  std::array<std::uint64_t, kClasses> counts_{};
};

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H
