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

namespace {

/** [members] The first one of the same canonical URL. */
std::vector<std::size_t> first_of_canonical(std::size_t members,
                                            const std::function<std::uint64_t(std::size_t member)>& canonical) {
  std::vector<std::size_t> first(members);
  std::unordered_map<std::uint64_t, std::size_t> known;
  for (std::size_t i = 0; i != members; ++i) {
    const std::uint64_t url = canonical ? canonical(i) : 0;
    first[i] = url == 0 ? i : known.emplace(url, i).first->second;
  }
  return first;
}

}  // namespace

std::optional<std::vector<std::uint64_t>> family_part_keys(
    std::size_t members, const std::function<std::optional<TemplateText>(std::size_t member)>& text,
    const std::function<std::uint64_t(std::size_t member)>& canonical) {
  constexpr std::size_t kJudgedTexts = 64;
  const std::vector<std::size_t> first = first_of_canonical(members, canonical);
  std::vector<TemplateText> texts;
  std::size_t rest = 0;
  for (; rest != members && texts.size() != kJudgedTexts; ++rest) {
    if (first[rest] != rest) continue;
    std::optional<TemplateText> judged = text(rest);
    if (!judged) return std::nullopt;
    texts.push_back(*std::move(judged));
  }
  const TemplateFamily family = template_family(texts);
  if (family == TemplateFamily::kNone) return std::nullopt;
  std::vector<std::uint64_t> keys(members);
  auto judged = texts.begin();
  for (std::size_t i = 0; i != members; ++i) {
    if (first[i] != i) {
      keys[i] = keys[first[i]];
    } else if (i < rest) {
      keys[i] = part_key(*judged++, family);
    } else {
      const std::optional<TemplateText> other = text(i);
      if (!other) return std::nullopt;
      keys[i] = part_key(*other, family);
    }
  }
  return keys;
}

}  // namespace neardup
