/** @file distinct_documents.h
 *  Pairs of documents that are declared distinct, by docid. Internal. */
#ifndef NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H
#define NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H

#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Symmetric; a document is never distinct from itself. */
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

#endif  // NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H
