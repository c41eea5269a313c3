#include "marks/distinct_pairs.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "database/document_id.h"
#include "database/metadata_keys.h"
#include "marks/duplicate_mark.h"

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

namespace {

DistinctPair ordered(std::string a, std::string b) {
  if (b < a) std::swap(a, b);
  return {std::move(a), std::move(b)};
}

std::string id_hash(std::string_view id) {
  return hex_encode(xxh3_hash(id));
}

/** Ids may consist of any bytes and be longer than a key. So the key has their hashes and the value has the ids. */
std::string key_of(const DistinctPair& pair) {
  return kDistinctKeys + id_hash(pair.first) + id_hash(pair.second);
}

std::string value_of(const DistinctPair& pair) {
  return std::to_string(pair.first.size()) + ":" + pair.first + pair.second;
}

std::optional<DistinctPair> read_value(std::string_view value) {
  const std::size_t colon = std::min(value.find(':'), value.size());
  const std::optional<std::size_t> first_size = parsed_number<std::size_t>(value.substr(0, colon));
  value.remove_prefix(std::min(colon + 1, value.size()));
  if (!first_size || *first_size > value.size()) return std::nullopt;
  return DistinctPair{std::string(value.substr(0, *first_size)), std::string(value.substr(*first_size))};
}

/** The pair under a key, if it belongs there. */
std::optional<DistinctPair> pair_under(const Xapian::Database& database, const std::string& key) {
  const std::string value = database.get_metadata(key);
  std::optional<DistinctPair> pair = read_value(value);
  const bool written = pair && pair->first < pair->second && key_of(*pair) == key && value_of(*pair) == value;
  return written ? pair : std::nullopt;
}

/** The id that document_id() gives for the document to which an id refers; nothing if there is no such document. A long
 *  id and its cut form are equal. */
std::optional<std::string> own_id(const Xapian::Database& database, std::string_view id) {
  const std::optional<Xapian::docid> docid = find_document(database, id);
  return docid ? document_id(database, *docid) : std::nullopt;
}

std::string require_own_id(const Xapian::Database& database, std::string_view id) {
  if (std::optional<std::string> own = own_id(database, id)) return *std::move(own);
  throw Xapian::DocNotFoundError("no document has the id '" + std::string(id) + "'");
}

/** The id in its stored form, also of a deleted document. */
std::string kept_id(const Xapian::Database& database, std::string_view id) {
  return own_id(database, id).value_or(unique_term(id).substr(1));
}

/** A document must not be hidden as a copy of a document that it does not duplicate. */
void unmark_as_copy(Xapian::WritableDatabase& database, const std::string& id, const std::string& original) {
  const std::optional<Xapian::docid> docid = find_document(database, id);
  if (!docid) return;
  Xapian::Document document = database.get_document(*docid);
  if (marked_original(document) != original) return;
  remove_duplicate_mark(document);
  database.replace_document(*docid, document);
}

}  // namespace

bool declare_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b) {
  const DistinctPair pair = ordered(require_own_id(database, id_a), require_own_id(database, id_b));
  if (pair.first == pair.second) {
    throw Xapian::InvalidArgumentError("'" + std::string(id_a) + "' and '" + std::string(id_b) +
                                       "' are the same document; name two");
  }
  if (database.term_exists(kMarkPrefix)) {
    unmark_as_copy(database, pair.first, pair.second);
    unmark_as_copy(database, pair.second, pair.first);
  }
  const std::string key = key_of(pair);
  if (database.get_metadata(key) == value_of(pair)) return false;
  database.set_metadata(key, value_of(pair));
  return true;
}

bool retract_distinct(Xapian::WritableDatabase& database, std::string_view id_a, std::string_view id_b) {
  const DistinctPair pair = ordered(kept_id(database, id_a), kept_id(database, id_b));
  const std::string key = key_of(pair);
  if (database.get_metadata(key) != value_of(pair)) return false;
  database.set_metadata(key, "");  // an empty value removes the key
  return true;
}

std::vector<DistinctPair> distinct_pairs(const Xapian::Database& database) {
  std::vector<DistinctPair> pairs;
  for (const std::string& key : metadata_keys(database, kDistinctKeys)) {
    if (std::optional<DistinctPair> pair = pair_under(database, key)) pairs.push_back(*std::move(pair));
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

std::vector<std::string> distinct_from(const Xapian::Database& database, std::string_view id) {
  const std::string hash = id_hash(id);
  std::vector<std::string> others;
  for (const std::string& key : metadata_keys(database, kDistinctKeys)) {
    if (key.find(hash, std::string_view(kDistinctKeys).size()) == std::string::npos) continue;
    const std::optional<DistinctPair> pair = pair_under(database, key);
    if (!pair) continue;
    if (pair->first == id) others.push_back(pair->second);
    if (pair->second == id) others.push_back(pair->first);
  }
  std::sort(others.begin(), others.end());
  return others;
}

}  // namespace neardup
