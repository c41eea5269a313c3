/** @file distinct_documents.h
 *  The documents of a database that are declared distinct, by docid. Internal. */
#ifndef NEARDUP_SRC_DISTINCT_DOCUMENTS_H
#define NEARDUP_SRC_DISTINCT_DOCUMENTS_H

#include <cstddef>
#include <set>
#include <utility>

#include <xapian.h>

namespace neardup {

/** Symmetric; a document is never distinct from itself. */
class DistinctDocuments {
 public:
  /** None. */
  DistinctDocuments() = default;

  /** All pairs of which both documents are there. Cost: looks up every declared id. */
  explicit DistinctDocuments(const Xapian::Database& database);

  /** Those that one document is declared distinct from. Cost: passes over the declared pairs' keys. */
  DistinctDocuments(const Xapian::Database& database, Xapian::docid docid);

  /** Whether two documents are declared distinct. */
  bool hold(Xapian::docid a, Xapian::docid b) const { return pairs_.count({a, b}) != 0; }

  /** Whether a document is declared distinct from any. */
  bool involve(Xapian::docid docid) const {
    const auto place = pairs_.lower_bound({docid, 0});
    return place != pairs_.end() && place->first == docid;
  }

 private:
  void add(Xapian::docid a, Xapian::docid b);

  std::set<std::pair<Xapian::docid, Xapian::docid>> pairs_;  // both ways
};

}  // namespace neardup

#endif  // NEARDUP_SRC_DISTINCT_DOCUMENTS_H
