#include "groups/family_parts.h"

#include <algorithm>
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

std::optional<std::vector<std::uint64_t>> family_part_keys(
    std::size_t members, const std::function<std::optional<TemplateText>(std::size_t member)>& text) {
  constexpr std::size_t kJudgedTexts = 64;
  std::vector<TemplateText> texts;
  for (std::size_t i = 0; i != std::min(members, kJudgedTexts); ++i) {
    std::optional<TemplateText> judged = text(i);
    if (!judged) return std::nullopt;
    texts.push_back(*std::move(judged));
  }
  const TemplateFamily family = template_family(texts);
  if (family == TemplateFamily::kNone) return std::nullopt;
  std::vector<std::uint64_t> keys;
  for (const TemplateText& judged : texts) keys.push_back(part_key(judged, family));
  for (std::size_t i = texts.size(); i != members; ++i) {
    const std::optional<TemplateText> other = text(i);
    if (!other) return std::nullopt;
    keys.push_back(part_key(*other, family));
  }
  return keys;
}

}  // namespace neardup
