#include "databases/document_name.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes/parsed_number.h"
#include "database/document_id.h"
#include "database/recorded_layout.h"
#include "files/file_walk.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::optional<Xapian::docid> read_docid(const std::string& text) {
  const std::optional<Xapian::docid> docid = parsed_number<Xapian::docid>(text);
  return docid != Xapian::docid{0} ? docid : std::nullopt;
}

/** The terms that are ids, for messages. */
std::string id_terms(const Xapian::Database& database) {
  const std::string prefixes = fmt::format("{}", fmt::join(recorded_layout(database).id_prefixes, " or "));
  return "terms with the prefix " + (prefixes.empty() ? "Q or U" : prefixes);
}

/** The name without angle brackets, in which mails write their Message-ID. */
std::string without_brackets(const std::string& name) {
  const bool bracketed = name.size() > 2 && name.front() == '<' && name.back() == '>';
  return bracketed ? name.substr(1, name.size() - 2) : name;
}

}  // namespace

std::optional<std::string> document_name(const Xapian::Database& database, Xapian::docid docid,
                                         const IndexLayout& layout) {
  if (!layout.id_pattern.empty()) {
    if (auto name = name_in_data(layout.id_pattern, database.get_document(docid).get_data())) return name;
  }
  return document_id(database, docid, layout);
}

Row document_name(const Xapian::Database& database, Xapian::docid docid) {
  if (auto name = document_name(database, docid, recorded_layout(database))) return *std::move(name);
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
  if (const std::optional<Xapian::docid> docid = find_name_in_data(database, name)) return *docid;
  if (const auto docid = find_document(database, without_brackets(name))) return *docid;
  if (const std::optional<Xapian::docid> docid = read_docid(name)) return require_document(database, *docid);
  if (const auto docid = name.empty() ? std::nullopt : find_document(database, canonical_path(name))) return *docid;
  std::error_code error;
  const bool file = std::filesystem::is_regular_file(name, error);
  throw Xapian::DocNotFoundError("no document has the id '" + name + "'; ids are " + id_terms(database) +
                                 " without this prefix; 'xapian-neardup search' shows them" +
                                 (file ? "; 'xapian-neardup find' takes a file after --text" : ""));
}

}  // namespace neardup::cli
