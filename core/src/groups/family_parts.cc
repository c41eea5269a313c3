#include "groups/family_parts.h"

#include <unordered_map>
#include <utility>

namespace neardup {

FamilyParts family_parts(const std::vector<std::size_t>& members, const std::vector<std::uint64_t>& keys,
                         const NearTest& near) {
  BucketLists by_key;
  std::unordered_map<std::uint64_t, std::uint32_t> bucket_of_key;
  for (const std::uint64_t key : keys) {
    by_key.ids.push_back(bucket_of_key.emplace(key, by_key.bucket_count).first->second);
    by_key.offsets.push_back(by_key.ids.size());
    by_key.bucket_count = static_cast<std::uint32_t>(bucket_of_key.size());
  }
  const NearTest near_members = [&](std::size_t a, std::size_t b) { return near(members[a], members[b]); };
  StarGroups stars = star_groups(by_key, near_members, members.size());
  FamilyParts parts;
  for (const std::size_t centre : stars.representative) parts.centre.push_back(members[centre]);
  parts.link = std::move(stars.link);
  return parts;
}

}  // namespace neardup
