/** @file methods.h
 *  The methods that the tables compare: each a scheme, with a name for people. */
#ifndef NEARDUP_TESTS_QUALITY_METHODS_H
#define NEARDUP_TESTS_QUALITY_METHODS_H

#include <cstddef>
#include <string>
#include <vector>

#include "quality/measuring/scheme_evaluation.h"
#include "scheme/scheme.h"

namespace neardup::quality {

struct Method {
  std::string name;
  Scheme scheme;
};

/** All methods of the field that the project has; the first is the default scheme. Stop words are the English ones. */
std::vector<Method> compared_methods();

/** Methods for records and abstracts of tens of words: features of one and two words and of few characters, with bands
 *  for low thresholds; the default, for comparison. */
std::vector<Method> methods_for_short_texts();

/** Of the pairs that share a band, and of those that are reported; 1 for a share of nothing. */
inline Agreement agreement_of(std::size_t right, std::size_t found, std::size_t truth) {
  const auto share = [right](std::size_t all) {
    return all == 0 ? 1 : static_cast<double>(right) / static_cast<double>(all);
  };
  return {share(found), share(truth)};
}

inline Agreement candidate_agreement(const cli::PairCounts& pairs) {
  return agreement_of(pairs.true_candidates, pairs.candidates, pairs.truth);
}

inline Agreement verified_agreement(const cli::PairCounts& pairs) {
  return agreement_of(pairs.true_reported, pairs.reported, pairs.truth);
}

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_METHODS_H
