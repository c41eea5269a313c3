#include "find/distance_pairing.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "fingerprint/hamming_pairs.h"

namespace neardup {

DistancePairing::DistancePairing(const SignatureTable& table, unsigned distance, std::size_t band_cap) {
  gather_sets(table);
  gather_neighbours(distance);
  choose_leaders(table, band_cap);
}

std::vector<std::size_t> DistancePairing::later_partners(std::size_t item) const {
  std::vector<std::size_t> partners;
  const std::uint32_t set = set_of_[item];
  if (set == kNoSet) return partners;
  if (follows_[item]) {
    const auto copies = copies_.find(item);
    if (copies != copies_.end()) partners = copies->second;
  } else {
    append_later(set, item, partners);
    for (std::size_t n = neighbour_begin_[set]; n != neighbour_begin_[set + 1]; ++n) {
      append_later(neighbours_[n], item, partners);
    }
  }
  std::sort(partners.begin(), partners.end());
  return partners;
}

void DistancePairing::append_later(std::uint32_t set, std::size_t item, std::vector<std::size_t>& partners) const {
  const auto begin = members_.begin() + static_cast<std::ptrdiff_t>(member_begin_[set]);
  const auto end = members_.begin() + static_cast<std::ptrdiff_t>(member_begin_[set + 1]);
  partners.insert(partners.end(), std::upper_bound(begin, end, item), end);
}

void DistancePairing::gather_sets(const SignatureTable& table) {
  std::vector<std::pair<std::uint64_t, std::uint32_t>> sorted;
  sorted.reserve(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) {
    const std::uint64_t fingerprint = table.fingerprint(item).value_or(0);
    if (fingerprint != 0) sorted.emplace_back(fingerprint, static_cast<std::uint32_t>(item));
  }
  std::sort(sorted.begin(), sorted.end());
  set_of_.assign(table.size(), kNoSet);
  for (const auto& [fingerprint, item] : sorted) {
    if (fingerprints_.empty() || fingerprints_.back() != fingerprint) {
      fingerprints_.push_back(fingerprint);
      member_begin_.push_back(members_.size());
    }
    set_of_[item] = static_cast<std::uint32_t>(fingerprints_.size() - 1);
    members_.push_back(item);
  }
  member_begin_.push_back(members_.size());
}

void DistancePairing::gather_neighbours(unsigned distance) {
  const auto set_of = [this](std::uint64_t fingerprint) {
    const auto place = std::lower_bound(fingerprints_.begin(), fingerprints_.end(), fingerprint);
    return static_cast<std::uint32_t>(place - fingerprints_.begin());
  };
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  neighbour_begin_.assign(fingerprints_.size() + 1, 0);
  hamming_pairs(fingerprints_, distance, [&](std::uint64_t a, std::uint64_t b) {
    pairs.emplace_back(set_of(a), set_of(b));
    ++neighbour_begin_[pairs.back().first + 1];
    ++neighbour_begin_[pairs.back().second + 1];
  });
  std::partial_sum(neighbour_begin_.begin(), neighbour_begin_.end(), neighbour_begin_.begin());
  neighbours_.resize(2 * pairs.size());
  std::vector<std::size_t> next(neighbour_begin_.begin(), neighbour_begin_.end() - 1);
  for (const auto& [a, b] : pairs) {
    neighbours_[next[a]++] = b;
    neighbours_[next[b]++] = a;
  }
}

void DistancePairing::choose_leaders(const SignatureTable& table, std::size_t band_cap) {
  follows_.resize(table.size());
  const std::vector<std::size_t> first = table.first_of_text();
  for (std::size_t set = 0; set != fingerprints_.size(); ++set) {
    const std::size_t size = member_begin_[set + 1] - member_begin_[set];
    if (size <= band_cap) continue;
    ++oversized_sets_;
    std::size_t leaders = 0;
    for (std::size_t m = member_begin_[set]; m != member_begin_[set + 1]; ++m) {
      const std::size_t item = members_[m];
      if (first[item] != item) copies_[first[item]].push_back(item);
      follows_[item] = first[item] != item || leaders == band_cap;
      if (!follows_[item]) ++leaders;
    }
    left_out_ += size - leaders;
  }
}

}  // namespace neardup
