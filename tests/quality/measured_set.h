/** @file measured_set.h
 *  One labelled set indexed, searched for pairs and grouped by the project, held against brute force. */
#ifndef NEARDUP_TESTS_QUALITY_MEASURED_SET_H
#define NEARDUP_TESTS_QUALITY_MEASURED_SET_H

#include <cstddef>
#include <string>
#include <vector>

namespace neardup::quality {

/** Figures of one set at one threshold; J is the exact Jaccard index of word 3-shingles over the project's tokens. */
struct SetFigures {
  std::string name;
  std::size_t documents = 0;
  std::size_t true_pairs = 0;  ///< threshold <= J < 1
  double recall = 1;           ///< of them, by the whole cascade
  double expected = 1;         ///< mean of the S-curve over them
  std::size_t near_pairs = 0;  ///< threshold <= J < threshold + 0.1
  double near_recall = 1;
  std::size_t reported = 0;         ///< pairs
  std::size_t exact_below = 0;      ///< reported as exact, J rebuilt below the threshold: must be 0
  std::size_t estimated = 0;        ///< reported on an estimate
  std::size_t estimated_below = 0;  ///< of these, truly below the threshold
  double coverage = 1;              ///< share of documents whose positions cover them
  std::vector<double> differences;  ///< |J rebuilt - J of the texts| of the exact reported pairs, ascending
  bool groups_as_defined = true;    ///< whether the groups equal the brute-force twin's
  std::size_t groups = 0;
  double min_similarity = 1;  ///< of a member with its representative
};

/** Measure one set. @param folder  of the set. @param threshold  of the pairs; groups use 0.9. */
SetFigures measure_set(const std::string& folder, double threshold);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_MEASURED_SET_H
