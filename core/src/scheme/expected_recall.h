/** @file expected_recall.h
 *  The expected recall of all bands of a scheme together.
 *
 *  THREADS: a pure function.
 */
#ifndef NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H
#define NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H

#include <optional>

#include "scheme/scheme.h"

namespace neardup {

/** Least probability that two documents are candidates: the probability of the best family. Families share slots, so
 *  they do not find pairs independently of each other.
 *  @param jaccard  0..1, of the scheme's features.
 *  @return nothing if no family has such a probability (BandFamily::candidate_probability()). */
std::optional<double> expected_candidates(const Scheme& scheme, double jaccard);

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H
