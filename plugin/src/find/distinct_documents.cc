#include "find/distinct_documents.h"

#include <optional>
#include <string>

#include "database/document_id.h"
#include "database/metadata_keys.h"
#include "marks/distinct_pairs.h"

namespace neardup {

namespace {

/** Finds the documents to which the ids in one of several databases refer. */
class MeantDocuments {
 public:
  /** @param place  of the database among the parts of `all`. */
  MeantDocuments(const Xapian::Database& all, const Xapian::Database& one, std::size_t place, std::size_t parts)
      : all_(all), one_(one), place_(static_cast<Xapian::docid>(place)), parts_(static_cast<Xapian::docid>(parts)) {}

  /** Prefers the database's own document, because another database may have a document with the same id. */
  std::optional<Xapian::docid> find(const std::string& id) const {
    const std::optional<Xapian::docid> own = find_document(one_, id);
    if (parts_ == 1 || !own) return own ? own : find_document(all_, id);
    return (*own - 1) * parts_ + place_ + 1;
  }

 private:
  const Xapian::Database& all_;
  const Xapian::Database& one_;
  Xapian::docid place_;
  Xapian::docid parts_;
};

}  // namespace

DistinctDocuments::DistinctDocuments(const Xapian::Database& database,
                                     const std::vector<Xapian::Database>& declared_in) {
  for (std::size_t place = 0; place != declared_in.size(); ++place) {
    const Xapian::Database& one = declared_in[place];
    const MeantDocuments meant(database, one, place, declared_in.size());
    for (const DistinctPair& pair : distinct_pairs(one)) {
      const std::optional<Xapian::docid> first = meant.find(pair.first);
      const std::optional<Xapian::docid> second = meant.find(pair.second);
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
