/** @file distinct_pairs.h
 *  Documents that a person declared not to be duplicates of each other.
 *
 *  The database's metadata stores a pair by the documents' unique ids (document_id.h). So it survives re-indexing,
 *  renumbering and compaction, and applies again when a deleted document comes back. Grouping, CascadeFinder and
 *  find_pairs() leave declared pairs out; unverified queries (CascadeFinder::document_query()) do not.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H
#define NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Two ids, as document_id() gives them; first < second by their bytes. */
using DistinctPair = std::pair<std::string, std::string>;

/** Declare two documents distinct, in either order. If one is marked as a near-duplicate of the other
 *  (duplicate_mark.h), it loses its mark. Stored: yes (plugin/FORMAT.md); does not commit.
 *  @return whether the declaration is new.
 *  @exception Xapian::DocNotFoundError if no document has one of the ids; names it.
 *  @exception Xapian::InvalidArgumentError if both ids refer to the same document. */
bool declare_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b);

/** Remove a declaration, in either order, also of documents that were deleted since.
 *  @return whether there was one. */
bool retract_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b);

/** All declared pairs, ascending by (first, second). Entries that no version of this library writes are skipped.
 *  Cost: one pass over their keys; on a remote database a round trip for each pair. */
std::vector<DistinctPair> distinct_pairs(const Xapian::Database& database);

/** The ids from which a document's id is declared distinct, ascending; usually none.
 *  Cost: one pass over the keys; reads only the pairs of this id. */
std::vector<std::string> distinct_from(const Xapian::Database& database, std::string_view id);

/** The declared pairs by docid. Symmetric; a document is never distinct from itself. */
class DistinctDocuments {
 public:
  /** No pairs. */
  DistinctDocuments() = default;

  /** All pairs whose documents both exist. Cost: looks up every declared id. */
  explicit DistinctDocuments(const Xapian::Database& database) : DistinctDocuments(database, {database}) {}

  /** The same for pairs that are declared in several databases. The first argument combines them, in this order. An id
   *  refers to a document of the database that declares it, or else to one of another database. */
  DistinctDocuments(const Xapian::Database& database, const std::vector<Xapian::Database>& declared_in);

  /** The pairs of one document. Cost: walks the keys of the declared pairs. */
  DistinctDocuments(const Xapian::Database& database, Xapian::docid docid);

  /** The same for the document with an id.
   *  @param docid  the docid to use for it; 0 if it is not in the database. */
  DistinctDocuments(const Xapian::Database& database, std::string_view id, Xapian::docid docid);

  /** Whether two documents are declared distinct. */
  bool hold(Xapian::docid a, Xapian::docid b) const { return pairs_.count({a, b}) != 0; }

  /** Whether a document is declared distinct from any. */
  bool involve(Xapian::docid docid) const {
    const auto pair = pairs_.lower_bound({docid, 0});
    return pair != pairs_.end() && pair->first == docid;
  }

 private:
  void add(Xapian::docid a, Xapian::docid b);

  std::set<std::pair<Xapian::docid, Xapian::docid>> pairs_;  // both ways
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_DISTINCT_PAIRS_H
