/** @file measure_row.h
 *  The columns and lines of all measures of a pair that explain and compare share. */
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

/** Add all measures except the scheme's Jaccard index, which add_similarity() adds; null if unknown. */
void add_measures(Row& row, const std::optional<TextMeasures>& measures);

/** A measure for people. */
struct MeasureLine {
  std::string name;
  std::string value;
  std::string meaning;
};

/** All measures that apply. */
std::vector<MeasureLine> measure_lines(const TextMeasures& measures);

/** measure_lines() as a table, each line indented, without a line break at the end. */
std::string measures_text(const TextMeasures& measures);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_MEASURE_ROW_H
