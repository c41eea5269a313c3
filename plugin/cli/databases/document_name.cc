#include "databases/document_name.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "bytes/percent_encoding.h"
#include "database/document_id.h"
#include "files/canonical_path.h"
#include "output/log_format.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::optional<Xapian::docid> read_docid(const std::string& text) {
  const std::optional<Xapian::docid> docid = parsed_number<Xapian::docid>(text);
  return docid != Xapian::docid{0} ? docid : std::nullopt;
}

/** Call look(id) for the ids that begin so, until it returns false. Cost: at most a million terms. */
template <typename Look>
void for_each_id(const Xapian::Database& database, const std::string& beginning, const Look& look) {
  std::size_t left = 1'000'000;
  std::vector<std::string> prefixes = recorded_layout(database).id_prefixes;
  if (prefixes.empty()) prefixes = {"Q", "U"};
  for (const std::string& prefix : prefixes) {
    const auto end = database.allterms_end(prefix + beginning);
    for (auto term = database.allterms_begin(prefix + beginning); term != end && left != 0; ++term, --left) {
      if (!look((*term).substr(prefix.size()))) return;
    }
  }
}

/** An id of which a name is a part, such as the end of a path, for a message; else nothing. */
std::string similar_id(const Xapian::Database& database, const std::string& name) {
  std::string meant;
  for_each_id(database, "", [&](const std::string& id) {
    if (id.find(name) != std::string::npos) meant = " (did you mean '" + printable(id) + "'?)";
    return meant.empty();
  });
  return meant;
}

/** The one document whose id says the same as an address, whichever characters are percent-encoded in either. */
std::optional<Xapian::docid> find_address(const Xapian::Database& database, const std::string& address) {
  const std::string decoded = percent_decoded(address);
  const auto is_plain = [](char c) { return is_letter_or_digit(c) || c == '/'; };
  const auto plain_end = std::find_if_not(address.begin(), address.end(), is_plain);
  std::set<std::string> ids;
  for_each_id(database, std::string(address.begin(), plain_end), [&](const std::string& id) {
    if (percent_decoded(id) == decoded) ids.insert(id);
    return ids.size() < 2;
  });
  return ids.size() == 1 ? find_document(database, *ids.begin()) : std::nullopt;
}

/** The path and what follows of a URL with a host, which an id may lack; empty for another text. */
std::string without_host(const std::string& url) {
  const std::size_t host = url.find("://");
  const std::size_t path = host == std::string::npos ? host : url.find('/', host + 3);
  return path == std::string::npos ? std::string() : url.substr(path);
}

/** The name without angle brackets, in which mails write their Message-ID. */
std::string without_brackets(const std::string& name) {
  const bool bracketed = name.size() > 2 && name.front() == '<' && name.back() == '>';
  return bracketed ? name.substr(1, name.size() - 2) : name;
}

}  // namespace

std::optional<std::string> document_name(const Xapian::Database& database, Xapian::docid docid,
                                         const IndexLayout& layout) {
  if (!layout.id_from().empty()) {
    if (auto name = kept_name(database.get_document(docid), layout)) return name;
  }
  std::optional<std::string> id = document_id(database, docid, layout);
  if (id && id->size() + 1 == kLongestUniqueTerm) id = whole_id(database.get_document(docid), 'Q' + *id);
  return id;
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
  if (const std::optional<Xapian::docid> docid = find_kept_name(database, name)) return *docid;
  if (const auto docid = find_document(database, without_brackets(name))) return *docid;
  if (const std::optional<Xapian::docid> docid = read_docid(name)) {
    require_document(database, *docid);
    const std::optional<std::string> id = document_id(database, *docid, recorded_layout(database));
    if (id && id->find_first_not_of("0123456789") == std::string::npos)
      write_to_stderr(
          fmt::format("xapian-neardup: no document has the id '{}'; this is document number {}, of the id '{}'\n", name,
                      *docid, *id));
    return *docid;
  }
  if (const auto docid = name.empty() ? std::nullopt : find_document(database, canonical_path(name))) return *docid;
  for (const std::string& address : {name, without_host(name)}) {
    if (const auto docid = address.empty() ? std::nullopt : find_address(database, address)) return *docid;
  }
  std::error_code error;
  const bool file = std::filesystem::is_regular_file(name, error);
  throw Xapian::DocNotFoundError("no document has the id '" + name + "'" + similar_id(database, name) +
                                 "; 'xapian-neardup search' and 'groups' show ids" +
                                 (file ? "; 'find' takes a file after --text, 'explain FILE FILE' compares two" : ""));
}

}  // namespace neardup::cli
