#include "fingerprint/hamming_pairs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>

namespace neardup {

namespace {

constexpr unsigned kWordBits = 64;
constexpr std::size_t kCompareAll = 48;  // up to here, compare all with each other; above, divide

/** The search for one distance; a template, so that the innermost loop contains no loop. */
template <unsigned distance>
class PairSearch {
 public:
  PairSearch(std::size_t count, const std::function<void(std::uint64_t, std::uint64_t)>& take)
      : sorted_(count), take_(take) {}

  /** Pairs of values that differ in each skipped piece. All values agree in each other piece before this one.
   *  @param skipped  a bit for each piece. */
  void search(std::uint64_t* values, std::size_t count, unsigned piece = 0, unsigned skipped = 0, unsigned skips = 0) {
    if (count <= kCompareAll || piece == kPieces) return compare_all(values, count, skipped);
    std::array<std::size_t, kKeys + 1> ends{};
    for (std::size_t i = 0; i != count; ++i) ++ends[key(values[i], piece) + 1];
    const bool all_agree = *std::max_element(ends.begin(), ends.end()) == count;
    if (!all_agree) {
      for (std::size_t k = 1; k != ends.size(); ++k) ends[k] += ends[k - 1];
      for (std::size_t i = 0; i != count; ++i) sorted_[ends[key(values[i], piece)]++] = values[i];
      std::copy_n(sorted_.data(), count, values);
    }
    std::size_t begin = 0;
    for (std::size_t k = 0; begin != count; ++k) {
      const std::size_t end = all_agree ? count : ends[k];
      if (end - begin > 1) search(values + begin, end - begin, piece + 1, skipped, skips);
      begin = end;
    }
    if (!all_agree && skips != distance) search(values, count, piece + 1, skipped | 1U << piece, skips + 1);
  }

 private:
  static constexpr unsigned kPieces = distance < 7 ? 8 : 11;  // 8 would leave one that must agree
  static constexpr std::size_t kKeys = 256;
  using Lanes = std::uint32_t __attribute__((vector_size(16)));
  static constexpr std::size_t kLanes = 4;

  /** Adjacent bits of a value. */
  static std::size_t key(std::uint64_t value, unsigned piece) {
    const unsigned begin = kWordBits * piece / kPieces;
    const unsigned width = kWordBits * (piece + 1) / kPieces - begin;
    return value >> begin & ((std::uint64_t{1} << width) - 1);
  }

  void compare_all(const std::uint64_t* values, std::size_t count, unsigned skipped) {
    lows_.resize(count + kLanes);
    for (std::size_t i = 0; i != count; ++i) lows_[i] = static_cast<std::uint32_t>(values[i] ^ values[i] >> 32);
    for (std::size_t i = 0; i + 1 < count; ++i) {
      for (std::size_t j = i + 1; j < count; j += kLanes) {
        if (!any_is_near(lows_[i], lows_.data() + j)) continue;
        for (std::size_t other = j; other != std::min(j + kLanes, count); ++other) {
          if (without_bits(values[i] ^ values[other]) == 0) report(values[i], values[other], skipped);
        }
      }
    }
  }

  /** Clears the lowest set bits, as many as the distance. */
  template <typename Bits>
  static Bits without_bits(Bits bits) {
    for (unsigned bit = 0; bit != distance; ++bit) bits &= bits - 1;
    return bits;
  }

  /** Whether one of four values may be near: near words have near folded halves, and few others do. */
  static bool any_is_near(std::uint32_t half, const std::uint32_t* others) {
    Lanes lanes;
    std::memcpy(&lanes, others, sizeof(lanes));
    const auto none_left = without_bits(lanes ^ half) == 0;
    std::uint64_t halves[2];
    std::memcpy(halves, &none_left, sizeof(halves));
    return (halves[0] | halves[1]) != 0;
  }

  void report(std::uint64_t a, std::uint64_t b, unsigned skipped) const {
    for (unsigned piece = 0; skipped >> piece != 0; ++piece) {
      if ((skipped >> piece & 1) != 0 && key(a ^ b, piece) == 0) return;
    }
    take_(std::min(a, b), std::max(a, b));
  }

  std::vector<std::uint64_t> sorted_;  // scratch
  std::vector<std::uint32_t> lows_;    // scratch
  const std::function<void(std::uint64_t, std::uint64_t)>& take_;
};

template <unsigned distance>
void search_all(std::vector<std::uint64_t>& values, const std::function<void(std::uint64_t, std::uint64_t)>& take) {
  PairSearch<distance>(values.size(), take).search(values.data(), values.size());
}

}  // namespace

void hamming_pairs(std::vector<std::uint64_t> fingerprints, unsigned distance,
                   const std::function<void(std::uint64_t, std::uint64_t)>& take) {
  constexpr decltype(&search_all<1>) kSearches[kMostPairDistance] = {
      search_all<1>, search_all<2>, search_all<3>, search_all<4>, search_all<5>, search_all<6>, search_all<7>};
  if (distance > kMostPairDistance) {
    throw std::invalid_argument("Hamming distance is " + std::to_string(distance) + ", must be 0 to " +
                                std::to_string(kMostPairDistance));
  }
  if (distance != 0) kSearches[distance - 1](fingerprints, take);
}

}  // namespace neardup
