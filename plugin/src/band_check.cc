#include "band_check.h"

#include <algorithm>

#include "neardup/bands.h"
#include "neardup/base32.h"

namespace neardup {

namespace {

/** The term of the same band as `pattern` that stands in `terms`, in the right form; the pattern itself if there is
 *  none. */
std::string term_of_band(const std::vector<std::string>& terms, const std::string& pattern, unsigned key_bits) {
  const std::size_t label = pattern.size() - (key_bits + 4) / 5;
  for (const std::string& term : terms) {
    if (term.size() != pattern.size() || term.compare(0, label, pattern, 0, label) != 0) continue;
    if (base32_decode(term.substr(label), key_bits)) return term;
  }
  return pattern;
}

}  // namespace

BandDifference band_difference(std::vector<std::string> terms, std::vector<std::string> right) {
  std::sort(terms.begin(), terms.end());
  std::sort(right.begin(), right.end());
  std::vector<std::string> common;
  std::set_intersection(terms.begin(), terms.end(), right.begin(), right.end(), std::back_inserter(common));
  return {right.size() - common.size(), terms.size() - common.size()};
}

BandDifference band_difference(const Scheme& scheme, std::uint64_t fingerprint, const std::vector<std::string>& terms) {
  std::vector<std::string> of_minhash;
  std::vector<std::string> of_simhash;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    for (unsigned band = 0; band != family.bands; ++band) {
      if (family.of_simhash()) {
        of_simhash.push_back(scheme.band_term(f, band, band_key(family, band, {}, fingerprint)));
      } else {
        of_minhash.push_back(term_of_band(terms, scheme.band_term(f, band, 0), family.key_bits()));
      }
    }
  }
  const bool may_lack_simhash = fingerprint == 0 && !of_simhash.empty();
  const BandDifference without = band_difference(terms, of_minhash);
  if (may_lack_simhash && !without.any()) return without;
  of_minhash.insert(of_minhash.end(), of_simhash.begin(), of_simhash.end());
  return band_difference(terms, of_minhash);
}

}  // namespace neardup
