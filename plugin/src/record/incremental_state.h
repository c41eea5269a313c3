/** @file incremental_state.h
 *  The incremental state: what a run of grouping records for the next run, in a database's metadata (plugin/FORMAT.md).
 *  Internal to grouping. */
#ifndef NEARDUP_PLUGIN_RECORD_INCREMENTAL_STATE_H
#define NEARDUP_PLUGIN_RECORD_INCREMENTAL_STATE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

struct IncrementalState {
  /** A document, and a hash of everything on which its part in the groups depends, except its words. */
  struct Entry {
    Xapian::docid docid = 0;
    std::uint32_t mark = 0;
  };

  /** An oversized bucket, and the representatives that it remembered. */
  struct Oversized {
    std::string bucket;
    std::vector<Xapian::docid> remembered;
  };

  std::vector<Entry> entries;        ///< in order of preference
  std::vector<Oversized> oversized;  ///< by name
};

/** @param rule  how the groups were formed; one line. */
void write_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                             const IncrementalState& incremental_state);

/** Nothing if there is none, if it is damaged, or if the groups were formed by another rule. */
std::optional<IncrementalState> read_incremental_state(const Xapian::Database& database, const Scheme& scheme,
                                                       const std::string& rule);

void clear_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_INCREMENTAL_STATE_H
