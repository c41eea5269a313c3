#include "database/document_id.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/percent_encoding.h"
#include "database/metadata_keys.h"
#include "database/prefixed_terms.h"
#include "scheme/own_terms.h"

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

namespace {

constexpr std::size_t kHashBytes = kLongestUniqueTerm - kWholeInUniqueTerm;

/** Omega's hash of the part of a long term that is cut off: 32 bits, six to a printable character. */
std::string omega_hash(std::string_view cut) {
  std::uint32_t hash = 1;
  for (const char c : cut) hash += (hash << 5) + static_cast<unsigned char>(c);
  std::string text(kHashBytes, ' ');
  for (char& c : text) {
    if (hash == 0) break;
    c = static_cast<char>((hash & 63) + 33);
    hash >>= 6;
  }
  return text;
}

std::string term_of_id(const std::string& prefix, std::string_view id) {
  std::string term = prefix + std::string(id);
  if (term.size() <= kLongestUniqueTerm) return term;
  return term.substr(0, kWholeInUniqueTerm) + omega_hash(std::string_view(term).substr(kWholeInUniqueTerm));
}

std::vector<std::string> unique_prefixes(const IndexLayout& layout) {
  return layout.id_prefixes.empty() ? std::vector<std::string>{"Q", "U"} : layout.id_prefixes;
}

/** The term of an id as Xapian's programs write it: a colon ends a prefix of several letters before a capital. */
std::string term_with_prefix(const std::string& prefix, std::string_view id) {
  const bool colon = prefix.size() > 1 && needs_colon(id);
  return term_of_id(prefix + (colon ? ":" : ""), id);
}

/** What stands behind a prefix, without the colon that may follow several letters. */
std::string behind(const std::string& term, const std::string& prefix) {
  const bool colon = prefix.size() > 1 && term.compare(prefix.size(), 1, ":") == 0;
  return term.substr(prefix.size() + (colon ? 1 : 0));
}

/** The id behind a prefix that a scheme names. A capital behind it belongs to a longer prefix if another term has none,
 *  or if the prefix has several letters: then a colon precedes capitals of an id. */
std::optional<std::string> named_id(const Xapian::Database& database, Xapian::docid docid, const std::string& prefix) {
  const std::vector<std::string> terms = prefixed_terms(database, docid, prefix);
  for (const std::string& term : terms) {
    if (!has_longer_prefix(term, prefix)) return behind(term, prefix);
  }
  if (prefix.size() == 1 && !terms.empty()) return terms.front().substr(1);
  return std::nullopt;
}

/** The id that the data keep because its term was cut; nothing if there is none. Of a shorter term, such a line may
 *  mean anything. */
std::optional<std::string> kept_id(const Xapian::Document& document, std::string_view unique_term) {
  if (unique_term.size() != kLongestUniqueTerm) return std::nullopt;
  const std::string data = document.get_data();
  std::string kept = percent_decoded(data_field(data, kWholeIdField));
  return term_of_id(std::string(unique_term.substr(0, 1)), kept) == unique_term ? std::optional(std::move(kept))
                                                                                : std::nullopt;
}

}  // namespace

std::string whole_id_field(std::string_view id) {
  return id.size() < kLongestUniqueTerm ? std::string() : percent_encoded_path(id);
}

std::string whole_id(const Xapian::Document& document, std::string_view unique_term) {
  return kept_id(document, unique_term).value_or(std::string(unique_term.substr(1)));
}

std::string unique_term(std::string_view id) {
  return term_of_id("Q", id);
}

std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id) {
  for (const std::string& prefix : unique_prefixes(recorded_layout(database))) {
    const std::string term = term_with_prefix(prefix, id);
    const Xapian::PostingIterator end = database.postlist_end(term);
    for (Xapian::PostingIterator posting = database.postlist_begin(term); posting != end; ++posting) {
      if (id.size() < kLongestUniqueTerm) return *posting;
      const std::optional<std::string> kept = kept_id(database.get_document(*posting), term);
      if (!kept || *kept == id) return *posting;
    }
  }
  return std::nullopt;
}

std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid) {
  return document_id(database, docid, recorded_layout(database));
}

std::optional<std::string> document_id(const Xapian::Database& database, Xapian::docid docid,
                                       const IndexLayout& layout) {
  for (const std::string& prefix : layout.id_prefixes) {
    if (std::optional<std::string> id = named_id(database, docid, prefix)) return id;
  }
  if (!layout.id_prefixes.empty()) return std::nullopt;
  for (const std::string& prefix : unique_prefixes(layout)) {
    const std::vector<std::string> terms = prefixed_terms(database, docid, prefix);
    if (!terms.empty()) return terms.front().substr(1);
  }
  return std::nullopt;
}

std::optional<std::string> id_in_term(const std::string& unique_term, const IndexLayout& layout) {
  for (const std::string& prefix : unique_prefixes(layout)) {
    const bool longer = prefix.size() > 1 && has_longer_prefix(unique_term, prefix);
    if (begins_with(unique_term, prefix) && !longer) return behind(unique_term, prefix);
  }
  return std::nullopt;
}

}  // namespace neardup
