/** @file incremental_state_check.h
 *  Checks whether the incremental state is valid and belongs to the recorded rule. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_INCREMENTAL_STATE_CHECK_H
#define NEARDUP_PLUGIN_CHECK_INCREMENTAL_STATE_CHECK_H

#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "check/issue_sink.h"
#include "scheme/scheme.h"

namespace neardup {

/** Report an incremental state that is damaged, or belongs to another rule.
 *  @param rule  the recorded one. */
void check_incremental_state(const Xapian::Database& database, const Scheme& scheme, const std::string& rule,
                             const IssueSink& found);

/** The documents in the incremental state, ascending; nothing if there is none that can be read. */
std::optional<std::vector<Xapian::docid>> docids_of_incremental_state(const Xapian::Database& database,
                                                                      const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_INCREMENTAL_STATE_CHECK_H
