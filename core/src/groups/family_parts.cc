#include "groups/family_parts.h"

#include <unordered_map>
#include <utility>

#include "bytes/feature_hash.h"

namespace neardup {

StarGroups family_parts(const std::vector<std::uint64_t>& keys, const NearTest& near) {
  BucketLists by_key;
  std::unordered_map<std::uint64_t, std::uint32_t> bucket_of_key;
  for (const std::uint64_t key : keys) {
    by_key.ids.push_back(bucket_of_key.emplace(key, by_key.bucket_count).first->second);
    by_key.offsets.push_back(by_key.ids.size());
    by_key.bucket_count = static_cast<std::uint32_t>(bucket_of_key.size());
  }
  return star_groups(by_key, {near}, keys.size());
}

namespace {

/** [members] The first one of the same canonical URL. */
std::vector<std::size_t> first_of_canonical(std::size_t members, const StarReader& reader) {
  std::vector<std::size_t> first(members);
  std::unordered_map<std::uint64_t, std::size_t> known;
  for (std::size_t i = 0; i != members; ++i) {
    const std::uint64_t url = reader.canonical ? reader.canonical(i) : 0;
    first[i] = url == 0 ? i : known.emplace(url, i).first->second;
  }
  return first;
}

}  // namespace

bool any_title_differs(std::size_t members, const StarReader& reader, std::size_t tokens) {
  if (!reader.title || members == 0) return false;
  const TemplateText first = reader.title(0);
  for (std::size_t i = 1; i != members; ++i) {
    if (titles_differ(reader.title(i), first, tokens)) return true;
  }
  return false;
}

std::optional<std::vector<std::uint64_t>> family_part_keys(std::size_t members, const StarReader& reader) {
  constexpr std::size_t kJudgedTexts = 64;
  const std::vector<std::size_t> first = first_of_canonical(members, reader);
  std::vector<TemplateText> texts;
  std::size_t rest = 0;
  for (; rest != members && texts.size() != kJudgedTexts; ++rest) {
    if (first[rest] != rest) continue;
    std::optional<TemplateText> judged = reader.text(rest);
    if (!judged) return std::nullopt;
    texts.push_back(*std::move(judged));
  }
  const TemplateFamily family = template_family(texts);
  bool any_name = false;
  if (family == TemplateFamily::kNone && !any_title_differs(members, reader, texts.front().size())) return std::nullopt;
  const TemplateText first_title = reader.title ? reader.title(0) : TemplateText();
  const auto key_of = [&](std::size_t member, const TemplateText& text) {
    const std::uint64_t part = family == TemplateFamily::kNone ? 0 : part_key(text, family);
    const std::uint64_t name =
        reader.title ? name_key(text, reader.title(member), texts.front(), first_title) : std::uint64_t{0};
    any_name = any_name || name != 0;
    return name == 0 ? part : mix64(part ^ name);
  };
  std::vector<std::uint64_t> keys(members);
  auto judged = texts.begin();
  for (std::size_t i = 0; i != members; ++i) {
    if (first[i] != i) {
      keys[i] = keys[first[i]];
    } else if (i < rest) {
      keys[i] = key_of(i, *judged++);
    } else {
      const std::optional<TemplateText> other = reader.text(i);
      if (!other) return std::nullopt;
      keys[i] = key_of(i, *other);
    }
  }
  if (family == TemplateFamily::kNone && !any_name) return std::nullopt;
  return keys;
}

}  // namespace neardup
