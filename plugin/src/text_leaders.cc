#include "text_leaders.h"

#include <map>
#include <unordered_map>

namespace neardup {

TextLeaders::TextLeaders(const SignatureTable& table, const PreferenceOrder& order, const DistinctDocuments& distinct) {
  std::unordered_map<std::uint64_t, std::uint32_t> first;  // of each text
  std::unordered_map<std::uint64_t, std::uint32_t>
      leader;  // of the documents of each text that nobody declared distinct
  std::map<std::uint64_t, std::vector<std::uint32_t>> independent;  // of each text that has some
  first.reserve(table.size());
  leader.reserve(table.size());
  first_.reserve(table.size());
  leader_.reserve(table.size());
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    const std::uint64_t text = table.digest(item);
    first_.push_back(first.emplace(text, rank).first->second);
    if (distinct.involve(table.docid(item))) {
      independent[text].push_back(rank);
      leader_.push_back(rank);
    } else {
      leader_.push_back(leader.emplace(text, rank).first->second);
    }
  }
  for (auto& [text, ranks] : independent) {
    const auto common = leader.find(text);
    if (common != leader.end()) ranks.push_back(common->second);
    if (ranks.size() > 1) shared_texts_.push_back(std::move(ranks));
  }
}

}  // namespace neardup
