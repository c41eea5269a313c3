/** @file stored_terms.h
 *  The band and group terms of a scheme on documents and in databases. Terms of other programs that begin alike are
 *  skipped (own_terms.h). Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_STORED_TERMS_H
#define NEARDUP_PLUGIN_MARKS_STORED_TERMS_H

#include <string>
#include <vector>

#include <xapian.h>

#include "database/prefixed_terms.h"
#include "scheme/own_terms.h"

namespace neardup {

/** The band terms of a document, or of a docid in a database, ascending. */
template <typename... Where>
std::vector<std::string> band_terms(const OwnTerms& own, const Where&... where) {
  return terms_that(prefixed_terms(where..., own.band_prefix()),
                    [&own](const std::string& term) { return own.is_band(term); });
}

template <typename... Where>
std::vector<std::string> group_terms(const OwnTerms& own, const Where&... where) {
  return terms_that(prefixed_terms(where..., own.group_prefix()),
                    [&own](const std::string& term) { return own.is_group(term); });
}

/** Calls `take` with an iterator at each band term of a database, ascending. */
template <typename Take>
void for_each_band_term(const Xapian::Database& database, const OwnTerms& own, const Take& take) {
  const auto end = database.allterms_end(own.band_prefix());
  for (auto term = database.allterms_begin(own.band_prefix()); term != end; ++term) {
    if (own.is_band(*term)) take(term);
  }
}

/** The group terms of a database, ascending. */
template <typename Take>
void for_each_group_term(const Xapian::Database& database, const OwnTerms& own, const Take& take) {
  const auto end = database.allterms_end(own.group_prefix());
  for (auto term = database.allterms_begin(own.group_prefix()); term != end; ++term) {
    if (own.is_group(*term)) take(term);
  }
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_STORED_TERMS_H
