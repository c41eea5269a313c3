#include "databases/document_name.h"

#include <charconv>
#include <optional>
#include <system_error>

#include "database/document_id.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::optional<Xapian::docid> read_docid(const std::string& text) {
  Xapian::docid docid = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), docid);
  if (error != std::errc() || end != text.data() + text.size() || docid == 0) return std::nullopt;
  return docid;
}

}  // namespace

Row document_name(const Xapian::Database& database, Xapian::docid docid) {
  if (std::optional<std::string> id = document_id(database, docid)) return *std::move(id);
  return docid;
}

std::string printable_name(const Row& name) {
  return name.is_string() ? printable(name.get<std::string>()) : "docid " + name.dump();
}

Xapian::docid require_document(const Xapian::Database& database, Xapian::docid docid) {
  try {
    database.get_document(docid);
  } catch (const Xapian::DocNotFoundError&) {
    throw Xapian::DocNotFoundError("no document has the docid " + std::to_string(docid) + "; the last one is " +
                                   std::to_string(database.get_lastdocid()));
  }
  return docid;
}

Xapian::docid require_document(const Xapian::Database& database, const std::string& name) {
  if (const std::optional<Xapian::docid> docid = find_document(database, name)) return *docid;
  if (const std::optional<Xapian::docid> docid = read_docid(name)) return require_document(database, *docid);
  throw Xapian::DocNotFoundError("no document has the id '" + name +
                                 "'; ids are unique terms without their Q or U; 'xapian-neardup search' shows them");
}

}  // namespace neardup::cli
