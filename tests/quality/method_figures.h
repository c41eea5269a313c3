/** @file method_figures.h
 *  What the methods do on one set, where the truth is the exact Jaccard index of word 3-shingles. */
#ifndef NEARDUP_TESTS_QUALITY_METHOD_FIGURES_H
#define NEARDUP_TESTS_QUALITY_METHOD_FIGURES_H

#include <string>
#include <vector>

#include "quality/measuring/scheme_evaluation.h"

#include "quality/methods.h"

namespace neardup::quality {

constexpr double kNear = 0.8;   ///< pairs that must be found
constexpr double kAlike = 0.5;  ///< pairs that may be found: below, a candidate is a false one

struct SetOfFigures {
  std::string name;
  std::size_t documents = 0;
  std::vector<cli::LabelledPair> truth;          ///< every pair of kAlike or more, 1 included
  std::vector<std::size_t> families;             ///< [documents] who hangs together by pairs of kNear or more
  std::vector<cli::SchemeEvaluation> by_method;  ///< in the order of the methods

  /** Share of the true pairs that share a term, by the given weights of families; nothing if there are none.
   *  @param weights  [documents] by the number of the family; empty: 1. */
  std::optional<double> recall(std::size_t method, double least, const std::vector<double>& weights = {}) const;

  /** Candidates below kAlike in a million pairs of documents. */
  double false_candidates(std::size_t method) const;
};

/** Measure all methods on the set in a folder. Cost: minutes for a large set. */
SetOfFigures measure_methods(const std::string& folder, const std::vector<Method>& methods);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_METHOD_FIGURES_H
