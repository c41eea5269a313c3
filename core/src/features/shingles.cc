#include "features/shingles.h"

#include <algorithm>

#include "bytes/feature_hash.h"

#if defined(__x86_64__)
#include "bytes/mix_eight.h"
#endif

namespace neardup {

namespace {

constexpr std::uint64_t kBase = 0xd1342543de82ef95U;  // odd, well spread: the multiplier of L'Ecuyer's 64-bit generator

std::uint64_t combined(const std::uint64_t* tokens, std::size_t n) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i != n; ++i) sum = sum * kBase + tokens[i];
  return sum;
}

#if defined(__x86_64__)
/** combine() without its last few shingles: here it is faster to begin each sum again. @return how many were made. */
NEARDUP_AVX512 std::size_t combine_eights(const std::uint64_t* tokens, std::size_t count, std::size_t n,
                                          std::uint64_t* shingles) {
  std::size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    Eight sum = eight_from(tokens + i);
    for (std::size_t k = 1; k != n; ++k) sum = sum * kBase + eight_from(tokens + i + k);
    _mm512_storeu_si512(shingles + i, reinterpret_cast<__m512i>(with_low_bits(mixed_but_for_low_bits(sum))));
  }
  return i;
}
#endif

/** The shingles of n tokens that begin with tokens[0] ... tokens[count - 1]. */
void combine(const std::uint64_t* tokens, std::size_t count, std::size_t n, std::uint64_t* shingles) {
#if defined(__x86_64__)
  if (has_avx512()) {
    const std::size_t made = combine_eights(tokens, count, n, shingles);
    tokens += made;
    shingles += made;
    count -= made;
  }
#endif
  if (count == 0) return;  // there may be fewer than n - 1 tokens then
  std::uint64_t oldest_factor = 1;
  for (std::size_t i = 0; i != n; ++i) oldest_factor *= kBase;
  std::uint64_t rolling = combined(tokens, n - 1);
  std::uint64_t oldest = 0;
  for (std::size_t i = 0; i != count; ++i) {
    rolling = rolling * kBase + (tokens[i + n - 1] - oldest * oldest_factor);
    oldest = tokens[i];
    shingles[i] = mix64(rolling);
  }
}

void insertion_sort(ShingleSet& hashes) {
  for (std::size_t i = 1; i < hashes.size(); ++i) {
    const std::uint64_t hash = hashes[i];
    std::size_t place = i;
    for (; place != 0 && hashes[place - 1] > hash; --place) hashes[place] = hashes[place - 1];
    hashes[place] = hash;
  }
}

/** Sorts in linear time if hashes are spread evenly: distributes them by their leading bits, one or two a bucket, and
 *  sorts each bucket. */
ShingleSet sorted(const ShingleSet& hashes) {
  constexpr std::size_t kCrowd = 16;  // a bucket with more has equal hashes, or hashes are not spread evenly
  unsigned bits = 1;
  while (std::size_t{2} << bits < hashes.size()) ++bits;
  const unsigned shift = 64 - bits;
  std::vector<std::size_t> begin((std::size_t{1} << bits) + 1);
  for (const std::uint64_t hash : hashes) ++begin[(hash >> shift) + 1];
  for (std::size_t bucket = 1; bucket != begin.size(); ++bucket) begin[bucket] += begin[bucket - 1];
  ShingleSet result(hashes.size());
  for (const std::uint64_t hash : hashes) result[begin[hash >> shift]++] = hash;
  std::size_t first = 0;
  for (const std::size_t last : begin) {  // each bucket's begin is its end now
    const auto at = [&](std::size_t i) { return result.begin() + static_cast<std::ptrdiff_t>(i); };
    if (last - first > kCrowd) std::sort(at(first), at(last));
    first = last;
  }
  insertion_sort(result);
  return result;
}

}  // namespace

ShingleRoller::ShingleRoller(unsigned n) : n_(n), history_{} {}

std::size_t ShingleRoller::roll(const std::uint64_t* token_hashes, std::size_t count, std::uint64_t* shingles) {
  const std::size_t before = n_ - 1;  // tokens of a shingle before its last
  const std::size_t missing = std::min(before - seen_, count);
  std::copy_n(token_hashes, missing, history_.begin() + static_cast<std::ptrdiff_t>(seen_));
  seen_ += missing;
  token_hashes += missing;
  count -= missing;
  if (count == 0) return 0;
  rolled_ = true;
  std::array<std::uint64_t, 2 * (kLongest - 1)> bridge{};  // the shingles that begin before this part
  const std::size_t bridged = std::min(before, count);
  std::copy_n(history_.begin(), before, bridge.begin());
  std::copy_n(token_hashes, bridged, bridge.begin() + static_cast<std::ptrdiff_t>(before));
  combine(bridge.data(), bridged, n_, shingles);
  combine(token_hashes, count - bridged, n_, shingles + bridged);
  const std::uint64_t* const last = count >= before ? token_hashes + count : bridge.data() + before + bridged;
  std::copy_n(last - before, before, history_.begin());
  return count;
}

std::optional<std::uint64_t> ShingleRoller::finish() const {
  if (seen_ == 0 || rolled_) return std::nullopt;
  return mix64(combined(history_.data(), seen_));
}

void ShingleRoller::clear() {
  seen_ = 0;
  rolled_ = false;
}

ShingleSet distinct_features(const std::vector<std::uint64_t>& features) {
  ShingleSet set = sorted(features);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  return set;
}

ShingleSet word_shingles(const std::vector<std::uint64_t>& token_hashes, unsigned n) {
  if (token_hashes.empty()) return {};
  ShingleRoller roller(n);
  ShingleSet shingles(token_hashes.size());
  shingles.resize(roller.roll(token_hashes.data(), token_hashes.size(), shingles.data()));
  if (const std::optional<std::uint64_t> only = roller.finish()) shingles.push_back(*only);
  return distinct_features(shingles);
}

}  // namespace neardup
