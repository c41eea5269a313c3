/** @file metadata_keys.h
 *  Keys of this project in a database's metadata (plugin/FORMAT.md). Internal.
 *
 *  Writes metadata only if it changes.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H
#define NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

constexpr const char* kOwnKeys = "neardup:";                     // all keys begin so
constexpr const char* kSchemeKeys = "neardup:scheme:";           // + scheme name: the scheme's text
constexpr const char* kTokenizerKeys = "neardup:tokenizer:";     // + scheme name: versions of its data, one a line
constexpr const char* kGroupRuleKeys = "neardup:groups:";        // + scheme name: rule and threshold of the groups
constexpr const char* kIncrementalStateKeys = "neardup:state:";  // + scheme name: incremental state of grouping
constexpr const char* kWeightSnapshotKeys = "neardup:weights:";  // + scheme name: weights of words in the groups
constexpr const char* kDocumentLengthKeys = "neardup:lengths:";  // + scheme name: lengths at the last run of `sign`
constexpr const char* kDistinctKeys = "neardup:distinct:";       // + hashes of two ids: the ids
constexpr const char* kResigningKey = "neardup:resigning";       // progress of an unfinished re-signing

inline std::string scheme_key(const Scheme& scheme) {
  return kSchemeKeys + scheme.name();
}
inline std::string tokenizer_key(const Scheme& scheme) {
  return kTokenizerKeys + scheme.name();
}
inline std::string group_rule_key(const Scheme& scheme) {
  return kGroupRuleKeys + scheme.name();
}
inline std::string weight_snapshot_key(const Scheme& scheme) {
  return kWeightSnapshotKeys + scheme.name();
}
inline std::string document_lengths_key(const Scheme& scheme) {
  return kDocumentLengthKeys + scheme.name();
}
inline std::string incremental_state_key(const Scheme& scheme) {
  return kIncrementalStateKeys + scheme.name();
}

/** Set an entry unless it has this value already. An unchanged database has nothing to commit. */
inline void update_metadata(Xapian::WritableDatabase& database, const std::string& key, const std::string& value) {
  if (database.get_metadata(key) != value) database.set_metadata(key, value);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_METADATA_KEYS_H
