/** @file explanation_page.h
 *  The explanation of a pair as one page to look at. */
#ifndef NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H
#define NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H

#include <cstddef>
#include <string>

#include "find/pair_explanation.h"

namespace neardup::cli {

/** Texts longer than this have their long equal passages left out of the page, but for both ends of each. */
constexpr std::size_t kMostWordsUnfolded = 20'000;

/** A page of HTML, complete in itself: it loads nothing and runs nothing. Names, measures and bands, then both texts
 * side by side with what differs marked.
 *  @param name_a, name_b      of the documents; any bytes.
 *  @param most_words_unfolded of the longer text. */
std::string explanation_page(const PairExplanation& explanation, const std::string& name_a, const std::string& name_b,
                             std::size_t most_words_unfolded = kMostWordsUnfolded);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_EXPLANATION_PAGE_H
