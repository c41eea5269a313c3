/** @file minhash.h
 *  MinHash: a set made so small that the share of equal slots estimates the Jaccard index of two sets.
 *
 *  Stage features --> signature of the flow. One construction serves sets of every size: Fast Similarity Sketching.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_MINHASH_H
#define NEARDUP_MINHASH_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "neardup/shingles.h"

namespace neardup {

/** The MinHash of a set: slots that agree between two sets with probability equal to their Jaccard index.
 *  @param set    distinct hashes, any order; an empty set gives an empty result.
 *  @param slots  how many, 1..1024.
 *  @param seed   chooses the hash functions; only results of one seed compare.
 *  @return [slots] 64-bit values. Their low 8 bits are a sketch (minhash_sketch()).
 *  Cost expected O(|set| + slots log slots). Stored: yes, through sketch and bands.
 *  Source: Dahlgaard, Knudsen, Thorup 2017, "Fast Similarity Sketching", algorithm 1. */
std::vector<std::uint64_t> minhash(const ShingleSet& set, unsigned slots, std::uint64_t seed = 0);

/** The 8-bit sketch that is stored: the low octet of each slot. Source: Li, Koenig 2010 (b-bit minwise hashing, b = 8).
 *  Stored: yes (plugin/FORMAT.md). */
std::vector<std::uint8_t> minhash_sketch(const std::vector<std::uint64_t>& slots);

/** What two sketches say about the Jaccard index of their sets. */
struct JaccardEstimate {
  double value = 0;  ///< unbiased but for clamping to 0..1: equal octets by chance (1/256) are taken out
  double lower = 0;  ///< one-sided lower bound: the Wilson score interval of 99 %; at most 0.959 with 128 slots
};

/** Estimate the Jaccard index from two 8-bit sketches of one length; empty ones give {0, 0}.
 *  Standard error sqrt(J (1 - J) / slots), 0.035 at J = 0.8 with 128 slots; less for sets of up to 100. With 128 slots
 *  the lower bound holds for 98.99 % of pairs at least from J = 0.8 up, for 98.8 % from 0.5 up, for 95 % below.
 *  @exception std::invalid_argument if the lengths differ. */
JaccardEstimate estimate_jaccard(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b);

/** The same for sketches in memory of the caller's: [slots] octets each. */
JaccardEstimate estimate_jaccard(const std::uint8_t* a, const std::uint8_t* b, std::size_t slots);

/** The estimate below which the cascade rejects a candidate: threshold - 5 standard errors, at least 0.
 *  With 128 slots a pair whose true Jaccard index is the threshold falls below it with a probability under 10^-5 for
 *  thresholds of 0.5 to 0.9 and under 10^-3 up to 0.99: a binomial's lower tail is longer than a normal one's.
 *  @param threshold  Jaccard index, 0..1.
 *  @param slots      of the sketch, >= 1. */
double rejection_floor(double threshold, std::size_t slots);

}  // namespace neardup

#endif  // NEARDUP_MINHASH_H
