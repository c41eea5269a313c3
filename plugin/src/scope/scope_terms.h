/** @file scope_terms.h
 *  Decides which of a document's terms with a prefix names the scope of its groups. Internal. */
#ifndef NEARDUP_PLUGIN_SCOPE_SCOPE_TERMS_H
#define NEARDUP_PLUGIN_SCOPE_SCOPE_TERMS_H

#include <string>

#include "scheme/own_terms.h"
#include "scheme/scheme.h"

namespace neardup {

/** How certainly a term names a scope. */
enum class ScopeTerm {
  kNone,     ///< it does not: it is one of this project's terms
  kWeak,     ///< a capital follows the prefix, which may be longer: counts only if the document has no other term
  kCertain,  ///< the prefix and a value
};

/** Xapian's convention: a prefix is one capital, or begins with X. So a capital behind a single letter other than X
 *  belongs to the value ("LEN"); behind X and others it may belong to the prefix. */
class ScopeTerms {
 public:
  ScopeTerms(const Scheme& scheme, const std::string& prefix)
      : own_(scheme), prefix_(prefix), one_letter_(prefix.size() == 1 && prefix != "X") {}

  /** @param term  that begins with the prefix. */
  ScopeTerm kind(const std::string& term) const;

 private:
  OwnTerms own_;
  std::string prefix_;
  bool one_letter_;
};

/** @exception Xapian::InvalidArgumentError for a prefix that does not consist of capital letters, or that overlaps the
 *             scheme's. */
void require_scope_prefix(const Scheme& scheme, const std::string& prefix);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SCOPE_SCOPE_TERMS_H
