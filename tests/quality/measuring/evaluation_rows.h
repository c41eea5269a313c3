/** @file evaluation_rows.h
 *  An evaluation as rows for programs and a table for people, and the size of signatures in a database.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H
#define NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H

#include <string>
#include <vector>

#include "neardup/token.h"
#include "output/listing.h"
#include "quality/measuring/labelled_set.h"
#include "quality/measuring/scheme_evaluation.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** The name of a length class, such as "30-99".
 *  @param i  index into kLengthClasses. */
std::string length_class(std::size_t i);

/** A share such as "0.7500"; "-" if the whole is 0. */
std::string share_text(std::size_t part, std::size_t all);

/** All measurements; null for a share of 0. */
Row evaluation_row(const std::string& set, const Scheme& scheme, const SchemeEvaluation& evaluation);

/** True pairs, candidates per document, recall and precision, both after verification and F1, B-cubed F1, bytes and
 *  microseconds per document: the cells of a table. */
std::vector<std::string> evaluation_cells(const SchemeEvaluation& evaluation);

/** The heading of evaluation_line(). */
std::string evaluation_heading();

/** One line of the table. */
std::string evaluation_line(const std::string& set, const std::string& scheme, const SchemeEvaluation& evaluation);

/** The recall of a scheme by similarity and by length, in lines for people. */
std::string evaluation_details(const SchemeEvaluation& evaluation);

/** Bytes per document: the size of a compacted database with the signatures minus the size of one without. A
 *  database grows in blocks of 8 KiB, so the result is a rough figure for a few hundred documents. Writes both
 *  databases into the folder for temporary files and removes them. */
double signature_bytes(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_EVALUATION_ROWS_H
