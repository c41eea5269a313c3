#include "dedupe/record_ids.h"

#include <algorithm>
#include <utility>

#include "bytes/feature_hash.h"
#include "corpus/repeat_filter.h"

namespace neardup::cli {

std::uint64_t RecordIds::hash(std::string_view id) {
  const std::uint64_t hash = xxh3_hash(id);
  return hash == kNone ? 1 : hash;
}

void RecordIds::add(std::size_t item, std::uint64_t id) {
  if (id == kNone) return;
  while (ids_.size() != item) ids_.push_back(kNone);
  ids_.push_back(id);
}

std::vector<std::vector<std::uint32_t>> RecordIds::repeated() const {
  RepeatFilter filter(ids_.size());
  for (std::size_t item = 0; item != ids_.size(); ++item) {
    if (ids_[item] != kNone) filter.add(ids_[item]);
  }
  std::vector<std::pair<std::uint64_t, std::uint32_t>> found;
  for (std::uint32_t item = 0; item != ids_.size(); ++item) {
    if (ids_[item] != kNone && filter.may_repeat(ids_[item])) found.emplace_back(ids_[item], item);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::vector<std::uint32_t>> repeated;
  for (auto begin = found.begin(); begin != found.end();) {
    const auto end = std::find_if(begin, found.end(), [&](const auto& other) { return other.first != begin->first; });
    if (end - begin > 1) {
      repeated.emplace_back();
      for (auto of_id = begin; of_id != end; ++of_id) repeated.back().push_back(of_id->second);
    }
    begin = end;
  }
  std::sort(repeated.begin(), repeated.end());
  return repeated;
}

}  // namespace neardup::cli
