/** @file prefixed_terms.h
 *  The terms of a document that begin with a prefix. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_PREFIXED_TERMS_H
#define NEARDUP_PLUGIN_DATABASE_PREFIXED_TERMS_H

#include <algorithm>
#include <string>
#include <vector>

#include <xapian.h>

#include "bytes/ascii.h"

namespace neardup {

/** The terms of the sorted range [begin, end) that have the prefix. */
inline std::vector<std::string> prefixed_terms(Xapian::TermIterator begin, const Xapian::TermIterator& end,
                                               const std::string& prefix) {
  std::vector<std::string> terms;
  if (begin != end) begin.skip_to(prefix);
  for (; begin != end; ++begin) {
    std::string term = *begin;
    if (term.compare(0, prefix.size(), prefix) != 0) break;
    terms.push_back(std::move(term));
  }
  return terms;
}

inline std::vector<std::string> prefixed_terms(const Xapian::Document& document, const std::string& prefix) {
  return prefixed_terms(document.termlist_begin(), document.termlist_end(), prefix);
}

inline std::vector<std::string> prefixed_terms(const Xapian::Database& database, Xapian::docid docid,
                                               const std::string& prefix) {
  return prefixed_terms(database.termlist_begin(docid), database.termlist_end(docid), prefix);
}

/** Whether a term belongs to a longer prefix of another program: prefixes are made of capitals, and no capital follows one
 *  in a term. For this project's own terms see own_terms.h. */
inline bool has_longer_prefix(const std::string& term, const std::string& prefix) {
  return term.size() > prefix.size() && is_capital(term[prefix.size()]);
}

/** The terms for which `is` returns true. */
template <typename Is>
std::vector<std::string> terms_that(std::vector<std::string> terms, const Is& is) {
  terms.erase(std::remove_if(terms.begin(), terms.end(), [&is](const std::string& term) { return !is(term); }),
              terms.end());
  return terms;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_PREFIXED_TERMS_H
