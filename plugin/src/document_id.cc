#include "neardup/document_id.h"

#include <cstdint>
#include <vector>

#include "prefixed_terms.h"

namespace neardup {

namespace {

constexpr std::size_t kMaxTermOctets = 240;  // Omega's bound; Xapian's is 245
constexpr std::size_t kHashOctets = 6;

/** Omega's hash of the part of a long term that is cut off: 32 bits, six to a printable character. */
std::string omega_hash(std::string_view cut) {
  std::uint32_t hash = 1;
  for (const char c : cut) hash += (hash << 5) + static_cast<unsigned char>(c);
  std::string text(kHashOctets, ' ');
  for (char& c : text) {
    if (hash == 0) break;
    c = static_cast<char>((hash & 63) + 33);
    hash >>= 6;
  }
  return text;
}

std::string term_of_id(char prefix, std::string_view id) {
  std::string term = prefix + std::string(id);
  if (term.size() <= kMaxTermOctets) return term;
  const std::size_t kept = kMaxTermOctets - kHashOctets;
  return term.substr(0, kept) + omega_hash(std::string_view(term).substr(kept));
}

constexpr char kUniquePrefixes[] = {'Q', 'U'};

}  // namespace

std::string unique_term(std::string_view id) {
  return term_of_id('Q', id);
}

std::optional<Xapian::docid> find_document(const Xapian::Database& database, std::string_view id) {
  for (const char prefix : kUniquePrefixes) {
    const std::string term = term_of_id(prefix, id);
    const Xapian::PostingIterator posting = database.postlist_begin(term);
    if (posting != database.postlist_end(term)) return *posting;
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
