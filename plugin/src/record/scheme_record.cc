#include "record/scheme_record.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

#include "bytes/base_encodings.h"
#include "bytes/parsed_number.h"
#include "database/metadata_keys.h"
#include "features/method_text.h"
#include "scheme/own_terms.h"

namespace neardup {

std::string names_of(const std::vector<Scheme>& schemes) {
  return listed(schemes, [](const Scheme& scheme) { return scheme.name(); });
}

std::optional<Scheme> parsed_scheme(std::string_view text) {
  try {
    return Scheme::parse(text);
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

void record_scheme(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version) {
  if (database.get_metadata(scheme_key(kSchemeKeys, scheme)).empty())
    database.set_metadata(scheme_key(kSchemeKeys, scheme), scheme.text());
  std::vector<std::string> versions = recorded_tokenizer_versions(database, scheme);
  if (std::find(versions.begin(), versions.end(), tokenizer_version) != versions.end()) return;
  versions.push_back(tokenizer_version);
  std::sort(versions.begin(), versions.end());
  std::string lines;
  for (const std::string& version : versions) lines += version + "\n";
  database.set_metadata(scheme_key(kTokenizerKeys, scheme), lines);
}

void record_only_version(Xapian::WritableDatabase& database, const Scheme& scheme,
                         const std::string& tokenizer_version) {
  database.set_metadata(scheme_key(kTokenizerKeys, scheme), tokenizer_version + "\n");
}

void forget_scheme(Xapian::WritableDatabase& database, const Scheme& scheme) {
  database.set_metadata(scheme_key(kSchemeKeys, scheme), std::string());
  database.set_metadata(scheme_key(kTokenizerKeys, scheme), std::string());
  update_long_metadata(database, scheme_key(kDocumentLengthKeys, scheme), {});
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
  if (!database.get_metadata(scheme_key(kSchemeKeys, scheme)).empty()) return;
  const std::string names = names_of(recorded_schemes(database));
  if (!names.empty()) throw other_scheme_error(names, scheme);
}

std::string brief_text(const Scheme& scheme) {
  std::string brief = scheme.text();
  for (const std::string& name : Scheme::preset_names()) {
    const std::vector<std::string> of_preset = split(Scheme::preset(name).text(), ' ');
    std::string text = name;
    for (const std::string& word : split(scheme.text(), ' ')) {
      if (std::find(of_preset.begin(), of_preset.end(), word) == of_preset.end()) text += " " + word;
    }
    // A preset may have words that a scheme lacks.
    if (split(text, ' ').size() < split(brief, ' ').size() && parsed_scheme(text) == scheme) brief = text;
  }
  return brief;
}

std::string scheme_argument(const Scheme& scheme) {
  const std::string text = brief_text(scheme);
  return text.find(' ') == std::string::npos ? text : '"' + text + '"';
}

SchemeMismatchError other_scheme_error(const std::string& present, const Scheme& asked_for) {
  return SchemeMismatchError("database is signed with scheme " + present + ", asked for " + asked_for.name() +
                             "; use the database's own scheme, or sign every document again with "
                             "'xapian-neardup sign DATABASE --resign --scheme " +
                             scheme_argument(asked_for) + "'");
}

std::optional<std::string> clash_of(const Scheme& a, const Scheme& b) {
  const std::array<unsigned, 4> taken = b.slots.all();
  for (const unsigned slot : a.slots.all()) {
    if (std::find(taken.begin(), taken.end(), slot) != taken.end()) return "slot " + std::to_string(slot);
  }
  for (const std::string& prefix : {a.band_prefix, a.group_prefix}) {
    for (const std::string& other : {b.band_prefix, b.group_prefix}) {
      if (prefixes_overlap(prefix, other)) return "terms " + prefix + (prefix == other ? "" : " and " + other);
    }
  }
  return std::nullopt;
}

ResigningRecord::ResigningRecord(Xapian::WritableDatabase& database, const Scheme& scheme,
                                 const std::string& tokenizer_version)
    : database_(database), name_(scheme.name() + "\n" + tokenizer_version + "\n" + database.get_uuid() + "\n") {}

Xapian::docid ResigningRecord::done() const {
  const std::string record = database_.get_metadata(kResigningKey);
  if (record.compare(0, name_.size(), name_) != 0) return 0;
  return parsed_number<Xapian::docid>(std::string_view(record).substr(name_.size())).value_or(0);
}

void ResigningRecord::set_done(Xapian::docid docid) {
  database_.set_metadata(kResigningKey, name_ + std::to_string(docid));
}

void ResigningRecord::clear() {
  database_.set_metadata(kResigningKey, std::string());
}

std::vector<Scheme> recorded_schemes(const Xapian::Database& database) {
  std::vector<Scheme> schemes;
  for (const std::string& key : metadata_keys(database, kSchemeKeys)) {
    const std::string text = database.get_metadata(key);
    try {
      schemes.push_back(Scheme::parse(text));
    } catch (const std::invalid_argument& error) {
      throw SchemeMismatchError("database is signed with a scheme that this version cannot read (" +
                                std::string(error.what()) + "): '" + text + "'; use the version that wrote it");
    }
  }
  return schemes;
}

Scheme database_scheme(const Xapian::Database& database) {
  const std::vector<Scheme> schemes = recorded_schemes(database);
  if (schemes.empty() && database.get_doccount() == 0) {
    throw SchemeMismatchError(
        "database has no documents and no near-duplicate signatures; index documents with 'xapian-neardup index "
        "DATABASE "
        "FOLDER', or replicate it again if it is a replica: between Xapian 1.4 and 2 a replication fails and leaves an "
        "empty database");
  }
  if (schemes.empty()) {
    throw SchemeMismatchError(
        "database has no near-duplicate signatures; sign its documents with 'xapian-neardup sign DATABASE'");
  }
  if (schemes.size() > 1) {
    throw SchemeMismatchError("database is signed with " + std::to_string(schemes.size()) + " schemes (" +
                              names_of(schemes) + "); name one of them: --scheme NAME");
  }
  return schemes.front();
}

bool any_clash(const std::vector<Scheme>& schemes) {
  for (std::size_t i = 0; i != schemes.size(); ++i) {
    for (std::size_t j = i + 1; j != schemes.size(); ++j) {
      if (clash_of(schemes[i], schemes[j])) return true;
    }
  }
  return false;
}

std::vector<std::string> recorded_tokenizer_versions(const Xapian::Database& database, const Scheme& scheme) {
  std::vector<std::string> versions;
  std::istringstream lines(database.get_metadata(scheme_key(kTokenizerKeys, scheme)));
  for (std::string line; std::getline(lines, line);) versions.push_back(line);
  return versions;
}

std::string describe_scheme(const Xapian::Database& database, std::uint32_t scheme_id) {
  const std::string name = hex_encode(scheme_id, 8);
  const std::string key = kSchemeKeys + name;
  const bool known = database.metadata_keys_begin(key) != database.metadata_keys_end(key);
  return known ? name : name + " (unknown to this database)";
}

}  // namespace neardup
