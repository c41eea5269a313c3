/** @file stemmer_choice.h
 *  The stemmer of a database: `index` records it, so that `search` uses the same one. */
#ifndef NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H
#define NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H

#include <string>

#include <xapian.h>

namespace neardup::cli {

constexpr const char* kDefaultStemmer = "english";  // like Omega's indexers

/** The stemmer of a language, or of "none".
 *  @exception UsageError for a language that Xapian has no stemmer for; the message lists the known ones. */
Xapian::Stem stemmer_for(const std::string& language);

/** The language to stem with: the recorded one, else the one asked for, else the default.
 *  @param asked_for  may be empty.
 *  @exception UsageError if the recorded language differs from the one asked for; the message names both. */
std::string stemmer_language(const Xapian::Database& database, const std::string& asked_for);

/** Record the language in the database's metadata; not committed. */
void record_stemmer(Xapian::WritableDatabase& database, const std::string& language);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_STEMMER_CHOICE_H
