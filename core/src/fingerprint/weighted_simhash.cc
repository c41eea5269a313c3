#include "fingerprint/weighted_simhash.h"

#include <array>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr unsigned kFractionBits = 12;
constexpr unsigned kOne = 31;  // binary places of the mantissa

}  // namespace

// The whole part is the place of the leading one bit; squaring the mantissa gives one more binary place each time.
std::uint64_t log_weight(std::uint64_t count) {
  unsigned whole = 0;
  while (count >> whole > 1) ++whole;
  std::uint64_t mantissa = whole > kOne ? count >> (whole - kOne) : count << (kOne - whole);  // 1 <= it < 2
  std::uint64_t fraction = 0;
  for (unsigned place = 0; place != kFractionBits; ++place) {
    mantissa = mantissa * mantissa >> kOne;
    const std::uint64_t bit = mantissa >> (kOne + 1);
    mantissa >>= bit;
    fraction = fraction << 1 | bit;
  }
  return ((whole + 1ULL) << kFractionBits) + fraction;
}

LogWeightedSimhash::LogWeightedSimhash(const IdfTable& idf) : rest_(idf.empty() ? 1 : idf.rest) {
  for (const GradedWord& word : idf.words) grades_.emplace(xxh3_hash(word.word), word.grade);
}

std::uint64_t LogWeightedSimhash::grade_of(std::uint64_t feature) const {
  const auto found = grades_.find(feature);
  return found == grades_.end() ? rest_ : found->second;
}

void LogWeightedSimhash::add(const std::uint64_t* features, std::size_t n) {
  count_ += n;
  for (std::size_t i = 0; i != n; ++i) ++counts_[features[i]];
}

std::uint64_t LogWeightedSimhash::fingerprint() const {
  std::array<std::uint64_t, 64> of_ones{};
  std::uint64_t of_all = 0;
  for (const auto& [feature, count] : counts_) {
    const std::uint64_t weight = log_weight(count) * grade_of(feature);
    of_all += weight;
    for (unsigned bit = 0; bit != 64; ++bit) of_ones[bit] += (feature >> bit & 1) * weight;
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) fingerprint |= std::uint64_t{2 * of_ones[bit] > of_all} << bit;
  return fingerprint;
}

void LogWeightedSimhash::clear() {
  constexpr std::size_t kKept = std::size_t{1} << 16;  // each later text passes all buckets that a long one left
  if (counts_.bucket_count() > kKept) counts_ = {};
  counts_.clear();
  count_ = 0;
}

}  // namespace neardup
