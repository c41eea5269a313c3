/** @file scope_table.h
 *  The scope and time of each item of a signature table: which of a document's terms with a prefix names the scope of its
 *  groups, and what documents of one group must have alike. Internal.
 */
#ifndef NEARDUP_PLUGIN_SCOPE_SCOPE_TABLE_H
#define NEARDUP_PLUGIN_SCOPE_SCOPE_TABLE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include <xapian.h>

#include "marks/signature_table.h"
#include "neardup/group_scope.h"
#include "scheme/scheme.h"

namespace neardup {

class ScopeTable {
 public:
  /** @exception Xapian::InvalidArgumentError for a prefix that does not consist of capital letters, that no term has or
   *             that overlaps the scheme's; for a slot in which no signed document has a time; and for a field that no
   *             signed document has or that grouping writes.
   *  Cost: nothing for a scope without limits; otherwise the posting lists of the prefix's terms, the slot, and
   *  what each document has in the fields. */
  ScopeTable(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
             const GroupScope& scope);

  /** Equal for items that may be in one group if their times permit. */
  std::uint32_t number(std::size_t item) const { return numbers_.empty() ? 0 : numbers_[item]; }

  /** The name of a scope: its term, a hash of what they have in a field, or both; empty for documents without a term, and if there is no
   *  limit. */
  const std::string& name(std::uint32_t number) const { return names_[number]; }
  const std::string& name_of(std::size_t item) const { return name(number(item)); }

  /** Seconds since 1970; the same for all items without a window. */
  std::int64_t time(std::size_t item) const { return times_.empty() ? 0 : times_[item]; }

  /** Whether an item is in no group because it has no time, lacks the field, or is too short. */
  bool is_alone(std::size_t item) const { return !alone_.empty() && alone_[item]; }

  /** Whether two items that are not alone are near enough in time. */
  bool within_window(std::size_t a, std::size_t b) const;

  /** Number of items that are in no group because they have no time, lack the field, or are too short. An item may
   *  count several times. */
  std::size_t without_time() const { return without_time_; }
  std::size_t without_field() const { return without_field_; }
  std::size_t too_short() const { return too_short_; }

  /** Pairs of documents of the same words whose fields differ. */
  std::size_t parted() const { return parted_; }

 private:
  void read_scopes(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const std::string& prefix);
  void read_scope(const Xapian::Database& database, const SignatureTable& table, const std::string& name);
  void read_field(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                  const SameField& field);
  void count_parted(const SignatureTable& table, const std::vector<std::uint32_t>& before);
  void read_lengths(const SignatureTable& table, std::uint64_t least);
  std::uint32_t number_of(const std::string& name);
  void leave_alone(std::size_t item, std::size_t& count);
  void read_times(const Xapian::Database& database, const SignatureTable& table, const TimeWindow& window);

  std::vector<std::uint32_t> numbers_;
  std::vector<std::string> names_{std::string()};
  std::unordered_map<std::string, std::uint32_t> by_name_{{std::string(), 0}};
  std::vector<std::int64_t> times_;
  std::int64_t window_ = 0;  // seconds
  std::vector<bool> alone_;
  std::size_t without_time_ = 0;
  std::size_t without_field_ = 0;
  std::size_t too_short_ = 0;
  std::size_t parted_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SCOPE_SCOPE_TABLE_H
