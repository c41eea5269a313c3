/** @file evaluation_rows.h
 *  An evaluation as rows for programs and a table for people. THREADS: pure functions. */
#ifndef NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H
#define NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H

#include <string>

#include "measuring/scheme_evaluation.h"
#include "output/listing.h"

namespace neardup::cli {

/** How a class of length is called, as "30-99". @param i  index into kLengthClasses. */
std::string length_class(std::size_t i);

/** "0.7500"; "-" for a share of nothing. */
std::string share_text(std::size_t part, std::size_t all);

/** Everything that was measured; a share of nothing is null. */
Row evaluation_row(const std::string& set, const Scheme& scheme, const SchemeEvaluation& evaluation);

/** Names of the columns of evaluation_line(), one line. */
std::string evaluation_heading();

/** One line of the table. */
std::string evaluation_line(const std::string& set, const std::string& scheme, const SchemeEvaluation& evaluation);

/** Recall by similarity and by length, of one scheme: lines for people. */
std::string evaluation_details(const SchemeEvaluation& evaluation);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H
