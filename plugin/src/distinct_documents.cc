#include "distinct_documents.h"

#include <optional>
#include <string>

#include "metadata_keys.h"
#include "neardup/distinct_pairs.h"
#include "neardup/document_id.h"

namespace neardup {

DistinctDocuments::DistinctDocuments(const Xapian::Database& database,
                                     const std::vector<Xapian::Database>& declared_in) {
  for (const Xapian::Database& one : declared_in) {
    for (const DistinctPair& pair : distinct_pairs(one)) {
      const std::optional<Xapian::docid> first = find_document(database, pair.first);
      const std::optional<Xapian::docid> second = find_document(database, pair.second);
      if (first && second) add(*first, *second);
    }
  }
}

DistinctDocuments::DistinctDocuments(const Xapian::Database& database, Xapian::docid docid) {
  // Nearly always there is none, and the document's terms need not be looked at.
  if (database.metadata_keys_begin(kDistinctKeys) == database.metadata_keys_end(kDistinctKeys)) return;
  if (const std::optional<std::string> id = document_id(database, docid)) *this = {database, *id, docid};
}

DistinctDocuments::DistinctDocuments(const Xapian::Database& database, std::string_view id, Xapian::docid docid) {
  for (const std::string& other : distinct_from(database, id)) {
    if (const std::optional<Xapian::docid> found = find_document(database, other)) add(docid, *found);
  }
}

void DistinctDocuments::add(Xapian::docid a, Xapian::docid b) {
  if (a == b) return;
  pairs_.emplace(a, b);
  pairs_.emplace(b, a);
}

}  // namespace neardup
