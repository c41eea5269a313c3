#include "marks/duplicate_mark.h"

#include <vector>

#include "database/document_id.h"
#include "database/prefixed_terms.h"
#include "scheme/own_terms.h"

namespace neardup {

namespace {

const std::string kMark = kMarkPrefix;

/** The terms whose form is that of an original's name. */
std::vector<std::string> names(const Xapian::Document& document) {
  return terms_that(prefixed_terms(document, kMark), is_mark_name);
}

bool is_marked(const Xapian::Document& document) {
  const std::vector<std::string> terms = prefixed_terms(document, kMark);
  return !terms.empty() && terms.front() == kMark;
}

}  // namespace

std::string duplicate_mark(std::string_view id) {
  const std::string name = unique_term(id).substr(1);
  return kMark + (needs_colon(name) ? ":" : "") + name;
}

void mark_duplicate(Xapian::Document& document, const std::optional<std::string>& original) {
  remove_duplicate_mark(document);
  const std::vector<std::string> others = names(document);
  if (!others.empty()) {
    throw Xapian::InvalidArgumentError("the document has the term '" + others.front() +
                                       "' of another program, which would be read as the name in its mark '" + kMark +
                                       "'; give that program another prefix, or do not mark duplicates");
  }
  document.add_boolean_term(kMark);
  if (original) document.add_boolean_term(duplicate_mark(*original));
}

void remove_duplicate_mark(Xapian::Document& document) {
  if (!is_marked(document)) return;  // terms of the same form are another program's
  for (const std::string& name : names(document)) document.remove_term(name);
  document.remove_term(kMark);
}

std::optional<std::string> marked_original(const Xapian::Document& document) {
  if (!is_marked(document)) return std::nullopt;
  const std::vector<std::string> found = names(document);
  if (found.empty()) return std::string();
  return found.front().substr(kMark.size() + (found.front()[kMark.size()] == ':' ? 1 : 0));
}

}  // namespace neardup
