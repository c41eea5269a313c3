#include "stemmer_choice.h"

#include "exit_codes.h"

namespace neardup::cli {

namespace {

constexpr const char* kStemmerKey = "neardup:stemmer";

}  // namespace

Xapian::Stem stemmer_for(const std::string& language) {
  try {
    return Xapian::Stem(language);
  } catch (const Xapian::InvalidArgumentError&) {
    throw UsageError("no stemmer for '" + language + "'; there are: none " + Xapian::Stem::get_available_languages());
  }
}

std::string stemmer_language(const Xapian::Database& database, const std::string& asked_for) {
  if (!asked_for.empty()) return asked_for;
  const std::string recorded = database.get_metadata(kStemmerKey);
  return recorded.empty() ? kDefaultStemmer : recorded;
}

void record_stemmer(Xapian::WritableDatabase& database, const std::string& language) {
  if (database.get_metadata(kStemmerKey) != language) database.set_metadata(kStemmerKey, language);
}

}  // namespace neardup::cli
