#include "scope/scope_terms.h"

#include "database/prefixed_terms.h"

namespace neardup {

ScopeTerm ScopeTerms::kind(const std::string& term) const {
  if (one_letter_) return ScopeTerm::kCertain;
  if (own_.is_band(term) || own_.is_group(term) || term == kMarkPrefix || is_mark_name(term)) return ScopeTerm::kNone;
  return has_longer_prefix(term, prefix_) ? ScopeTerm::kWeak : ScopeTerm::kCertain;
}

}  // namespace neardup
