#include "database/recorded_layout.h"

#include <cstddef>
#include <memory>

#include "database/metadata_keys.h"

namespace neardup {

IndexLayout recorded_layout(const Xapian::Database& database) {
  const Xapian::TermIterator key = database.metadata_keys_begin(kSchemeKeys);
  if (key == database.metadata_keys_end(kSchemeKeys)) return {};
  return IndexLayout::of_scheme_text(database.get_metadata(*key));
}

std::optional<std::string> name_in_data(const std::string& pattern, const std::string& data) {
  constexpr std::size_t kMostData = std::size_t{1} << 16;
  thread_local std::unique_ptr<const NamePattern> last;
  if (!last || last->text() != pattern) last = std::make_unique<const NamePattern>(pattern);
  return last->find(data.substr(0, kMostData));
}

std::optional<Xapian::docid> find_name_in_data(const Xapian::Database& database, const std::string& name) {
  const std::string pattern = recorded_layout(database).id_pattern;
  if (pattern.empty()) return std::nullopt;
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    if (name_in_data(pattern, database.get_document(*document).get_data()) == name) return *document;
  }
  return std::nullopt;
}

}  // namespace neardup
