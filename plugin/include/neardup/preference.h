/** @file preference.h
 *  Which of several near-duplicates is shown: an ordered list of rules.
 *
 *  Stage GROUP of the flow: the preferred document of a group represents it (grouper.h).
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
    kOldest,           ///< `oldest`: the lowest docid
    kNewest,           ///< `newest`: the highest docid
    kLongest,          ///< `longest`: most tokens, as the signature counts them
    kValueAscending,   ///< `value:SLOT:asc`: the least value by its bytes, as Xapian sorts; without a value: last
    kValueDescending,  ///< `value:SLOT:desc`: the greatest value; without a value: last
    kUrlLength,        ///< `url-length`: fewest bytes in the URL; without a URL: last
    kPath,             ///< `path:PREFIX`: documents whose URL path begins with the prefix, then all others
  };

  Kind kind = Kind::kOldest;
  Xapian::valueno slot = 0;  ///< of a value rule
  std::string path;          ///< of a path rule: percent-decoded, begins with a slash

  bool operator==(const PreferenceRule& other) const {
    return kind == other.kind && slot == other.slot && path == other.path;
  }
};

/** A strict order of documents: the first rule that tells two apart decides; what no rule tells apart, the docid does,
 *  the lower first.
 *  The URL of a document is the first `url=` line of its data that is not empty, as Omega shows it: whole at any
 *  length, where the `U` term is cut after 240 bytes. Paths are compared percent-decoded: `/a%2Cb` and `/a,b` are one.
 */
class Preference {
 public:
  /** Oldest first. */
  Preference() = default;

  /** Read rules separated by commas. A path's comma is written %2C, its space may be written %20.
   *  @exception Xapian::InvalidArgumentError for a rule that is not known (those that are, are named), a slot that is
   *             no slot number, a path without a slash at its beginning, an empty list, and a rule after `oldest` or
   *             `newest`, which leave nothing to decide. */
  static Preference parse(std::string_view text);

  /** The rules as parse() reads them: without a space or any other character that is not printable ASCII.
   *  Stored: yes (plugin/FORMAT.md). */
  std::string text() const;

  /** At least one. */
  const std::vector<PreferenceRule>& rules() const { return rules_; }

  bool operator==(const Preference& other) const { return rules_ == other.rules_; }

 private:
  std::vector<PreferenceRule> rules_{PreferenceRule()};
};

}  // namespace neardup

#endif  // NEARDUP_PREFERENCE_H
