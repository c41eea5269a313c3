#include "find/distinct_documents.h"

#include <optional>
#include <string>

#include "database/document_id.h"
#include "database/metadata_keys.h"
#include "marks/distinct_pairs.h"

namespace neardup {

DistinctDocuments::DistinctDocuments(const Xapian::Database& database,
                                     const std::vector<Xapian::Database>& declared_in) {
  const auto parts = static_cast<Xapian::docid>(declared_in.size());
  for (Xapian::docid place = 0; place != parts; ++place) {
    const Xapian::Database& one = declared_in[place];
    // The database's own document is preferred, because another database may have a document with the same id.
    const auto meant = [&](const std::string& id) {
      const std::optional<Xapian::docid> own = find_document(one, id);
      if (parts == 1 || !own) return own ? own : find_document(database, id);
      return std::optional((*own - 1) * parts + place + 1);
    };
    for (const DistinctPair& pair : distinct_pairs(one)) {
      const std::optional<Xapian::docid> first = meant(pair.first);
      const std::optional<Xapian::docid> second = meant(pair.second);
      if (first && second) add(*first, *second);
    }
  }
}

DistinctDocuments::DistinctDocuments(const Xapian::Database& database, Xapian::docid docid) {
  // Nearly always there is no pair, and the document's terms need not be read.
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
