#include "fingerprint/simhash.h"

#include <cstring>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

using Pair = std::uint64_t __attribute__((vector_size(16)));

constexpr std::size_t kBlockWords = 32;  // sixteen pairs: each block carries one pair into the plane of the sixteens
constexpr std::size_t kTreePlanes = 4;

Pair load_pair(const std::uint64_t* words) {
  Pair pair;
  std::memcpy(&pair, words, sizeof(pair));
  return pair;
}

/** Adds three bits: the low bit of their sum goes to `sum`, the high bit is returned. */
inline Pair carry_save(Pair& sum, Pair b, Pair c) {
  const Pair half = sum ^ b;
  const Pair carry = (sum & b) | (half & c);
  sum = half ^ c;
  return carry;
}

/** Four counters' low planes, and the tree that adds pairs to them. */
struct LowPlanes {
  Pair ones, twos, fours, eights;

  Pair add_two(const std::uint64_t* words) { return carry_save(ones, load_pair(words), load_pair(words + 2)); }
  Pair add_four(const std::uint64_t* words) {
    const Pair first = add_two(words);
    return carry_save(twos, first, add_two(words + 4));
  }
  Pair add_eight(const std::uint64_t* words) {
    const Pair first = add_four(words);
    return carry_save(fours, first, add_four(words + 8));
  }
  /** @return the carry into the plane of the sixteens. */
  Pair add_sixteen(const std::uint64_t* words) {
    const Pair first = add_eight(words);
    return carry_save(eights, first, add_eight(words + 16));
  }
};

constexpr unsigned kFractionBits = 12;
constexpr unsigned kOne = 31;  // binary places of the mantissa

}  // namespace

void SimhashAccumulator::add(const std::uint64_t* features, std::size_t n) {
  const std::size_t whole = n / kBlockWords * kBlockWords;
  for (std::size_t i = 0; i != whole; i += kBlockWords) {
    count_ += kBlockWords;
    add_block(features + i);
  }
  if (whole == n) return;
  std::uint64_t padded[kBlockWords] = {};  // a zero adds nothing to any counter
  std::memcpy(padded, features + whole, (n - whole) * sizeof(*features));
  count_ += n - whole;
  add_block(padded);
}

void SimhashAccumulator::add_block(const std::uint64_t* features) {
  LowPlanes low;
  std::memcpy(&low, planes_.data(), sizeof(low));
  Pair carry = low.add_sixteen(features);
  std::memcpy(planes_.data(), &low, sizeof(low));
  // No counter exceeds count_, so nothing is carried above its highest bit.
  for (std::size_t p = kTreePlanes; p != kPlanes && count_ >> p != 0; ++p) {
    const Pair plane = load_pair(planes_[p].lane);
    const Pair sum = plane ^ carry;
    carry &= plane;
    std::memcpy(planes_[p].lane, &sum, sizeof(sum));
  }
}

std::uint64_t SimhashAccumulator::fingerprint() const {
  // More set than clear: set > n - set, which is set > n / 2 rounded down. Compares the sum of both counters with that
  // from the lowest plane up: a higher plane that differs overrules the lower ones.
  const std::uint64_t half = count_ / 2;
  std::uint64_t above = 0;
  std::uint64_t carry = 0;
  for (std::size_t p = 0; p != kPlanes && count_ >> p != 0; ++p) {
    const auto [a, b] = planes_[p].lane;
    const std::uint64_t sum = a ^ b ^ carry;
    carry = (a & b) | ((a ^ b) & carry);
    above = (half >> p & 1) != 0 ? above & sum : above | sum;
  }
  return above;
}

unsigned hamming_distance(std::uint64_t a, std::uint64_t b) {
  return static_cast<unsigned>(__builtin_popcountll(a ^ b));
}

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
  if (counts_.bucket_count() > kKept) counts_ = decltype(counts_)();  // {} would keep them
  counts_.clear();
  count_ = 0;
}

}  // namespace neardup
