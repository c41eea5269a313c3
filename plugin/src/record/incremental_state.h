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

#include "groups/star_groups.h"
#include "scheme/scheme.h"

namespace neardup {

struct IncrementalState {
  /** A document, and a hash of everything on which its part in the groups depends, except its words. */
  struct Entry {
    Xapian::docid docid = 0;
    std::uint32_t mark = 0;
  };

  /** An oversized bucket, and the representatives that it remembered; or one of more documents than it offers as
   *  neighbours, and those. */
  struct Bucket {
    std::string name;
    std::vector<Xapian::docid> docids;  ///< in order of preference
  };

  /** The first neighbours of a document that has any. */
  struct Neighbours {
    Xapian::docid docid = 0;
    std::vector<Xapian::docid> neighbours;  ///< in order of preference
  };

  /** A document of a family: how near it is to the centre of the family, and to the centre of its part. */
  struct FamilyMember {
    Xapian::docid docid = 0;
    StarLink link;
    Xapian::docid centre = 0;
    StarLink link_to_centre;
  };

  /** A group of several texts, and whether it was found to be a family of one template. */
  struct Judged {
    Xapian::docid centre = 0;
    std::uint32_t documents = 0;        ///< hash of the documents and their texts
    std::vector<FamilyMember> members;  ///< of a family, the centre first; empty for a group that is none
  };

  std::vector<Entry> entries;          ///< in order of preference
  std::vector<Bucket> oversized;       ///< by name
  std::vector<Bucket> crowded;         ///< by name
  std::vector<Neighbours> neighbours;  ///< in order of preference
  std::vector<Judged> judged;          ///< in the order of the centres
};

/** Before a run writes marks: which documents it may write. Until the state is written, they count as changed, even if
 *  their marks are those of the state again: the run may have been killed, and had other bands before it. Documents of
 *  earlier calls stay. Nothing if there is no state.
 *  @param docids  ascending. */
void announce_writes(Xapian::WritableDatabase& database, const Scheme& scheme,
                     const std::vector<Xapian::docid>& docids);

/** @param rule  how the groups were formed; one line. */
void write_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& rule,
                             const IncrementalState& incremental_state);

/** Nothing if there is none, if it is damaged, or if the groups were formed by another rule. Without the entries of
 *  documents of announce_writes(). */
std::optional<IncrementalState> read_incremental_state(const Xapian::Database& database, const Scheme& scheme,
                                                       const std::string& rule);

void clear_incremental_state(Xapian::WritableDatabase& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_INCREMENTAL_STATE_H
