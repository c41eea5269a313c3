/** @file stemmer_choice.h
 *  The stemmer of a database: what `index` used, so that `search` stems its words alike. */
#ifndef NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H
#define NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H

#include <string>

#include <xapian.h>

namespace neardup::cli {

constexpr const char* kDefaultStemmer = "english";  // as Omega's indexers

/** The stemmer of that language, or "none".
 *  @exception UsageError for a language that Xapian does not stem; those it does are listed. */
Xapian::Stem stemmer_for(const std::string& language);

/** Language to stem with: the one recorded in the database, else the one asked for, else the default.
 *  @param asked_for  empty: no wish.
 *  @exception UsageError if the database is stemmed otherwise than asked for; both are named. */
std::string stemmer_language(const Xapian::Database& database, const std::string& asked_for);

/** Record the language in the database's metadata; not committed. */
void record_stemmer(Xapian::WritableDatabase& database, const std::string& language);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H
