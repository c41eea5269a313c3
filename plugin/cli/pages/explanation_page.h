/** @file explanation_page.h
 *  The explanation of a pair as an HTML page. */
#ifndef NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H
#define NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H

#include <cstddef>
#include <string>

#include "find/pair_explanation.h"

namespace neardup::cli {

/** In longer texts only both ends of a long equal passage are shown. */
constexpr std::size_t kMostWordsUnfolded = 20'000;

/** A self-contained HTML page without scripts: the verdict and the names, both texts side by side with the differences
 *  marked, then measures and bands.
 *  @param a, b                 names of the documents; any bytes.
 *  @param verdict              a sentence (pair_verdict()).
 *  @param most_words_unfolded  of the longer text. */
std::string explanation_page(const PairExplanation& explanation, const std::string& a, const std::string& b,
                             const std::string& verdict, std::size_t most_words_unfolded = kMostWordsUnfolded);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H
