/** @file recorded_choices.h
 *  What `index` records of its options, so that later runs and searches use the same: the size of samples, the stemmer.
 */
#ifndef NEARDUP_CLI_DATABASES_RECORDED_CHOICES_H
#define NEARDUP_CLI_DATABASES_RECORDED_CHOICES_H

#include <cstddef>
#include <optional>
#include <string>

#include <xapian.h>

namespace neardup::cli {

constexpr std::size_t kDefaultSampleSize = 512;  // omindex's default

/** The size of samples in bytes: the one asked for, else the recorded one, else the default. Damaged metadata count as
 *  absent. */
std::size_t sample_size(const Xapian::Database& database, std::optional<std::size_t> asked_for);

/** Record the size in the database's metadata, unless it is what sample_size() gives already; not committed. */
void record_sample_size(Xapian::WritableDatabase& database, std::size_t size);

constexpr const char* kDefaultStemmer = "english";  // like Omega's indexers

/** The stemmer of a language, or of "none".
 *  @exception UsageError for a language that Xapian has no stemmer for; the message lists the known ones. */
Xapian::Stem stemmer_for(const std::string& language);

/** The language to stem with: the recorded one, else the one asked for, else the default.
 *  @param asked_for  may be empty.
 *  @exception UsageError if the recorded language differs from the one asked for; the message names both. */
std::string stemmer_language(const Xapian::Database& database, const std::string& asked_for);

/** Whether a database says which stemmer its words were indexed with. Cost: one lookup. */
bool records_stemmer(const Xapian::Database& database);

/** Record the language in the database's metadata; not committed. */
void record_stemmer(Xapian::WritableDatabase& database, const std::string& language);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_RECORDED_CHOICES_H
