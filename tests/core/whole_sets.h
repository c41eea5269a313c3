/** @file whole_sets.h
 *  MinHash and SimHash of a whole set at once, where the product takes features in parts, and all keys of a family. */
#ifndef NEARDUP_TESTS_CORE_WHOLE_SETS_H
#define NEARDUP_TESTS_CORE_WHOLE_SETS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bands/bands.h"
#include "features/shingles.h"
#include "fingerprint/simhash.h"
#include "sketch/minhash.h"

namespace neardup {

/** [slots]; empty for an empty set. */
inline std::vector<std::uint64_t> minhash(const ShingleSet& set, unsigned slots, std::uint64_t seed = 0) {
  if (set.empty()) return {};
  FastSimilaritySketch sketch(slots, seed);
  sketch.add(set.data(), set.size());
  return sketch.slots();
}

inline std::uint64_t simhash(const std::vector<std::uint64_t>& features) {
  SimhashAccumulator accumulator;
  accumulator.add(features.data(), features.size());
  return accumulator.fingerprint();
}

/** Bit i is 1 iff the features with bit i set have a greater total weight than the others. @param weights  [n] */
inline std::uint64_t simhash(const std::vector<std::uint64_t>& features, const std::vector<double>& weights) {
  std::array<double, 64> sum{};
  for (std::size_t i = 0; i != features.size(); ++i) {
    for (unsigned bit = 0; bit != 64; ++bit) sum[bit] += (features[i] >> bit & 1) != 0 ? weights[i] : -weights[i];
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) fingerprint |= std::uint64_t{sum[bit] > 0} << bit;
  return fingerprint;
}

/** [family.bands] All keys of one document. */
inline std::vector<std::uint64_t> band_keys(const BandFamily& family, const std::vector<std::uint64_t>& slots,
                                            std::uint64_t fingerprint) {
  std::vector<std::uint64_t> keys;
  for (unsigned band = 0; band != family.bands; ++band) keys.push_back(band_key(family, band, slots, fingerprint));
  return keys;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_WHOLE_SETS_H
