/** @file shingles.h
 *  Word shingles: the runs of n successive words of a text, as a set of 64-bit hashes.
 *
 *  Stage tokens --> features of the flow. Two texts are as similar as their shingle sets (similarity.h).
 *  THREADS: pure functions; a ShingleSet is a plain value.
 */
#ifndef NEARDUP_SHINGLES_H
#define NEARDUP_SHINGLES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** Distinct shingle hashes in ascending order. */
using ShingleSet = std::vector<std::uint64_t>;

/** The distinct word shingles of a text.
 *  A text of fewer than n tokens, but at least one, has one shingle: all of it. A text without tokens has none.
 *  @param token_hashes  [m] hashes of the tokens in text order.
 *  @param n             tokens a shingle, 1..9.
 *  @return at most max(1, m - n + 1) hashes, ascending; two different shingles share a hash with probability 2^-64.
 *  Cost O(m log m): a rolling combination of token hashes, then a sort; no string is built. Stored: yes, through
 *  MinHash. Source: Broder 1997, sec. 2; rolling as Karp, Rabin 1987. */
ShingleSet word_shingles(const std::vector<std::uint64_t>& token_hashes, unsigned n);

}  // namespace neardup

#endif  // NEARDUP_SHINGLES_H
