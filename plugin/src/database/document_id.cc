#include "database/document_id.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "database/data_field.h"
#include "database/percent_encoding.h"
#include "database/prefixed_terms.h"

namespace neardup {

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

std::string term_of_id(char prefix, std::string_view id) {
  std::string term = prefix + std::string(id);
  if (term.size() <= kLongestUniqueTerm) return term;
  return term.substr(0, kWholeInUniqueTerm) + omega_hash(std::string_view(term).substr(kWholeInUniqueTerm));
}

constexpr char kUniquePrefixes[] = {'Q', 'U'};

/** The id that the data keep because its term was cut; nothing if there is none. Of a shorter term, such a line may
 *  mean anything. */
std::optional<std::string> kept_id(const Xapian::Document& document, std::string_view unique_term) {
  if (unique_term.size() != kLongestUniqueTerm) return std::nullopt;
  const std::string data = document.get_data();
  std::string kept = percent_decode(data_field(data, kWholeIdField));
  return term_of_id(unique_term[0], kept) == unique_term ? std::optional(std::move(kept)) : std::nullopt;
}

}  // namespace

std::string whole_id_field(std::string_view id) {
  return id.size() < kLongestUniqueTerm ? std::string() : percent_encode(id);
}

std::string whole_id(const Xapian::Document& document, std::string_view unique_term) {
  return kept_id(document, unique_term).value_or(std::string(unique_term.substr(1)));
}

std::string unique_term(std::string_view id) {
  return term_of_id('Q', id);
}

std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id) {
  for (const char prefix : kUniquePrefixes) {
    const std::string term = term_of_id(prefix, id);
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
  for (const char prefix : kUniquePrefixes) {
    const std::vector<std::string> terms = prefixed_terms(database, docid, std::string(1, prefix));
    if (!terms.empty()) return terms.front().substr(1);
  }
  return std::nullopt;
}

}  // namespace neardup
