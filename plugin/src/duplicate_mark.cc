#include "neardup/duplicate_mark.h"

#include <vector>

#include "neardup/document_id.h"
#include "prefixed_terms.h"

namespace neardup {

std::string duplicate_mark(std::string_view id) {
  const std::string name = unique_term(id).substr(1);
  // A prefix ends where no capital follows.
  const bool needs_colon = !name.empty() && (name[0] == ':' || (name[0] >= 'A' && name[0] <= 'Z'));
  return kDuplicateMark + std::string(needs_colon ? ":" : "") + name;
}

void mark_duplicate(Xapian::Document& document, const std::optional<std::string>& original) {
  remove_duplicate_mark(document);
  document.add_boolean_term(kDuplicateMark);
  if (original) document.add_boolean_term(duplicate_mark(*original));
}

void remove_duplicate_mark(Xapian::Document& document) {
  remove_prefixed_terms(document, kDuplicateMark);
}

std::optional<std::string> marked_original(const Xapian::Document& document) {
  const std::string mark = kDuplicateMark;
  const std::vector<std::string> terms = prefixed_terms(document, mark);
  if (terms.empty() || terms.front() != mark) return std::nullopt;
  for (const std::string& term : terms) {
    if (term == mark || has_longer_prefix(term, mark)) continue;
    return term.substr(mark.size() + (term[mark.size()] == ':' ? 1 : 0));
  }
  return std::string();
}

}  // namespace neardup
