#include "content/frame_set.h"

#include <algorithm>
#include <utility>

#include "bytes/feature_hash.h"

namespace neardup {

std::uint64_t frame_hash(std::string_view block_text) {
  return xxh3_hash(block_text);
}

FrameSet::FrameSet(std::vector<std::uint64_t> hashes) : hashes_(std::move(hashes)) {
  std::sort(hashes_.begin(), hashes_.end());
  hashes_.erase(std::unique(hashes_.begin(), hashes_.end()), hashes_.end());
}

bool FrameSet::has(std::uint64_t hash) const {
  return std::binary_search(hashes_.begin(), hashes_.end(), hash);
}

}  // namespace neardup
