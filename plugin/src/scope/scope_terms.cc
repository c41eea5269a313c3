#include "scope/scope_terms.h"

#include <algorithm>
#include <cstddef>

#include <xapian.h>

#include "database/prefixed_terms.h"
#include "text/word_order.h"

namespace neardup {

namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

bool overlap(const std::string& a, const std::string& b) {
  const std::size_t common = std::min(a.size(), b.size());
  return a.compare(0, common, b, 0, common) == 0;
}

}  // namespace

void require_scope_prefix(const Scheme& scheme, const std::string& prefix) {
  if (!std::all_of(prefix.begin(), prefix.end(), is_capital)) {
    throw Xapian::InvalidArgumentError("prefix of a scope is '" + prefix + "', must be capital letters such as H");
  }
  for (const std::string& own : {scheme.band_prefix, scheme.group_prefix}) {
    if (prefix.size() >= own.size() && overlap(prefix, own)) {
      throw Xapian::InvalidArgumentError("prefix '" + prefix + "' of a scope overlaps the scheme's own prefix " + own +
                                         "; use the prefix of a host, language or collection");
    }
  }
}

ScopeTerm ScopeTerms::kind(const std::string& term) const {
  if (one_letter_) return ScopeTerm::kCertain;
  if (own_.is_band(term) || own_.is_group(term) || term == kMarkPrefix || is_mark_name(term) || is_word_order(term))
    return ScopeTerm::kNone;
  return has_longer_prefix(term, prefix_) ? ScopeTerm::kWeak : ScopeTerm::kCertain;
}

}  // namespace neardup
