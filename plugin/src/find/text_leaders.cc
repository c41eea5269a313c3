#include "find/text_leaders.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace neardup {

namespace {

/** What copies of a text have in common. */
struct TextInScope {
  std::uint64_t digest;
  std::uint32_t scope;
  std::uint32_t rank;

  bool same_text(const TextInScope& other) const { return digest == other.digest && scope == other.scope; }
  bool operator<(const TextInScope& other) const {
    return std::tie(digest, scope, rank) < std::tie(other.digest, other.scope, other.rank);
  }
};

}  // namespace

TextLeaders::TextLeaders(const SignatureTable& table, const PreferenceOrder& order, const ScopeTable& scopes,
                         const OwnWay& own_way)
    : first_(table.size()), leader_(table.size()) {
  std::iota(first_.begin(), first_.end(), 0U);
  std::iota(leader_.begin(), leader_.end(), 0U);
  std::vector<TextInScope> texts;
  texts.reserve(table.size());
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    texts.push_back({table.digest(item), scopes.number(item), rank});
  }
  std::sort(texts.begin(), texts.end());
  for (auto begin = texts.begin(); begin != texts.end();) {
    const auto end = std::find_if(begin, texts.end(), [&](const TextInScope& text) { return !text.same_text(*begin); });
    if (end - begin > 1) {
      std::vector<std::uint32_t> copies;
      std::transform(begin, end, std::back_inserter(copies), [](const TextInScope& text) { return text.rank; });
      SharedText shared{begin->digest, begin->scope, lead_copies(copies, order, scopes, own_way)};
      if (shared.leaders.size() > 1) shared_texts_.push_back(std::move(shared));
    }
    begin = end;
  }
}

std::vector<std::uint32_t> TextLeaders::lead_copies(const std::vector<std::uint32_t>& copies,
                                                    const PreferenceOrder& order, const ScopeTable& scopes,
                                                    const OwnWay& own_way) {
  std::map<std::int64_t, std::uint32_t> leader_of_time;
  std::vector<std::uint32_t> leaders;
  for (const std::uint32_t rank : copies) {
    const std::size_t item = order.item(rank);
    first_[rank] = copies.front();
    if (scopes.is_alone(item)) continue;
    if (!own_way(item)) {
      leader_[rank] = leader_of_time.emplace(scopes.time(item), rank).first->second;
    }
    if (leads(rank)) leaders.push_back(rank);
  }
  return leaders;
}

}  // namespace neardup
