/** @file similarity.h
 *  The exact similarity of two texts, by sets of shingles, or by features that count by how often they occur or how
 *  rare they are.
 *
 *  The verifier and all measurements of recall use that of sets. The others serve explanations and pairs by another
 *  measure. THREADS: pure functions; a weight is called on the caller's thread.
 */
#ifndef NEARDUP_CORE_COMPARE_SIMILARITY_H
#define NEARDUP_CORE_COMPARE_SIMILARITY_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "features/feature_counts.h"
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

/** The weight of a feature: finite, >= 0. Called once for each distinct feature of each text. */
using FeatureWeight = std::function<double(std::uint64_t feature)>;

/** Sum of min(x_f, y_f) over sum of max(x_f, y_f) of the counts x and y of all features f, 0..1. Two texts without
 *  features have 0.
 *  Equals jaccard() if nothing occurs twice. Cost O(|a| + |b|).
 *  Source: Ioffe 2010, "Improved Consistent Sampling, Weighted Minhash and L1 Sketching", sec. 1. */
double multiset_jaccard(const FeatureCounts& a, const FeatureCounts& b);

/** How many features a text has. */
struct FeatureNumbers {
  std::size_t distinct = 0;
  std::size_t all = 0;  ///< each as often as it occurs
};

/** The least jaccard() of two texts whose multiset_jaccard() is at least m: of the m (a + b) / (1 + m) occurrences in
 *  common, at most as many are repetitions as the text with fewer has. 0 if that leaves nothing. Cost O(1). */
double jaccard_from_multiset(double multiset_jaccard, const FeatureNumbers& a, const FeatureNumbers& b);

/** Sum of the weights of the distinct features in both, divided by the sum for the features in either, 0..1; counts
 *  have no effect. 0 if no feature has a weight.
 *  Equals jaccard() if all weights are equal. Cost O(|a| + |b|) and the weights.
 *  Source: Chierichetti, Kumar 2012, "LSH-preserving functions", sec. 1 ("weighted Jaccard"). */
double weighted_jaccard(const FeatureCounts& a, const FeatureCounts& b, const FeatureWeight& weight);

/** Cosine of the vectors whose components are count times weight: sum x_f y_f w_f^2 / (|x w| |y w|), 0..1.
 *  With the inverse document frequency as weight, the cosine of tf-idf. 0 if either vector has no length.
 *  Cost O(|a| + |b|) and the weights.
 *  Source: Salton, Buckley 1988, "Term-weighting approaches in automatic text retrieval", sec. 2. */
double weighted_cosine(const FeatureCounts& a, const FeatureCounts& b, const FeatureWeight& weight);

/** ln(1 + N / df): the weight of a feature in df of N documents. Positive for every df >= 1. A df of 0, of a text
 *  outside the database, counts as 1.
 *  @param documents  N. @param frequency  df, 0..N.
 *  Source: Spaerck Jones 1972, with 1 added so that a feature in all documents still counts, ln 2. */
double inverse_document_frequency(std::uint64_t documents, std::uint64_t frequency);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_SIMILARITY_H
