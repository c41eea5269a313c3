/** @file text_comparison.h
 *  Two texts side by side as HTML, with their differences marked and shared passages next to each other.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_TEXT_COMPARISON_H
#define NEARDUP_CLI_PAGES_TEXT_COMPARISON_H

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "compare/token_sequences.h"
#include "find/pair_explanation.h"
#include "pages/borderline_pairs.h"

namespace neardup::cli {

/** Tokens [begin, end) of a text. */
struct TokenSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - begin; }
};

/** A passage of both texts, or two differing passages in the same place. */
struct Passage {
  bool equal = false;
  TokenSpan a;  ///< as long as b if equal; if they differ, one may be empty
  TokenSpan b;
};

/** Passages to print side by side, or a number of equal words that are not printed. */
struct PassageRow {
  std::vector<Passage> passages;
  std::size_t folded_words = 0;  ///< if not 0, the row has no passages
};

/** No equal passage is folded. */
constexpr std::size_t kAllWords = 0;

/** Rows of about 60 words. Every token is in a row or folded.
 *  @param shared          ascending runs that do not overlap (aligned_runs()).
 *  @param size_a, size_b  number of tokens of the texts; no rows if both are 0.
 *  @param kept            words to keep at each end of an equal passage that is two and a half times as long or more;
 *                         kAllWords folds nothing.
 *  Cost: linear in runs and rows. */
std::vector<PassageRow> passage_rows(const std::vector<CommonRun>& shared, std::size_t size_a, std::size_t size_b,
                                     std::size_t kept);

/** Rules for the page that has a text_comparison(). */
extern const char* const kTextComparisonStyle;

/** How much of the texts is shown. */
struct ComparisonExtent {
  std::size_t kept = 0;  ///< of long equal passages, as passage_rows() keeps them
  std::size_t most_rows = std::numeric_limits<std::size_t>::max();
  std::size_t most_words = std::numeric_limits<std::size_t>::max();  ///< of a differing passage
};

/** The places where two texts differ, between words that both have, in one paragraph. Words of the first text alone are in
 *  <del>, those of the second alone in <ins>. */
std::string marked_changes(const WordComparison& words, const ComparisonExtent& extent);

/** A table with a column for each text, below its title, and its name if the title does not say it. Words of one text alone
 *  are in <del> and <ins>. A last line says how many rows are not shown. */
std::string text_comparison(const WordComparison& words, const ReportedDocument& a, const ReportedDocument& b,
                            const ComparisonExtent& extent);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_TEXT_COMPARISON_H
