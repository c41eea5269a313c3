/** @file metadata_keys.h
 *  The metadata of this project in a database (plugin/FORMAT.md): its keys, and values that are written only if they
 *  change, in parts where they are long, because a key holds about 130 MB in Xapian. Internal.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H
#define NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

constexpr const char* kOwnKeys = "neardup:";                     // all keys begin so
constexpr const char* kSchemeKeys = "neardup:scheme:";           // + scheme name: the scheme's text
constexpr const char* kTokenizerKeys = "neardup:tokenizer:";     // + scheme name: versions of its data, one a line
constexpr const char* kGroupRuleKeys = "neardup:groups:";        // + scheme name: rule and threshold of the groups
constexpr const char* kLastRunKeys = "neardup:run:";             // + scheme name: report of the last run of grouping
constexpr const char* kComparedPairKeys = "neardup:compared:";   // + scheme name: similarities of compared texts
constexpr const char* kWeightSnapshotKeys = "neardup:weights:";  // + scheme name: weights of words in the groups
constexpr const char* kDocumentLengthKeys = "neardup:lengths:";  // + scheme name: lengths at the last run of `sign`
constexpr const char* kDistinctKeys = "neardup:distinct:";       // + hashes of two ids: the ids
constexpr const char* kResigningKey = "neardup:resigning";       // progress of an unfinished re-signing

/** The key of a scheme. @param keys  of one of the kinds above. */
inline std::string scheme_key(const char* keys, const Scheme& scheme) {
  return keys + scheme.name();
}

/** The keys that begin so, ascending. */
inline std::vector<std::string> metadata_keys(const Xapian::Database& database, const std::string& begin) {
  return {database.metadata_keys_begin(begin), database.metadata_keys_end(begin)};
}

/** Set an entry unless it has this value already. An unchanged database has nothing to commit. */
inline void update_metadata(Xapian::WritableDatabase& database, const std::string& key, const std::string& value) {
  if (database.get_metadata(key) != value) database.set_metadata(key, value);
}

constexpr std::size_t kMetadataPart = std::size_t{8} << 20U;  // bytes

/** The key of a part of a long value. */
inline std::string part_of_key(const std::string& key, std::size_t part) {
  return part == 0 ? key : key + ":" + std::to_string(part);
}

/** What update_long_metadata() wrote; also a value of any length that is whole. */
inline std::string long_metadata(const Xapian::Database& database, const std::string& key) {
  std::string value;
  for (std::size_t part = 0;; ++part) {
    const std::string bytes = database.get_metadata(part_of_key(key, part));
    if (bytes.empty()) return value;
    value += bytes;
  }
}

/** The same as update_metadata() for a value of any length; an empty one removes all parts. */
inline void update_long_metadata(Xapian::WritableDatabase& database, const std::string& key, std::string_view value) {
  std::size_t part = 0;
  for (; part * kMetadataPart < value.size(); ++part) {
    const std::string_view bytes = value.substr(part * kMetadataPart, kMetadataPart);
    update_metadata(database, part_of_key(key, part), std::string(bytes));
  }
  for (; !database.get_metadata(part_of_key(key, part)).empty(); ++part) {
    database.set_metadata(part_of_key(key, part), {});
  }
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H
