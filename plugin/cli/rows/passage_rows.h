/** @file passage_rows.h
 *  Two texts side by side: rows in which what they share stands beside itself.
 *  THREADS: pure function. */
#ifndef NEARDUP_CLI_ROWS_PASSAGE_ROWS_H
#define NEARDUP_CLI_ROWS_PASSAGE_ROWS_H

#include <cstddef>
#include <vector>

#include "compare/longest_common_run.h"

namespace neardup::cli {

/** Tokens [begin, end) of a text. */
struct TokenSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - begin; }
};

/** What stands in both texts, or what stands in their place in each. */
struct Passage {
  bool equal = false;
  TokenSpan a;  ///< as long as b if they are equal; one of the two may be empty if they differ
  TokenSpan b;
};

/** Passages to print beside each other, or words that both have and that are not printed. */
struct PassageRow {
  std::vector<Passage> passages;
  std::size_t folded_words = 0;  ///< not 0: no passages
};

/** Rows of about 60 words; every token stands in one of them, or is folded.
 *  @param shared          ascending runs, none overlapping (aligned_runs()).
 *  @param size_a, size_b  tokens of the texts; none of both: no rows.
 *  @param folds           whether of an equal passage of more than 100 words only 40 are kept at each end.
 *  Cost: linear in runs and rows. */
std::vector<PassageRow> passage_rows(const std::vector<CommonRun>& shared, std::size_t size_a, std::size_t size_b,
                                     bool folds);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_PASSAGE_ROWS_H
