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

/** Bytes and behind them their check: the low half of their XXH3 hash, big-endian. */
inline std::string with_check(std::string bytes) {
  append_big_endian(bytes, xxh3_hash(bytes) & 0xffffffff, kCheckBytes);
  return bytes;
}

/** The bytes that with_check() got; nothing if these are not whole. */
inline std::optional<std::string_view> without_check(std::string_view bytes) {
  if (bytes.size() < kCheckBytes) return std::nullopt;
  const std::string_view body = bytes.substr(0, bytes.size() - kCheckBytes);
  const bool whole = read_big_endian(body.data() + body.size(), kCheckBytes) == (xxh3_hash(body) & 0xffffffff);
  return whole ? std::optional(body) : std::nullopt;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RULE_WORDS_H
