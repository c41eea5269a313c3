/** @file rule_words.h
 *  Reads a recorded line of `name=value` words, and checks that a record is whole (plugin/FORMAT.md). Internal.
 */
#ifndef NEARDUP_PLUGIN_RECORD_RULE_WORDS_H
#define NEARDUP_PLUGIN_RECORD_RULE_WORDS_H

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <xapian.h>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "database/metadata_keys.h"

namespace neardup {

/** The value of a name; nothing if no word has it. */
inline std::optional<std::string> rule_word(const std::string& rule, const std::string& name) {
  std::istringstream words(rule);
  for (std::string word; words >> word;) {
    if (word.compare(0, name.size() + 1, name + "=") == 0) return word.substr(name.size() + 1);
  }
  return std::nullopt;
}

/** The recorded rule of the scheme's groups; empty if there are none. Re-signing under another scheme, which removes
 *  the groups, keeps the words that are not about groups. */
inline std::string rule_of_groups(const Xapian::Database& database, const Scheme& scheme) {
  const std::string rule = database.get_metadata(scheme_key(kGroupRuleKeys, scheme));
  return rule_word(rule, "scheme") ? rule : std::string();
}

constexpr std::size_t kCheckBytes = 4;

/** The check of some bytes: the low half of their XXH3 hash, big-endian. */
inline std::string check_of(std::string_view body) {
  std::string check;
  append_big_endian(check, xxh3_hash(body) & 0xffffffff, kCheckBytes);
  return check;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RULE_WORDS_H
