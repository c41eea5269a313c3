/** @file hamming_pairs.h
 *  Every pair of fingerprints within a Hamming distance.
 *
 *  The fingerprints are divided piece by piece, 8 pieces of 8 bits: into those that agree in the piece, and once more all
 *  together, for pairs that differ in it. A pair that differs in at most d bits differs in at most d pieces, so only d
 *  pieces are skipped on any way:
 *
 *      | = | = |   |   |   |   |   |   |      few enough: compare all of them
 *      | = | x | = |   |   |   |   |   |
 *      | x | = | = |   |   |   |   |   |
 *      | x | x | x | = | = |   |   |   |      ...
 *
 *  Each pair has one way, which says where it agrees, so it is reported once. Pieces in which all agree cost nothing;
 *  nothing is capped. THREADS: a pure function.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_HAMMING_PAIRS_H
#define NEARDUP_CORE_FINGERPRINT_HAMMING_PAIRS_H

#include <cstdint>
#include <functional>
#include <vector>

namespace neardup {

/** The largest distance that hamming_pairs() takes. */
constexpr unsigned kMostPairDistance = 7;

/** Pass every pair of different values that differ in at most `distance` bits to `take`, once, the smaller value first.
 *  @param fingerprints  [n] in any order, no two equal; n < 2^32.
 *  @param distance      unit bits, 0..7; 0 gives no pairs.
 *  @param take          gets the pairs in an order that depends only on the arguments.
 *  @exception std::invalid_argument if the distance is over 7.
 *  Cost for random fingerprints and a distance of up to 3: about one std::sort of them. For a million, 4 bits take about 2
 *  times as long as 3, 5 bits 3 times, 6 bits 5 times and 7 bits 20 times (tests/bench/all_pairs_bench). Fingerprints that
 *  agree in many bits cost more, at worst a comparison with every other. Memory: 16 bytes a fingerprint.
 *  Source: Manku, Jain, Das Sarma 2007 sec. 3 and 4. */
void hamming_pairs(std::vector<std::uint64_t> fingerprints, unsigned distance,
                   const std::function<void(std::uint64_t, std::uint64_t)>& take);

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_HAMMING_PAIRS_H
