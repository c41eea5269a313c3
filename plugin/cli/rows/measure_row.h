/** @file measure_row.h
 *  How all measures of a pair print: the columns and lines that explain and compare share. */
#ifndef NEARDUP_CLI_ROWS_MEASURE_ROW_H
#define NEARDUP_CLI_ROWS_MEASURE_ROW_H

#include <optional>
#include <string>
#include <vector>

#include "output/listing.h"
#include "verify/text_measures.h"

namespace neardup::cli {

/** Keys that add_measures() adds, in order. */
std::vector<std::string> measure_columns();

/** Add all measures but the scheme's Jaccard index, which add_similarity() does; what is not known is null. */
void add_measures(Row& row, const std::optional<TextMeasures>& measures);

/** A measure for people. */
struct MeasureLine {
  std::string name;
  std::string value;
  std::string meaning;
};

/** All measures; one that does not apply is left out. */
std::vector<MeasureLine> measure_lines(const TextMeasures& measures);

/** measure_lines() as a table, each line indented, without a line break at the end. */
std::string measures_text(const TextMeasures& measures);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_MEASURE_ROW_H
