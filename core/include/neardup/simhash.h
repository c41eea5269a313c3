/** @file simhash.h
 *  SimHash: many features folded into one 64-bit fingerprint, so that similar texts differ in few bits.
 *
 *  Stage features --> signature of the flow. THREADS: pure functions.
 */
#ifndef NEARDUP_SIMHASH_H
#define NEARDUP_SIMHASH_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** Fold feature hashes into one 64-bit SimHash fingerprint; a feature that occurs k times weighs k.
 *  Bit i is 1 iff more features have bit i set than have it clear; a tie gives 0.
 *  @param features  [n] 64-bit hashes, any order; n == 0 gives 0.
 *  @return fingerprint; compare with hamming_distance().
 *  Cost O(64 n); allocates nothing. Stored: yes (plugin/FORMAT.md).
 *  Source: Charikar 2002 sec. 3; Manku, Jain, Das Sarma 2007 sec. 2. */
std::uint64_t simhash(const std::uint64_t* features, std::size_t n);
inline std::uint64_t simhash(const std::vector<std::uint64_t>& features) {
  return simhash(features.data(), features.size());
}

/** The same with a weight for each feature: bit i is 1 iff the summed weight of features with bit i set exceeds that of
 *  the others.
 *  @param weights  [n] unitless, >= 0. Sums are of doubles in the order given: exact for whole numbers up to 2^53.
 *  @exception std::invalid_argument if the sizes differ or a weight is negative or not a number. */
std::uint64_t simhash(const std::vector<std::uint64_t>& features, const std::vector<double>& weights);

/** In how many bits two fingerprints differ. Unit bits, 0..64. */
unsigned hamming_distance(std::uint64_t a, std::uint64_t b);

}  // namespace neardup

#endif  // NEARDUP_SIMHASH_H
