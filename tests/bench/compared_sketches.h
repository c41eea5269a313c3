/** @file compared_sketches.h
 *  Other constructions of MinHash, to measure ours against: written from their papers, not tuned further, never stored.
 *  Sets are not empty; each way gives [slots] values, which agree between two sets with probability equal to their
 *  Jaccard index. */
#ifndef NEARDUP_TESTS_BENCH_COMPARED_SKETCHES_H
#define NEARDUP_TESTS_BENCH_COMPARED_SKETCHES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup::bench {

using Features = std::vector<std::uint64_t>;

/** One hash function a slot. Source: Broder 1997. Cost O(n slots). */
Features seeded_hashes(const Features& set, unsigned slots, std::uint64_t seed);

/** One hash function, the range cut into slots; empty slots take the value of another that a universal hash of (slot,
 *  attempt) chooses. Source: Shrivastava 2017, "Optimal densification for fast and accurate minwise hashing", alg. 1.
 */
Features densified_one_permutation(const Features& set, unsigned slots, std::uint64_t seed);

/** Each element draws one value for each slot, in ascending order and in the order of a random permutation of slots,
 *  and ends as soon as it can change none. Source: Ertl 2017, "SuperMinHash", algorithm 3. */
Features super_minhash(const Features& set, unsigned slots, std::uint64_t seed);

/** What a SetSketch is made of. */
struct SetSketchParameters {
  double base = 1.001;
  double rate = 20;
  unsigned greatest = 65534;  ///< registers are 0..greatest + 1
};

/** Registers of 16 bits, [slots]. Source: Ertl 2021, "SetSketch: filling the gap between MinHash and HyperLogLog",
 *  algorithm 1 with the truncated exponential draws of SetSketch2. */
Features set_sketch(const Features& set, unsigned slots, std::uint64_t seed,
                    const SetSketchParameters& parameters = {});

/** The Jaccard index of two sets of known sizes from their registers, by greatest likelihood. Source: Ertl 2021. */
double set_sketch_jaccard(const Features& a, const Features& b, double size_a, double size_b,
                          const SetSketchParameters& parameters = {});

/** Weights are how often an element occurs. Source: Ioffe 2010. Cost O(distinct elements * slots). */
Features improved_consistent_weighted_sampling(const Features& multiset, unsigned slots, std::uint64_t seed);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_COMPARED_SKETCHES_H
