/** @file template_column.h
 *  The column that says that documents come from one template (`group`). */
#ifndef NEARDUP_CLI_ROWS_TEMPLATE_COLUMN_H
#define NEARDUP_CLI_ROWS_TEMPLATE_COLUMN_H

#include <cstdint>
#include <optional>
#include <string>

#include <xapian.h>

#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** The name of a family of one template; null for 0. */
Row template_or_null(std::uint64_t family);

/** The family to which both documents belong; 0 if there is none. */
std::uint64_t common_family(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b);

/** " of one template", or nothing for 0. */
std::string template_note(std::uint64_t family);

/** One line on a family, with its size; empty for 0. Cost: reads a value slot from end to end. */
std::string template_text(const Xapian::Database& database, const Scheme& scheme, std::uint64_t family);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_TEMPLATE_COLUMN_H
