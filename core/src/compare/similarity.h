/** @file similarity.h
 *  The exact similarity of two shingle sets.
 *
 *  The verifier and all measurements of recall use it. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_COMPARE_SIMILARITY_H
#define NEARDUP_CORE_COMPARE_SIMILARITY_H

#include <cstddef>
#include <optional>

#include "features/shingles.h"

namespace neardup {

/** Size of the intersection of two sets. Cost O(|a| + |b|). */
std::size_t intersection_size(const ShingleSet& a, const ShingleSet& b);

/** The same if it is at least `least`, otherwise nothing. Stops as soon as too many elements have no counterpart. */
std::optional<std::size_t> intersection_reaching(const ShingleSet& a, const ShingleSet& b, std::size_t least);

/** The least intersection of sets of two sizes whose Jaccard index reaches a threshold, compared as jaccard() gives it;
 *  more than the smaller size if none does.
 *  @param threshold  0..1. Cost O(1). */
std::size_t least_intersection(std::size_t size_a, std::size_t size_b, double threshold);

/** |a and b| / |a or b|, 0..1. Two empty sets have 0: a text without words resembles nothing.
 *  1 - jaccard is a metric (Levandowsky, Winter 1971). Source: Broder 1997 sec. 2 ("resemblance"). */
double jaccard(const ShingleSet& a, const ShingleSet& b);

/** The same from the size of the intersection, which is at most the smaller size. */
double jaccard_of_sizes(std::size_t shared, std::size_t size_a, std::size_t size_b);

/** |a and b| / min(|a|, |b|), 0..1; 0 if either is empty. Source: Broder 1997 sec. 2, of the smaller in the larger. */
double containment(const ShingleSet& a, const ShingleSet& b);

/** |a and b| / |a|, 0..1: the share of a that is in b; 0 if a is empty. Source: Broder 1997 sec. 2. */
double containment_in(const ShingleSet& a, const ShingleSet& b);

/** The containment that follows from the Jaccard index and both sizes: j (a + b) / (1 + j) / min(a, b), at most 1.
 *  0 if either size is 0. */
double containment_from_jaccard(double jaccard, std::size_t size_a, std::size_t size_b);

/** The inverse: the least Jaccard index for a containment of at least c: c m / (a + b - c m) for the smaller size m.
 *  0 if either size is 0. Cost O(1). */
double jaccard_from_containment(double containment, std::size_t size_a, std::size_t size_b);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SIMILARITY_H
