/** @file preference.h
 *  Which of several near-duplicates is shown: an ordered list of rules.
 *
 *  The preferred document of a group represents it (grouper.h). Before the rules decide, pages at their own canonical URL come
 *  first, those that name another page's last; of each kind plain addresses, without a query and of no print or AMP view,
 *  come first.
 *  THREADS: plain values.
 */
#ifndef NEARDUP_PREFERENCE_H
#define NEARDUP_PREFERENCE_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

namespace neardup {

/** One rule. */
struct PreferenceRule {
  enum class Kind : std::uint8_t {
    kOldest,           ///< `oldest`: the lowest docid, or the earliest date if the database records where it is
    kNewest,           ///< `newest`: the highest docid, or the latest date
    kLongest,          ///< `longest`: the most tokens, as the signature counts them
    kValueAscending,   ///< `value:SLOT:asc`: the least value in byte order, as Xapian sorts; no value: last
    kValueDescending,  ///< `value:SLOT:desc`: the greatest value; no value: last
    kUrlLength,        ///< `url-length`: fewest bytes in the URL; no URL: last
    kPath,             ///< `path:PREFIX`: documents whose URL path begins with the prefix, then all others
  };

  Kind kind = Kind::kOldest;
  Xapian::valueno slot = 0;  ///< of a value rule
  std::string path;          ///< of a path rule: percent-decoded, begins with a slash

  bool operator==(const PreferenceRule& other) const {
    return kind == other.kind && slot == other.slot && path == other.path;
  }
};

/** A strict order of documents. The first rule that distinguishes two documents decides. If none does, the lower docid
 *  comes first.
 *  The URL of a document is the first non-empty `url=` line of its data, as Omega shows it. It is complete at any
 *  length; the `U` term is cut after 240 bytes. Paths are compared percent-decoded: `/a%2Cb` and `/a,b` are equal.
 */
class Preference {
 public:
  /** Oldest first. */
  Preference() = default;

  /** Read rules separated by commas. Write a comma in a path as %2C; you may write a space as %20.
   *  @exception Xapian::InvalidArgumentError for an unknown rule (the message lists the known ones), an invalid slot
   *             number, a path without a leading slash, an empty list, and a rule after `oldest` or `newest`, which
   *             leave nothing to decide. */
  static Preference parse(std::string_view text);

  /** The rules as parse() reads them, in printable ASCII without spaces.
   *  Stored: yes (plugin/FORMAT.md). */
  std::string text() const;

  /** The rules; at least one. */
  const std::vector<PreferenceRule>& rules() const { return rules_; }

  bool operator==(const Preference& other) const { return rules_ == other.rules_; }

 private:
  std::vector<PreferenceRule> rules_{PreferenceRule()};
};

}  // namespace neardup

#endif  // NEARDUP_PREFERENCE_H
