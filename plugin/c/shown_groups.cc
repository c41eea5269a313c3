#include "shown_groups.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string_view>
#include <unordered_map>

#include "groups/star_groups.h"

namespace neardup::c {

ShownGroups::ShownGroups(const TextCorpus& corpus, const CorpusGroups& found)
    : neardup_groups{}, representatives_(corpus.size()) {
  std::iota(representatives_.begin(), representatives_.end(), 0U);
  gather(found.members);
  name(corpus);
  for (const CorpusPair& pair : found.pairs) pairs_.push_back({pair.first, pair.second, pair.similarity});
  texts = representatives_.size();
  representatives = representatives_.data();
  neardup_groups::groups = groups_.data();
  group_count = groups_.size();
  pairs = pairs_.data();
  pair_count = pairs_.size();
}

void ShownGroups::gather(const std::vector<CorpusMember>& found) {
  std::unordered_map<std::uint32_t, std::size_t> place;  // where the next member of a group goes
  std::size_t end = 0;
  for (const CorpusMember& member : found) {
    if (member.group_size < 2) continue;
    representatives_[member.item] = member.representative;
    if (!place.emplace(member.representative, end).second) continue;
    neardup_group group{};
    group.representative = member.representative;
    group.centre = member.centre;
    group.size = member.group_size;
    group.least_similarity = 1;
    groups_.push_back(group);
    end += member.group_size;
  }
  members_.resize(end);
  for (const CorpusMember& member : found) {
    if (member.group_size >= 2) members_[place[member.representative]++] = {member.item, 0, member.similarity};
  }
  const neardup_member* members = members_.data();
  for (neardup_group& group : groups_) {
    group.members = members;
    for (; members != group.members + group.size; ++members)
      group.least_similarity = std::min(group.least_similarity, members->similarity);
  }
}

void ShownGroups::name(const TextCorpus& corpus) {
  std::unordered_map<std::uint64_t, std::uint32_t> ordinals;  // two groups may have representatives of the same words
  for (neardup_group& group : groups_) {
    const std::uint64_t digest = corpus.token_digest(group.representative);
    const std::string id = group_id(digest, {}, ordinals[digest]++);
    id.copy(group.id, sizeof group.id - 1);
  }
  std::sort(groups_.begin(), groups_.end(), [](const neardup_group& a, const neardup_group& b) {
    return a.size != b.size ? a.size > b.size : std::string_view(a.id) < std::string_view(b.id);
  });
}

}  // namespace neardup::c
