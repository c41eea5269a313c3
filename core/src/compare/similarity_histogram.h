/** @file similarity_histogram.h
 *  How many pairs of texts have which similarity, and where a threshold between the like and the unlike would sit.
 *
 *  THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H
#define NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace neardup {

/** Counts of pairs by their Jaccard index, in classes 0.05 wide. */
class SimilarityHistogram {
 public:
  static constexpr std::size_t kClasses = 20;

  /** Add a pair by its counts of features: so no pair is in a wrong class by rounding.
   *  @param shared  features of both sets. @param united  of either, at least 1. */
  void add(std::size_t shared, std::size_t united) { ++counts_[class_of(shared, united, kClasses)]; }

  /** [i] pairs of i/20 up to below (i + 1)/20; 1 is in the last. */
  const std::array<std::uint64_t, kClasses>& counts() const { return counts_; }

  /** Where a threshold would sit: in the emptiest stretch between the mass of unlike pairs and that of near-duplicates.
   *  Counts are smoothed by (1, 2, 1)/4, the first and the last class standing for their missing neighbours too. A
   *  class from 0.3 to 0.95 lies in a valley if on either side of it some class has more pairs, by more than two
   *  standard deviations of the difference of two Poisson counts (the square root of their sum). Of these the one with
   *  the fewest; of several the middle of the longest run, the lowest of equally long ones.
   *  @return 0.3..0.95, to 0.025; nothing if no class lies in a valley: no near-duplicates, too few, or no gap. */
  std::optional<double> valley() const;

  /** Which of `classes` equal classes of 0..1 a Jaccard index is in. @param shared, united  as add(). */
  static std::size_t class_of(std::size_t shared, std::size_t united, std::size_t classes) {
    const std::size_t number = shared * classes / united;
    return number < classes ? number : classes - 1;
  }

 private:
  std::array<std::uint64_t, kClasses> counts_{};
};

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SIMILARITY_HISTOGRAM_H
