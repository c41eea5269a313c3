#include "scheme/expected_recall.h"

#include <algorithm>

namespace neardup {

std::optional<double> expected_candidates(const Scheme& scheme, double jaccard) {
  std::optional<double> most;
  for (const BandFamily& family : scheme.families) most = std::max(most, family.candidate_probability(jaccard));
  return most;
}

}  // namespace neardup
