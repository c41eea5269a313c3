/** @file near_ids.h
 *  Keeps the ids behind near: from what rewrites the words of a query. THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_NEAR_IDS_H
#define NEARDUP_CLI_OMEGA_NEAR_IDS_H

#include <string>
#include <vector>

namespace neardup::cli {

/** A query with the number of an id in place of each id behind near:, as `near:0`. */
struct NumberedIds {
  std::string query;
  std::vector<std::string> ids;
};

/** Finds ids as Xapian::QueryParser does: behind a field that begins a word outside quotes, up to a space or a closing bracket,
 *  or in quotes with "" for a quote. Cost: linear. */
NumberedIds with_numbered_ids(const std::string& query);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_NEAR_IDS_H
