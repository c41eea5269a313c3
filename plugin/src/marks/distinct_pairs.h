/** @file distinct_pairs.h
 *  Documents that someone has looked at and declared not to be duplicates of each other.
 *
 *  A pair is kept in the database's metadata by the documents' unique ids (document_id.h): it outlives re-indexing,
 *  renumbering and compaction, and waits for a document that is deleted to come back. Grouper, CascadeFinder and find_pairs()
 *  leave declared pairs out; unverified queries (CascadeFinder::document_query()) do not.
 *  THREADS: as the database handle: one at a time.
 */
#ifndef NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H
#define NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H

#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Two ids, as document_id() gives them; first < second by their bytes. */
struct DistinctPair {
  std::string first;
  std::string second;

  bool operator==(const DistinctPair& other) const { return first == other.first && second == other.second; }
};

/** Declare two documents distinct, in either order. If one is marked as a near-duplicate of the other
 *  (duplicate_mark.h), it loses its mark. Stored: yes (plugin/FORMAT.md); committed by the caller.
 *  @return whether that is new.
 *  @exception Xapian::DocNotFoundError if no document has one of the ids; it is named.
 *  @exception Xapian::InvalidArgumentError if both ids mean one document. */
bool declare_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b);

/** Take a declaration back, in either order; documents that are deleted meanwhile may be named too.
 *  @return whether there was one. */
bool retract_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b);

/** All declared pairs, ascending by (first, second). Entries that nobody can have written are passed over.
 *  Cost: one pass over their keys; on a remote database a round trip for each pair. */
std::vector<DistinctPair> distinct_pairs(const Xapian::Database& database);

/** The ids that a document's id is declared distinct from, ascending; usually none.
 *  Cost: one pass over the keys; reads only the pairs of this id. */
std::vector<std::string> distinct_from(const Xapian::Database& database, std::string_view id);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H
