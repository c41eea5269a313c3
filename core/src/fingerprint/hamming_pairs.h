/** @file hamming_pairs.h
 *  Every pair of fingerprints within a Hamming distance.
 *
 *  Two values that differ in at most 3 bits agree in two of five pieces. So the fingerprints are sorted by one piece at
 *  a time, and each later piece brings those together that agree in it:
 *
 *      sorted by    | = 13 |      |      |      |      |      then alike in one of the four pieces after it,
 *                   |      | = 13 |      |      |      |      in one of the three after it,
 *                   |      |      | = 13 |      |      |      ...
 *                   |      |      |      | = 13 |      |
 *
 *  and in the same way with distance + 2 pieces for larger distances. If too many agree, such as fingerprints of
 *  boilerplate, they are divided further by the bits in which they differ most; nothing is capped. A pair that agrees
 *  in several pieces is reported at the first one. THREADS: a pure function.
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
 *  @param fingerprints  [n] in any order; equal ones are folded into one, and the caller handles its copies. n < 2^32.
 *  @param distance      unit bits, 0..7; 0 gives no pairs, since different values differ.
 *  @param take          gets the pairs in an order that depends only on the arguments.
 *  @exception std::invalid_argument if the distance is over 7.
 *  Cost for random fingerprints and a distance of up to 3: about one std::sort of them. Larger distances need more and
 *  shorter pieces: for a million, 4 bits take about 2 times as long as 3, 5 bits 5 times, 6 bits 20 times and 7 bits 40
 *  times (tests/bench/all_pairs_bench). Fingerprints that agree in many bits cost more, at
 *  worst a comparison with every other. Memory: 16 bytes a fingerprint. Source: Manku, Jain, Das Sarma 2007 sec. 3 and
 *  4. */
void hamming_pairs(std::vector<std::uint64_t> fingerprints, unsigned distance,
                   const std::function<void(std::uint64_t, std::uint64_t)>& take);

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_HAMMING_PAIRS_H
