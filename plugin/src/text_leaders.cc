#include "text_leaders.h"

#include <map>
#include <unordered_map>
#include <utility>

namespace neardup {

namespace {

/** The documents that may go together. */
struct Copies {
  std::uint64_t digest;
  std::uint32_t scope;
  std::int64_t time;

  bool operator==(const Copies& other) const {
    return digest == other.digest && scope == other.scope && time == other.time;
  }
};

/** The digest is a hash already; few texts are in many scopes or of many times. */
struct DigestHash {
  std::size_t operator()(const Copies& copies) const {
    return copies.digest ^ (copies.scope * 0x9e3779b97f4a7c15U) ^ (static_cast<std::uint64_t>(copies.time) << 32U);
  }
};

using FirstOf = std::unordered_map<Copies, std::uint32_t, DigestHash>;

}  // namespace

TextLeaders::TextLeaders(const SignatureTable& table, const PreferenceOrder& order, const DistinctDocuments& distinct,
                         const ScopeTable& scopes) {
  FirstOf first;   // of each text and scope
  FirstOf leader;  // of the copies that go together
  std::map<std::pair<std::uint64_t, std::uint32_t>, std::vector<std::uint32_t>> leaders;  // where there are several
  first.reserve(table.size());
  leader.reserve(table.size());
  first_.reserve(table.size());
  leader_.reserve(table.size());
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    const Copies copies{table.digest(item), scopes.number(item), scopes.time(item)};
    const std::uint32_t first_of_text = first.emplace(Copies{copies.digest, copies.scope, 0}, rank).first->second;
    const bool alone = scopes.is_alone(item);
    const bool own_way = alone || distinct.involve(table.docid(item));
    const std::uint32_t leads = own_way ? rank : leader.emplace(copies, rank).first->second;
    first_.push_back(first_of_text);
    leader_.push_back(leads);
    if (leads != rank || alone || first_of_text == rank) continue;
    std::vector<std::uint32_t>& several = leaders[{copies.digest, copies.scope}];
    if (several.empty() && !scopes.is_alone(order.item(first_of_text))) several.push_back(first_of_text);
    several.push_back(rank);
  }
  for (auto& [text, ranks] : leaders) shared_texts_.push_back({text.first, text.second, std::move(ranks)});
}

}  // namespace neardup
