/** @file explanation_output.h
 *  How the explanation of a pair prints. */
#ifndef NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H
#define NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H

#include <cstddef>
#include <string>
#include <vector>

#include "find/pair_explanation.h"
#include "output/listing.h"

namespace neardup::cli {

/** All of it, for programs. */
Row explanation_row(const PairExplanation& explanation);

/** Keys of it that tab-separated values print. */
std::vector<std::string> explanation_columns();

/** What people read of it. @param runs  how many of the shared runs are shown, the longest ones. */
std::string explanation_text(const PairExplanation& explanation, std::size_t runs);

/** A family's name and its bands, one mark each: the label of one that both have, "-" of any other. */
std::string family_text(const FamilyMatch& family);

/** Tokens [begin, end) as they stand in the text. */
std::string passage_text(const MeasuredText& text, std::size_t begin, std::size_t end);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_EXPLANATION_OUTPUT_H
