/** @file text_comparison.h
 *  Two texts side by side as HTML, with their differences marked. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_TEXT_COMPARISON_H
#define NEARDUP_CLI_PAGES_TEXT_COMPARISON_H

#include <cstddef>
#include <limits>
#include <string>

#include "find/pair_explanation.h"

namespace neardup::cli {

/** Rules for the page that has a text_comparison(). */
extern const char* const kTextComparisonStyle;

/** What stands above a text; foreign text. */
struct TextHeading {
  std::string title;
  std::string place = {};  ///< where the text is, if the title does not say it
};

/** How much of the texts is shown. */
struct ComparisonExtent {
  std::size_t kept = 0;  ///< of long equal passages, as passage_rows() keeps them
  std::size_t most_rows = std::numeric_limits<std::size_t>::max();
};

/** A table with a column for each text. Words of one text alone are in <del> and <ins>. A last line says how many rows
 *  are not shown. */
std::string text_comparison(const WordComparison& words, const TextHeading& a, const TextHeading& b,
                            const ComparisonExtent& extent);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_TEXT_COMPARISON_H
