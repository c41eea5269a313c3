/** @file token_sequences.h
 *  How far two sequences of tokens agree: the longest run that both share, and the number of words to insert, delete or
 *  replace to turn one into the other. Part of the explanation of a match. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_COMPARE_TOKEN_SEQUENCES_H
#define NEARDUP_CORE_COMPARE_TOKEN_SEQUENCES_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace neardup {

/** A run of tokens that two texts share. */
struct CommonRun {
  std::size_t length = 0;      ///< unit tokens; 0 if the texts share no token
  std::size_t begin_in_a = 0;  ///< number of its first token
  std::size_t begin_in_b = 0;
};

/** The longest run of successive tokens that both sequences have; if there are several, the first in b.
 *  @param a, b  token hashes in text order.
 *  Tries lengths by bisection: of each, the hashes of all runs are compared. Cost O((|a| + |b|) log min(|a|, |b|)). */
CommonRun longest_common_run(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b);

/** Levenshtein distance of two token sequences, each edit one token.
 *  @param a, b   token hashes in text order.
 *  @param most   unit tokens.
 *  @return       at most `most`; nothing if the distance is greater. If `most` is max(|a|, |b|), it is always found.
 *  For 0, 1, 2 ... edits it notes how far they reach on each diagonal of the table of distances.
 *  Cost O(|a| + |b| + d^2) for a distance of d of usual texts, at worst O((|a| + |b|) d); memory O(most).
 *  Source: Ukkonen 1985, "Algorithms for approximate string matching". */
std::optional<std::size_t> token_edit_distance(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b,
                                               std::size_t most);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_TOKEN_SEQUENCES_H
