/** @file explanation_output.h
 *  Prints the explanation of a pair. */
#ifndef NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H
#define NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H

#include <cstddef>
#include <string>
#include <vector>

#include "find/pair_explanation.h"
#include "output/listing.h"

namespace neardup::cli {

/** The whole explanation, for programs: the same keys for each pair. */
Row explanation_row(const PairExplanation& explanation);

/** The text for people.
 *  @param runs  number of shared runs to show, longest first. */
std::string explanation_text(const PairExplanation& explanation, std::size_t runs);

/** The name of a family and one mark per band: its label if both documents have it, else "-". */
std::string family_text(const FamilyMatch& family);

/** The first 40 words, and how many more there are; "-" without any. */
std::string word_list(const std::vector<std::string>& words);

/** The passage of the text from token `begin` up to, not including, token `end`, on one line. */
std::string passage_text(const MeasuredText& text, std::size_t begin, std::size_t end);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H
