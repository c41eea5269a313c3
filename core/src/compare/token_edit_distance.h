/** @file token_edit_distance.h
 *  How many words must be put in, left out or replaced to make one text of another.
 *
 *  Part of the explanation of a match. THREADS: pure function.
 */
#ifndef NEARDUP_CORE_COMPARE_TOKEN_EDIT_DISTANCE_H
#define NEARDUP_CORE_COMPARE_TOKEN_EDIT_DISTANCE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace neardup {

/** Levenshtein distance of two token sequences, each edit one token.
 *  @param a, b   token hashes in text order.
 *  @param most   unit tokens.
 *  @return       at most `most`; nothing if the distance is greater. max(|a|, |b|) as `most` always gives it.
 *  What both begin and end with is set aside first. Then 64 tokens of one text at a time are compared with each token
 *  of the other, along the diagonals that a distance of 64, 128, 256 ... allows, until it is found.
 *  Cost O((|a| + |b|) log) to number the tokens, and O(max(|a|, |b|) (1 + min(d, most) / 64)) for a distance of d;
 *  memory O(|a| + |b|).
 *  Source: Myers 1999, in the block form of Hyyroe 2003 ("A bit-vector algorithm for computing Levenshtein and Damerau
 *  edit distances", sec. 4); band and doubling: Ukkonen 1985. */
std::optional<std::size_t> token_edit_distance(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b,
                                               std::size_t most);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_TOKEN_EDIT_DISTANCE_H
