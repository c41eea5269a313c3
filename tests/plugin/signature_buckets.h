/** @file signature_buckets.h
 *  The buckets of a signature by their definition, for brute-force twins of grouping and pairing. */
#ifndef NEARDUP_TESTS_PLUGIN_SIGNATURE_BUCKETS_H
#define NEARDUP_TESTS_PLUGIN_SIGNATURE_BUCKETS_H

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "bands/bands.h"
#include "neardup/signature.h"
#include "scheme/scheme.h"

namespace neardup {

/** A minhash band of three rows or more is the low bytes of its slots, if the sketch is stored; a simhash band its term,
 *  which follows from the fingerprint; any other the terms that the document has.
 *  @param has_terms  false: another program took them. */
inline std::vector<std::string> signature_buckets(const Scheme& scheme, const Signature& signature,
                                                  bool has_terms = true) {
  std::vector<std::string> buckets;
  if (signature.empty()) return buckets;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    const bool in_sketch =
        family.kind == BandFamily::Kind::kMinHash && family.rows >= 3 && scheme.sketch && scheme.minhash.fills_slots();
    for (unsigned band = 0; band != family.bands; ++band) {
      const std::string begin = scheme.band_prefix + scheme.band_label(f, band);
      if (in_sketch) {
        const auto slots = signature.sketch.begin() + static_cast<std::ptrdiff_t>(std::size_t{band} * family.rows);
        buckets.push_back(begin + ":" + std::string(slots, slots + static_cast<std::ptrdiff_t>(family.rows)));
      } else if (has_terms || family.of_simhash()) {
        std::copy_if(signature.band_terms.begin(), signature.band_terms.end(), std::back_inserter(buckets),
                     [&](const std::string& term) { return term.compare(0, begin.size(), begin) == 0; });
      }
    }
  }
  return buckets;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_SIGNATURE_BUCKETS_H
