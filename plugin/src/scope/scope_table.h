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
#include "scheme/own_terms.h"
#include "scheme/scheme.h"

namespace neardup {

/** How certainly a term names a scope. */
enum class ScopeTerm {
  kNone,     ///< it does not: it is one of this project's terms
  kWeak,     ///< a capital follows the prefix, which may be longer: counts only if the document has no other term
  kCertain,  ///< the prefix and a value
};

/** Xapian's convention: a prefix is one capital, or begins with X. So a capital behind a single letter other than X
 *  belongs to the value ("LEN"); behind X and others it may belong to the prefix. */
class ScopeTerms {
 public:
  ScopeTerms(const Scheme& scheme, const std::string& prefix)
      : own_(scheme), prefix_(prefix), one_letter_(prefix.size() == 1 && prefix != "X") {}

  /** @param term  that begins with the prefix. */
  ScopeTerm kind(const std::string& term) const;

 private:
  OwnTerms own_;
  std::string prefix_;
  bool one_letter_;
};

/** @exception Xapian::InvalidArgumentError for a prefix that does not consist of capital letters, or that overlaps the
 *             scheme's. */
void require_scope_prefix(const Scheme& scheme, const std::string& prefix);

/** @exception Xapian::InvalidArgumentError for a field that grouping itself writes. */
void require_field_of_others(const Scheme& scheme, const SameField& field);

/** What a document has in a field; empty for nothing. Equal for documents that have the same there.
 *  Cost: reads the data, a value or the terms of the document; on a remote database a round trip. */
std::string field_content(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                          const SameField& field);

/** The name of the scope of documents that have the same in a field.
 *  @param within   the name of the scope that the documents are confined to, or empty.
 *  @param content  field_content(). Stored: yes, through group ids (plugin/FORMAT.md). */
std::string scope_of_field(const std::string& within, const std::string& content);

class ScopeTable {
 public:
  /** @exception Xapian::InvalidArgumentError for a prefix that does not consist of capital letters, that no term has or
   *             that overlaps the scheme's; for a slot in which no signed document has a time; and for a field that no
   *             signed document has or that grouping writes.
   *  Cost: nothing for a scope without limits; otherwise the posting lists of the prefix's terms, the slot, and
   *  field_content() of each document. */
  ScopeTable(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
             const GroupScope& scope);

  /** Equal for items that may be in one group if their times permit. */
  std::uint32_t number(std::size_t item) const { return numbers_.empty() ? 0 : numbers_[item]; }

  /** The name of a scope: its term, scope_of_field(), or both; empty for documents without a term, and if there is no
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

 private:
  void read_scopes(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                   const std::string& prefix);
  void read_scope(const Xapian::Database& database, const SignatureTable& table, const std::string& name);
  void read_field(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                  const SameField& field);
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
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_SCOPE_SCOPE_TABLE_H
