#include "features/distinct_counter.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "features/shingles.h"

namespace neardup {

namespace {

constexpr std::size_t kMostPending = std::size_t{1} << 18;
constexpr unsigned kMostTurns = 6;
constexpr std::size_t kRetained = std::size_t{1} << 16;  // hashes whose memory stays for the next set

std::uint64_t rotate_left(std::uint64_t x, unsigned bits) {
  return bits == 0 ? x : x << bits | x >> (64 - bits);
}

/** Clears a vector; frees memory for more numbers than `retained`. */
template <typename Number>
void release(std::vector<Number>& numbers, std::size_t retained) {
  if (numbers.capacity() <= retained) return;
  numbers.clear();
  numbers.shrink_to_fit();
}

}  // namespace

void DistinctCounter::add(const std::uint64_t* hashes, std::size_t n) {
  while (n != 0) {
    if (pending_.size() == kMostPending) flush();
    const std::size_t part = std::min(n, kMostPending - pending_.size());
    pending_.insert(pending_.end(), hashes, hashes + part);
    hashes += part;
    n -= part;
  }
}

std::uint64_t DistinctCounter::count() {
  if (kept_.empty()) return distinct_pending();
  flush();
  return static_cast<std::uint64_t>(kept_.size()) << level_;
}

void DistinctCounter::clear() {
  level_ = 0;
  pending_.clear();
  kept_ = ShingleSet();
  release(pending_, 2 * kRetained);  // grows by doubling
  release(unsure_, 2 * kRetained);
  release(slot_, 4 * kRetained);
  release(moved_, kRetained);
}

// Has no branch on the hashes. Each hash writes its number into one of its slots, and the last one stays. A hash that
// finds an equal hash there is done, and one that finds itself is counted. The few others try slots by other bits.
// Slots need not be cleared first, because each slot that is read was written.
std::size_t DistinctCounter::distinct_pending() {
  const std::size_t n = pending_.size();
  unsigned bits = 8;
  while (std::size_t{1} << bits < 4 * n) ++bits;
  if (slot_.size() < std::size_t{1} << bits) slot_.resize(std::size_t{1} << bits);
  if (unsure_.size() < n) unsure_.resize(n);
  const std::uint64_t* const hashes = pending_.data();
  std::uint32_t* const slot = slot_.data();
  std::uint32_t* const unsure = unsure_.data();
  for (std::size_t i = 0; i != n; ++i) slot[hashes[i] >> (64 - bits)] = static_cast<std::uint32_t>(i);
  std::size_t distinct = 0;
  std::size_t left = 0;
  for (std::size_t i = 0; i != n; ++i) {
    const std::size_t found = slot[hashes[i] >> (64 - bits)];
    distinct += found == i ? 1 : 0;
    unsure[left] = static_cast<std::uint32_t>(i);
    left += hashes[found] == hashes[i] ? 0 : 1;
  }
  return distinct + distinct_unsure(left, bits);
}

std::size_t DistinctCounter::distinct_unsure(std::size_t left, unsigned bits) {
  std::size_t distinct = 0;
  for (unsigned turn = 1; turn != kMostTurns && left != 0; ++turn) {
    const unsigned turned = turn * bits % 64;
    const auto slot_of = [&](std::size_t i) { return rotate_left(pending_[i], turned) >> (64 - bits); };
    for (std::size_t k = 0; k != left; ++k) slot_[slot_of(unsure_[k])] = unsure_[k];
    std::size_t still_left = 0;
    for (std::size_t k = 0; k != left; ++k) {
      const std::uint32_t own = unsure_[k];
      const std::uint32_t found = slot_[slot_of(own)];
      distinct += found == own ? 1 : 0;
      unsure_[still_left] = own;
      still_left += pending_[found] == pending_[own] ? 0 : 1;
    }
    left = still_left;
  }
  if (left == 0) return distinct;
  moved_.clear();  // hashes that are not spread evenly
  for (std::size_t k = 0; k != left; ++k) moved_.push_back(pending_[unsure_[k]]);
  std::sort(moved_.begin(), moved_.end());
  return distinct + static_cast<std::size_t>(std::unique(moved_.begin(), moved_.end()) - moved_.begin());
}

void DistinctCounter::flush() {
  const auto greatest = [this] { return std::numeric_limits<std::uint64_t>::max() >> level_; };
  const auto is_left_out = [most = greatest()](std::uint64_t hash) { return hash > most; };
  pending_.erase(std::remove_if(pending_.begin(), pending_.end(), is_left_out), pending_.end());
  const ShingleSet more = distinct_features(pending_);
  pending_.clear();
  ShingleSet all;
  all.reserve(kept_.size() + more.size());
  std::set_union(kept_.begin(), kept_.end(), more.begin(), more.end(), std::back_inserter(all));
  for (; all.size() > kMostKept; all.erase(std::upper_bound(all.begin(), all.end(), greatest()), all.end())) ++level_;
  kept_ = std::move(all);
}

}  // namespace neardup
