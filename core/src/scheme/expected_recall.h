/** @file expected_recall.h
 *  What the bands of a scheme promise together.
 *
 *  THREADS: a pure function.
 */
#ifndef NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H
#define NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H

#include <optional>

#include "scheme/scheme.h"

namespace neardup {

/** Least probability that two documents are candidates: that of the family that promises most. Families share slots, so
 *  that they do not find independently of each other.
 *  @param jaccard  0..1, of the scheme's features.
 *  @return nothing if no family promises one (BandFamily::candidate_probability()). */
std::optional<double> expected_candidates(const Scheme& scheme, double jaccard);

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_EXPECTED_RECALL_H
