/** @file distinct_documents.h
 *  The documents of a database that are declared distinct, by docid. Internal. */
#ifndef NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H
#define NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H

#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Symmetric; a document is never distinct from itself. */
class DistinctDocuments {
 public:
  /** None. */
  DistinctDocuments() = default;

  /** All pairs of which both documents are there. Cost: looks up every declared id. */
  explicit DistinctDocuments(const Xapian::Database& database) : DistinctDocuments(database, {database}) {}

  /** The same for pairs that are declared in several databases, which the first argument has together, in that order.
   *  An id means the document of the database that declares it, if it has one of that id, else one of another. */
  DistinctDocuments(const Xapian::Database& database, const std::vector<Xapian::Database>& declared_in);

  /** Those that one document is declared distinct from. Cost: passes over the declared pairs' keys. */
  DistinctDocuments(const Xapian::Database& database, Xapian::docid docid);

  /** The same by the document's id.
   *  @param docid  stands for it; 0 if it is not in the database. */
  DistinctDocuments(const Xapian::Database& database, std::string_view id, Xapian::docid docid);

  /** Whether two documents are declared distinct. */
  bool hold(Xapian::docid a, Xapian::docid b) const { return pairs_.count({a, b}) != 0; }

  /** Whether a document is declared distinct from any. */
  bool involve(Xapian::docid docid) const { return !partners(docid).empty(); }

  /** Those that a document is declared distinct from, ascending. */
  std::vector<Xapian::docid> partners(Xapian::docid docid) const {
    std::vector<Xapian::docid> partners;
    for (auto pair = pairs_.lower_bound({docid, 0}); pair != pairs_.end() && pair->first == docid; ++pair) {
      partners.push_back(pair->second);
    }
    return partners;
  }

 private:
  void add(Xapian::docid a, Xapian::docid b);

  std::set<std::pair<Xapian::docid, Xapian::docid>> pairs_;  // both ways
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_DISTINCT_DOCUMENTS_H
