#include "scope/scope_table.h"

#include <algorithm>
#include <limits>

#include "database/slot_values.h"
#include "database/stored_time.h"
#include "scope/scope_terms.h"

namespace neardup {

namespace {

constexpr std::int64_t kSecondsADay = 86'400;
constexpr std::int64_t kNoTime = std::numeric_limits<std::int64_t>::min();

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

bool overlap(const std::string& a, const std::string& b) {
  const std::size_t common = std::min(a.size(), b.size());
  return a.compare(0, common, b, 0, common) == 0;
}

void require_prefix(const Scheme& scheme, const std::string& prefix) {
  if (!std::all_of(prefix.begin(), prefix.end(), is_capital)) {
    throw Xapian::InvalidArgumentError("prefix of a scope is '" + prefix + "', must be capital letters such as H");
  }
  for (const std::string& own : {scheme.band_prefix, scheme.group_prefix}) {
    if (prefix.size() >= own.size() && overlap(prefix, own)) {
      throw Xapian::InvalidArgumentError("prefix '" + prefix + "' of a scope overlaps the scheme's own prefix " + own +
                                         "; use the prefix of a host, language or collection");
    }
  }
}

}  // namespace

ScopeTable::ScopeTable(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                       const GroupScope& scope) {
  if (!scope.within.empty()) {
    require_prefix(scheme, scope.within);
    read_scopes(database, scheme, table, scope.within);
  }
  if (scope.window) read_times(database, table, *scope.window);
}

void ScopeTable::read_scopes(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                             const std::string& prefix) {
  numbers_.resize(table.size());
  const ScopeTerms scopes(scheme, prefix);
  for (const ScopeTerm wanted : {ScopeTerm::kCertain, ScopeTerm::kWeak}) {
    for (auto term = database.allterms_begin(prefix); term != database.allterms_end(prefix); ++term) {
      if (scopes.kind(*term) == wanted) read_scope(database, table, *term);
    }
  }
  if (names_.size() == 1 && table.size() != 0) {
    throw Xapian::InvalidArgumentError("no signed document has a term with prefix '" + prefix +
                                       "' to group within; name a prefix that documents have");
  }
}

/** Documents that already have a scope keep it. */
void ScopeTable::read_scope(const Xapian::Database& database, const SignatureTable& table, const std::string& name) {
  const auto number = static_cast<std::uint32_t>(names_.size());
  bool any = false;
  for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
    const std::optional<std::size_t> item = table.item(*posting);
    if (!item || numbers_[*item] != 0) continue;
    numbers_[*item] = number;
    any = true;
  }
  if (!any) return;
  names_.push_back(name);
  by_name_.emplace(name, number);
}

void ScopeTable::read_times(const Xapian::Database& database, const SignatureTable& table, const TimeWindow& window) {
  window_ = window.days * kSecondsADay;
  times_.assign(table.size(), kNoTime);
  without_time_ = table.size();
  bool serialised = false;
  for_each_value(database, window.slot, [&serialised](Xapian::docid, const std::string& value) {
    serialised = serialised || is_serialised_time(value);
  });
  for_each_value(database, window.slot, [&](Xapian::docid docid, const std::string& value) {
    const std::optional<std::size_t> item = table.item(docid);
    const std::optional<std::int64_t> time = item ? stored_time(value, serialised) : std::nullopt;
    if (!time) return;
    times_[*item] = *time;
    --without_time_;
  });
  if (without_time_ == table.size() && table.size() != 0) {
    throw Xapian::InvalidArgumentError("time window by value slot " + std::to_string(window.slot) +
                                       ", in which no signed document has a time; name a slot with times");
  }
}

std::optional<std::uint32_t> ScopeTable::find(const std::string& name) const {
  const auto place = by_name_.find(name);
  if (place == by_name_.end()) return std::nullopt;
  return place->second;
}

bool ScopeTable::is_alone(std::size_t item) const {
  return !times_.empty() && times_[item] == kNoTime;
}

bool ScopeTable::within_window(std::size_t a, std::size_t b) const {
  return times_.empty() || std::abs(times_[a] - times_[b]) <= window_;
}

}  // namespace neardup
