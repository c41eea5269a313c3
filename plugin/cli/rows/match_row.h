/** @file match_row.h
 *  The columns that listings of matches and pairs share: a match, all measures of a pair, and whether its documents come
 *  from one template.
 */
#ifndef NEARDUP_CLI_ROWS_MATCH_ROW_H
#define NEARDUP_CLI_ROWS_MATCH_ROW_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "output/listing.h"
#include "scheme/scheme.h"
#include "verify/text_measures.h"

namespace neardup::cli {

/** "exact" or "estimated". */
const char* verification_name(Verification verification);

/** The same, or "exact-by-index" if the words of an index were compared, which may lack some of the text. */
const char* verification_name(const Similarity& similarity);

/** Add "hamming", "jaccard", "containment" and "verification"; null if unknown. */
void add_similarity(Row& row, std::optional<unsigned> hamming, const std::optional<Similarity>& similarity);

/** Text for people: "0.9412 exact  contained 0.9800   3 bits". */
std::string similarity_text(std::optional<unsigned> hamming, const std::optional<Similarity>& similarity);

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

/** The name of a family of one template; null for 0. */
Row template_or_null(std::uint64_t family);

/** The family to which both documents belong; 0 if there is none, or if they are in one group: then they are copies. */
std::uint64_t common_family(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b);

/** " of one template", or nothing for 0. */
std::string template_note(std::uint64_t family);

/** One line on a family, with its size; empty for 0. Cost: reads a value slot from end to end. */
std::string template_text(const Xapian::Database& database, const Scheme& scheme, std::uint64_t family);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_MATCH_ROW_H
