/** @file database_summary.h
 *  Counts of the near-duplicate data in a database.
 *
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_DATABASE_SUMMARY_H
#define NEARDUP_PLUGIN_CHECK_DATABASE_SUMMARY_H

#include <cstddef>
#include <map>
#include <set>
#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Counts over a whole database. signed + unsigned + without_positions + under_prefixes + empty + other_scheme +
 *  damaged == documents. */
struct DatabaseSummary {
  std::size_t documents = 0;
  std::size_t signed_documents = 0;    ///< with a valid signature of the scheme
  std::size_t without_bands = 0;       ///< of the signed, those without band terms: nothing finds them
  std::size_t unsigned_documents = 0;  ///< with words and positions in the index, without a signature
  std::size_t without_positions = 0;   ///< with words in the index, but without positions and signature: only their
                                       ///< text can sign them
  std::size_t under_prefixes = 0;      ///< with words in the index under prefixes only, without a signature
  std::set<std::string> prefixes;      ///< of these words
  std::size_t empty_documents = 0;     ///< no word in the index, and no signature
  std::size_t other_scheme = 0;        ///< signed under another scheme
  std::size_t damaged = 0;             ///< with bytes that are not a signature
  std::size_t from_positions = 0;      ///< of the signed, those signed from the index's terms instead of a text
  std::size_t all_words = 0;           ///< of these, those with all words where other pages are signed by their content
  std::size_t older_content = 0;       ///< of the signed, those whose content was chosen by other rules than today's
  std::size_t doubtful_content = 0;    ///< of the signed, pages of which more than the chosen text was signed
  std::size_t groups = 0;              ///< of two documents or more
  std::size_t grouped_documents = 0;
  std::size_t band_terms = 0;                      ///< distinct
  std::size_t band_cap = 0;                        ///< the recorded one, else 200
  std::size_t oversized_bands = 0;                 ///< band terms on more documents than the band cap
  std::size_t largest_band = 0;                    ///< documents of the band term that has most
  std::map<std::size_t, std::size_t> group_sizes;  ///< documents in a group -> groups
  std::string group_rule;                          ///< how the groups were formed; empty if never
  std::size_t distinct_pairs = 0;                  ///< declared pairs (distinct_pairs.h)
};

/** Count. Cost: one pass over two value slots and the band terms; also reads each document without a signature. */
DatabaseSummary summarise_database(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_DATABASE_SUMMARY_H
