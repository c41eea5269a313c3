#include "record/database_scheme.h"

#include <sstream>
#include <stdexcept>

#include "bytes/base_encodings.h"
#include "database/metadata_keys.h"
#include "neardup/error.h"
#include "record/scheme_record.h"

namespace neardup {

std::vector<Scheme> recorded_schemes(const Xapian::Database& database) {
  std::vector<Scheme> schemes;
  for (auto key = database.metadata_keys_begin(kSchemeKeys); key != database.metadata_keys_end(kSchemeKeys); ++key) {
    const std::string text = database.get_metadata(*key);
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
  if (schemes.empty()) {
    throw SchemeMismatchError(
        "database has no near-duplicate signatures; sign its documents with 'xapian-neardup sign DATABASE'");
  }
  if (schemes.size() > 1) {
    std::string names;
    for (const Scheme& scheme : schemes) names += (names.empty() ? "" : ", ") + scheme.name();
    throw SchemeMismatchError("database is signed with " + std::to_string(schemes.size()) + " schemes (" + names +
                              "); name one of them: --scheme NAME");
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
  std::istringstream lines(database.get_metadata(tokenizer_key(scheme)));
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
