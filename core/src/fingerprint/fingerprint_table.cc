#include "fingerprint/fingerprint_table.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

#include "fingerprint/simhash.h"

namespace neardup {

namespace {

constexpr unsigned kQuarterBits = 16;
constexpr std::uint32_t kKeys = 1 << kQuarterBits;
constexpr std::uint32_t kWordsPerLine = 8;
constexpr std::uint32_t kPrefetched = 4 * kWordsPerLine;  // the processor fetches the next ones itself
constexpr unsigned kPlainDistance =
    3;  // up to here, look up the quarter that agrees; above, also its one-bit neighbours

std::uint32_t quarter_of(std::uint64_t word, unsigned quarter) {
  return static_cast<std::uint32_t>(word >> (48 - kQuarterBits * quarter) & (kKeys - 1));
}

/** Whether at most `bits` bits are set. */
template <unsigned bits>
bool has_at_most(std::uint64_t word) {
  for (unsigned bit = 0; bit != bits; ++bit) word &= word - 1;  // clears the lowest set bit
  return word == 0;
}

}  // namespace

FingerprintTable::FingerprintTable(const std::vector<FingerprintEntry>& entries) {
  for (unsigned quarter = 0; quarter != kQuarters; ++quarter) orders_[quarter] = order_by(quarter, entries);
}

FingerprintTable::Order FingerprintTable::order_by(unsigned quarter, const std::vector<FingerprintEntry>& entries) {
  Order order{std::vector<std::uint32_t>(kKeys + 1), std::vector<std::uint64_t>(entries.size()),
              std::vector<std::uint32_t>(entries.size())};
  for (const FingerprintEntry& entry : entries) ++order.begin[quarter_of(entry.fingerprint, quarter) + 1];
  std::partial_sum(order.begin.begin(), order.begin.end(), order.begin.begin());
  std::vector<std::uint32_t> next = order.begin;
  for (const FingerprintEntry& entry : entries) {
    const std::uint32_t place = next[quarter_of(entry.fingerprint, quarter)]++;
    order.words[place] = entry.fingerprint;
    order.ids[place] = entry.id;
  }
  return order;
}

std::vector<FingerprintTable::Hit> FingerprintTable::within(std::uint64_t fingerprint, unsigned distance) const {
  switch (distance) {
    case 0:
      return find<0>(fingerprint);
    case 1:
      return find<1>(fingerprint);
    case 2:
      return find<2>(fingerprint);
    case 3:
      return find<3>(fingerprint);
    case 4:
      return find<4>(fingerprint);
    case 5:
      return find<5>(fingerprint);
    case 6:
      return find<6>(fingerprint);
    case kMostDistance:
      return find<kMostDistance>(fingerprint);
    default:
      throw std::invalid_argument("Hamming distance is " + std::to_string(distance) + ", must be 0 to " +
                                  std::to_string(kMostDistance));
  }
}

template <unsigned distance>
std::vector<FingerprintTable::Hit> FingerprintTable::find(std::uint64_t fingerprint) const {
  std::vector<Hit> hits;
  for (unsigned quarter = 0; quarter != kQuarters; ++quarter) {  // all fetches in flight at once
    const Order& order = orders_[quarter];
    const std::uint32_t key = quarter_of(fingerprint, quarter);
    const std::uint32_t end = std::min(order.begin[key + 1], order.begin[key] + kPrefetched);
    for (std::uint32_t place = order.begin[key]; place < end; place += kWordsPerLine) {
      __builtin_prefetch(order.words.data() + place);
    }
  }
  for (unsigned quarter = 0; quarter != kQuarters; ++quarter) {
    const std::uint32_t key = quarter_of(fingerprint, quarter);
    scan<distance>(quarter, fingerprint, key, hits);
    if (distance <= kPlainDistance) continue;
    for (unsigned bit = 0; bit != kQuarterBits; ++bit) scan<distance>(quarter, fingerprint, key ^ 1U << bit, hits);
  }
  std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.id < b.id; });
  return hits;
}

template <unsigned distance>
void FingerprintTable::scan(unsigned quarter, std::uint64_t fingerprint, std::uint32_t key,
                            std::vector<Hit>& hits) const {
  constexpr unsigned kSlack = distance <= kPlainDistance ? 0 : 1;
  const auto looked_up = [&](std::uint64_t difference, unsigned earlier) {
    return has_at_most<kSlack>(quarter_of(difference, earlier));
  };
  const Order& order = orders_[quarter];
  const std::uint32_t end = order.begin[key + 1];
  for (std::uint32_t place = order.begin[key]; place != end; ++place) {
    const std::uint64_t difference = order.words[place] ^ fingerprint;
    if (!has_at_most<distance>(difference)) continue;
    unsigned earlier = 0;
    while (earlier != quarter && !looked_up(difference, earlier)) ++earlier;
    if (earlier == quarter) hits.push_back({order.ids[place], hamming_distance(difference, 0)});
  }
}

}  // namespace neardup
