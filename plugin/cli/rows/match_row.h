/** @file match_row.h
 *  The columns of a match that find, pairs and explain share. */
#ifndef NEARDUP_CLI_ROWS_MATCH_ROW_H
#define NEARDUP_CLI_ROWS_MATCH_ROW_H

#include <optional>
#include <string>

#include "neardup/match.h"
#include "output/listing.h"

namespace neardup::cli {

/** "exact" or "estimated". */
const char* verification_name(Verification verification);

/** Add "hamming", "jaccard", "containment" and "verification"; null if unknown. */
void add_similarity(Row& row, std::optional<unsigned> hamming, const std::optional<Similarity>& similarity);

/** Text for people: "0.9412 exact  contained 0.9800   3 bits". */
std::string similarity_text(std::optional<unsigned> hamming, const std::optional<Similarity>& similarity);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_MATCH_ROW_H
