#include "scope/preference_order.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bytes/percent_encoding.h"
#include "database/document_id.h"
#include "database/slot_values.h"

namespace neardup {

namespace {

/** [items] Sort keys of a rule: the least is preferred. */
using Column = std::vector<std::uint64_t>;

constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();

template <typename Key>
Column column_of(const SignatureTable& table, const Key& key) {
  Column column(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) column[item] = key(item);
  return column;
}

void require_slot_to_prefer_by(const Scheme& scheme, Xapian::valueno slot) {
  if (slot != scheme.slots.group && slot != scheme.slots.group_state) return;
  throw Xapian::InvalidArgumentError("preference by value slot " + std::to_string(slot) +
                                     ", which grouping itself writes; use another slot");
}

/** [items] the values of a slot; empty for an item without one. */
std::vector<std::string> slot_values(const Xapian::Database& database, const SignatureTable& table,
                                     Xapian::valueno slot) {
  std::vector<std::string> values(table.size());
  bool any = false;
  for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
    const std::optional<std::size_t> item = table.item(docid);
    if (!item) return;
    values[*item] = value;
    any = true;
  });
  if (!any && table.size() != 0) {
    throw Xapian::InvalidArgumentError("preference by value slot " + std::to_string(slot) +
                                       ", in which no signed document has a value; name a slot with values");
  }
  return values;
}

/** Ranks of the values; equal values have equal ranks. */
Column value_column(const std::vector<std::string>& values, bool descending) {
  std::vector<std::string_view> sorted;
  for (const std::string& value : values) {
    if (!value.empty()) sorted.emplace_back(value);
  }
  std::sort(sorted.begin(), sorted.end());
  Column column;
  column.reserve(values.size());
  for (const std::string& value : values) {
    const auto place = std::lower_bound(sorted.begin(), sorted.end(), std::string_view(value));
    const auto rank = static_cast<std::uint64_t>(descending ? sorted.end() - place : place - sorted.begin());
    column.push_back(value.empty() ? kLast : rank);
  }
  return column;
}

/** The path of a URL (RFC 3986 section 3.3), percent-decoded; a URL without a scheme may begin with it. */
std::string path_of(std::string_view url) {
  url = url.substr(0, url.find_first_of("?#"));
  const std::size_t scheme_end = url.find("://");
  if (scheme_end != std::string_view::npos && url.find('/') > scheme_end) {
    url.remove_prefix(scheme_end + 3);
    url.remove_prefix(std::min(url.find('/'), url.size()));
  }
  return percent_decoded(url);
}

template <typename Key>
Column url_column(const GroupedDatabases& databases, const SignatureTable& table, const Key& key) {
  return column_of(table, [&](std::size_t item) -> std::uint64_t {
    const Xapian::docid docid = table.docid(item);
    if (databases.is_reference(docid)) return 0;  // always first; reading its URL would be a round trip
    const std::string data = databases.all().get_document(docid).get_data();
    return key(data_field(data, "url"));
  });
}

Column column_of_rule(const GroupedDatabases& databases, const Scheme& scheme, const SignatureTable& table,
                      const PreferenceRule& rule) {
  using Kind = PreferenceRule::Kind;
  switch (rule.kind) {
    case Kind::kNewest:
      return column_of(table, [&](std::size_t item) { return kLast - databases.docid_in_database(table.docid(item)); });
    case Kind::kLongest:
      return column_of(table, [&](std::size_t item) { return kLast - table.tokens(item); });
    case Kind::kValueAscending:
    case Kind::kValueDescending:
      require_slot_to_prefer_by(scheme, rule.slot);
      return value_column(slot_values(databases.all(), table, rule.slot), rule.kind == Kind::kValueDescending);
    case Kind::kUrlLength:
      return url_column(databases, table, [](std::string_view url) { return url.empty() ? kLast : url.size(); });
    case Kind::kPath:
      return url_column(databases, table, [&](std::string_view url) {
        return path_of(url).compare(0, rule.path.size(), rule.path) == 0 ? 0U : 1U;
      });
    case Kind::kOldest:
      break;
  }
  return column_of(table, [&](std::size_t item) {
    const Xapian::docid docid = table.docid(item);
    return (std::uint64_t{databases.place(docid)} << 32U) + databases.docid_in_database(docid);
  });
}

/** A rule by the date of another program (IndexLayout::date_slot), in place of one by docid. */
PreferenceRule dated(const Xapian::Database& database, const Scheme& scheme, PreferenceRule rule) {
  using Kind = PreferenceRule::Kind;
  const bool by_age = rule.kind == Kind::kOldest || rule.kind == Kind::kNewest;
  const auto slot = scheme.index.date_slot;
  if (!by_age || !slot || database.get_value_upper_bound(*slot).empty()) return rule;
  return {rule.kind == Kind::kOldest ? Kind::kValueAscending : Kind::kValueDescending, *slot, {}};
}

/** By its URL: a page at its own canonical URL comes first, one that names another page last. */
std::pair<int, std::uint8_t> place_of(const SignatureTable& table, std::size_t item) {
  const int names = table.names_other(item) ? 2 : table.canonical(item) == 0 ? 1 : 0;
  return {names, table.address_rank(item)};
}

}  // namespace

PreferenceOrder::PreferenceOrder(const GroupedDatabases& databases, const Scheme& scheme, const SignatureTable& table,
                                 const Preference& preference)
    : items_(table.size()), ranks_(table.size()) {
  std::iota(items_.begin(), items_.end(), 0U);
  std::vector<PreferenceRule> rules = preference.rules();
  for (PreferenceRule& rule : rules) rule = dated(databases.all(), scheme, rule);
  rules.push_back({PreferenceRule::Kind::kOldest, 0, {}});
  // Sort by the last rule first: a stable sort keeps the order of equal items, so later rules and finally the
  // age decide among them.
  for (auto rule = rules.rbegin(); rule != rules.rend(); ++rule) {
    const Column column = column_of_rule(databases, scheme, table, *rule);
    std::stable_sort(items_.begin(), items_.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return column[a] < column[b]; });
  }
  std::stable_sort(items_.begin(), items_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return place_of(table, a) < place_of(table, b); });
  std::stable_partition(items_.begin(), items_.end(),
                        [&](std::uint32_t item) { return databases.is_reference(table.docid(item)); });
  for (std::size_t rank = 0; rank != items_.size(); ++rank) ranks_[items_[rank]] = static_cast<std::uint32_t>(rank);
}

}  // namespace neardup
