#include "scope/same_field.h"

#include <string_view>
#include <vector>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "database/data_field.h"
#include "database/prefixed_terms.h"
#include "scope/scope_terms.h"

namespace neardup {

namespace {

/** Each term with its size, so that no two sets give one text. */
std::string terms_text(const std::vector<std::string>& terms) {
  std::string text;
  for (const std::string& term : terms) text += std::to_string(term.size()) + ":" + term;
  return text;
}

std::string terms_of_prefix(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                            const std::string& prefix) {
  const ScopeTerms scopes(scheme, prefix);
  const std::vector<std::string> terms = prefixed_terms(database, docid, prefix);
  const auto of_kind = [&](ScopeTerm kind) {
    return terms_text(terms_that(terms, [&](const std::string& term) { return scopes.kind(term) == kind; }));
  };
  const std::string certain = of_kind(ScopeTerm::kCertain);
  return certain.empty() ? of_kind(ScopeTerm::kWeak) : certain;
}

}  // namespace

void require_field_of_others(const Scheme& scheme, const SameField& field) {
  if (field.kind == SameField::Kind::kPrefix) return require_scope_prefix(scheme, field.prefix);
  const bool is_own = field.kind == SameField::Kind::kValue &&
                      (field.slot == scheme.slots.group || field.slot == scheme.slots.group_state);
  if (!is_own) return;
  throw Xapian::InvalidArgumentError("documents must have the same in value slot " + std::to_string(field.slot) +
                                     ", which grouping itself writes; use another slot");
}

std::string field_content(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                          const SameField& field) {
  switch (field.kind) {
    case SameField::Kind::kValue:
      return database.get_document(docid).get_value(field.slot);
    case SameField::Kind::kPrefix:
      return terms_of_prefix(database, scheme, docid, field.prefix);
    case SameField::Kind::kTitle:
      break;
  }
  return std::string(title_in_data(database.get_document(docid).get_data()));
}

std::string scope_of_field(const std::string& within, const std::string& content) {
  return within + (within.empty() ? "" : " ") + "same:" + hex_encode(xxh3_hash(content));
}

}  // namespace neardup
