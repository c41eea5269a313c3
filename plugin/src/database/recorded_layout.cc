#include "database/recorded_layout.h"

#include <cstddef>
#include <memory>
#include <utility>

#include "database/metadata_keys.h"

namespace neardup {

IndexLayout recorded_layout(const Xapian::Database& database) {
  const Xapian::TermIterator key = database.metadata_keys_begin(kSchemeKeys);
  if (key == database.metadata_keys_end(kSchemeKeys)) return {};
  return IndexLayout::of_scheme_text(database.get_metadata(*key));
}

std::optional<std::string> kept_name(const Xapian::Document& document, const IndexLayout& layout) {
  constexpr std::size_t kMostData = std::size_t{1} << 16;
  const std::string& pattern = layout.id_pattern;
  if (layout.id_slot) {
    std::string name = document.get_value(*layout.id_slot);
    return name.empty() ? std::nullopt : std::optional(std::move(name));
  }
  if (pattern.empty()) return std::nullopt;
  thread_local std::unique_ptr<const NamePattern> last;
  if (!last || last->text() != pattern) last = std::make_unique<const NamePattern>(pattern);
  return last->find(document.get_data().substr(0, kMostData));
}

std::optional<Xapian::docid> find_kept_name(const Xapian::Database& database, const std::string& name) {
  const IndexLayout layout = recorded_layout(database);
  if (layout.id_from().empty()) return std::nullopt;
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    if (kept_name(database.get_document(*document), layout) == name) return *document;
  }
  return std::nullopt;
}

}  // namespace neardup
