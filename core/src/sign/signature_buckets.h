/** @file signature_buckets.h
 *  The buckets of a text that its signature tells, so that no band term is read or made for them. Near texts share one.
 *
 *      simhash families             the key of each band follows from the fingerprint
 *      minhash, 3 rows or more      the low bytes of a band's slots in the sketch: texts with equal band terms have equal
 *                                   bytes; others have with probability 2^-8 a row
 *      all others                   the band terms
 *
 *  THREADS: pure functions. */
#ifndef NEARDUP_CORE_SIGN_SIGNATURE_BUCKETS_H
#define NEARDUP_CORE_SIGN_SIGNATURE_BUCKETS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bands/bands.h"
#include "bytes/feature_hash.h"
#include "scheme/scheme.h"

namespace neardup {

/** Whether the sketch tells the bands of a family. Fewer bytes bring together too many texts that have nothing in common. */
inline bool is_in_sketch(const Scheme& scheme, const BandFamily& family) {
  constexpr unsigned kLeastRows = 3;
  return family.kind == BandFamily::Kind::kMinHash && family.rows >= kLeastRows && scheme.sketch &&
         scheme.minhash.fills_slots();
}

/** Whether the sketch tells all buckets of a text. */
inline bool are_in_sketch(const Scheme& scheme) {
  return std::all_of(scheme.families.begin(), scheme.families.end(),
                     [&](const BandFamily& family) { return is_in_sketch(scheme, family); });
}

/** Whether only its terms tell the bands of a family. */
inline bool is_in_terms(const Scheme& scheme, const BandFamily& family) {
  return !family.of_simhash() && !is_in_sketch(scheme, family);
}

/** Hash of bytes, whatever the order of bytes in a word. */
inline std::uint64_t hash_of_slots(const std::uint8_t* slots, unsigned rows) {
  std::uint64_t hash = 0;
  for (unsigned row = 0; row != rows; ++row) {
    hash = hash << 8U | slots[row];
    if (row % 8 == 7) hash = mix64(hash + kGoldenStep);
  }
  return hash;
}

/** Calls take(key) for each bucket; texts of one bucket have equal keys, whose bits are random.
 *  @param sketch       as it is stored; not read if the scheme has none.
 *  @param fingerprint  nothing: no bucket of simhash. */
template <typename Take>
void for_each_signature_bucket(const Scheme& scheme, const std::uint8_t* sketch,
                               std::optional<std::uint64_t> fingerprint, const Take& take) {
  const std::uint64_t bits = fingerprint.value_or(0);
  std::uint64_t label = 0;
  for (const BandFamily& family : scheme.families) {
    const bool of_fingerprint = family.of_simhash() && fingerprint.has_value();
    const bool in_sketch = is_in_sketch(scheme, family);
    for (unsigned band = 0; band != family.bands; ++band) {
      label += kGoldenStep;
      if (in_sketch) {
        take(mix64(mix64(label) ^ hash_of_slots(sketch + std::size_t{band} * family.rows, family.rows)));
      } else if (of_fingerprint) {
        take(mix64(mix64(label) ^ band_key(family, band, {}, bits)));
      }
    }
  }
}

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_SIGNATURE_BUCKETS_H
