#include "indexing/id_set.h"

#include <algorithm>
#include <cstddef>

#include "markup/text_hash.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kLeastMerged = 1 << 16;

}  // namespace

bool IdSet::add(std::string_view id) {
  const std::uint64_t hash = text_hash(id, 0);
  if (std::binary_search(sorted_.begin(), sorted_.end(), hash) || !recent_.insert(hash).second) return false;
  if (recent_.size() < kLeastMerged + sorted_.size() / 8) return true;
  const auto middle = static_cast<std::ptrdiff_t>(sorted_.size());
  sorted_.insert(sorted_.end(), recent_.begin(), recent_.end());
  std::sort(sorted_.begin() + middle, sorted_.end());
  std::inplace_merge(sorted_.begin(), sorted_.begin() + middle, sorted_.end());
  recent_.clear();
  return true;
}

}  // namespace neardup::cli
