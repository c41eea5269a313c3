#include "databases/recorded_choices.h"

#include "bytes/parsed_number.h"
#include "errors/exit_codes.h"

namespace neardup::cli {

namespace {

constexpr const char* kSampleSizeKey = "neardup:sample-size";

constexpr const char* kStemmerKey = "neardup:stemmer";

}  // namespace

std::size_t sample_size(const Xapian::Database& database, std::optional<std::size_t> asked_for) {
  if (asked_for) return *asked_for;
  const std::size_t size = parsed_number<std::size_t>(database.get_metadata(kSampleSizeKey)).value_or(0);
  return size != 0 ? size : kDefaultSampleSize;
}

void record_sample_size(Xapian::WritableDatabase& database, std::size_t size) {
  if (sample_size(database, std::nullopt) != size) database.set_metadata(kSampleSizeKey, std::to_string(size));
}

Xapian::Stem stemmer_for(const std::string& language) {
  try {
    return Xapian::Stem(language);
  } catch (const Xapian::InvalidArgumentError&) {
    throw UsageError("no stemmer for '" + language + "'; the stemmers are: none " +
                     Xapian::Stem::get_available_languages());
  }
}

std::string stemmer_language(const Xapian::Database& database, const std::string& asked_for) {
  if (!asked_for.empty()) stemmer_for(asked_for);  // throws for an unknown language
  std::string recorded = database.get_metadata(kStemmerKey);
  if (recorded.empty()) return asked_for.empty() ? kDefaultStemmer : asked_for;
  if (!asked_for.empty() && asked_for != recorded) {
    throw UsageError("database is indexed with stemmer '" + recorded + "', asked for '" + asked_for +
                     "'; differently stemmed words do not match; use the database's stemmer, or a new database");
  }
  return recorded;
}

bool records_stemmer(const Xapian::Database& database) {
  return !database.get_metadata(kStemmerKey).empty();
}

void record_stemmer(Xapian::WritableDatabase& database, const std::string& language) {
  if (database.get_metadata(kStemmerKey) != language) database.set_metadata(kStemmerKey, language);
}

}  // namespace neardup::cli
