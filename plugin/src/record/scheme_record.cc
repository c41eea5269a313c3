#include "record/scheme_record.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "database/metadata_keys.h"
#include "record/database_scheme.h"
#include "record/scheme_clash.h"

namespace neardup {

void record_scheme(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version) {
  if (database.get_metadata(scheme_key(scheme)).empty()) database.set_metadata(scheme_key(scheme), scheme.text());
  std::vector<std::string> versions = recorded_tokenizer_versions(database, scheme);
  if (std::find(versions.begin(), versions.end(), tokenizer_version) != versions.end()) return;
  versions.push_back(tokenizer_version);
  std::sort(versions.begin(), versions.end());
  std::string lines;
  for (const std::string& version : versions) lines += version + "\n";
  database.set_metadata(tokenizer_key(scheme), lines);
}

void record_only_version(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::string& tokenizer_version) {
  database.set_metadata(tokenizer_key(scheme), tokenizer_version + "\n");
}

void forget_scheme(Xapian::WritableDatabase& database, const Scheme& scheme) {
  database.set_metadata(scheme_key(scheme), std::string());
  database.set_metadata(tokenizer_key(scheme), std::string());
  database.set_metadata(document_lengths_key(scheme), std::string());
}

void require_no_clash(const Xapian::Database& database, const Scheme& scheme) {
  for (const Scheme& recorded : recorded_schemes(database)) {
    const std::optional<std::string> clash = recorded == scheme ? std::nullopt : clash_of(recorded, scheme);
    if (!clash) continue;
    throw SchemeMismatchError(std::string(other_scheme_error(recorded.name(), scheme).get_msg()) + "; both use " +
                              *clash + "; to keep both, give the new one its own slots=, bandprefix= and groupprefix=");
  }
}

void require_recorded(const Xapian::Database& database, const Scheme& scheme) {
  if (!database.get_metadata(scheme_key(scheme)).empty()) return;
  std::string names;
  for (const Scheme& recorded : recorded_schemes(database)) names += (names.empty() ? "" : ", ") + recorded.name();
  if (!names.empty()) throw other_scheme_error(names, scheme);
}

std::string scheme_argument(const Scheme& scheme) {
  for (const std::string& name : Scheme::preset_names()) {
    if (Scheme::preset(name) == scheme) return name;
  }
  return '"' + scheme.text() + '"';
}

SchemeMismatchError other_scheme_error(const std::string& present, const Scheme& asked_for) {
  return SchemeMismatchError("database is signed with scheme " + present + ", asked for " + asked_for.name() +
                             "; use the database's own scheme, or sign every document again with "
                             "'xapian-neardup sign DATABASE --resign --scheme " +
                             scheme_argument(asked_for) + "'");
}

}  // namespace neardup
