#include "band_check.h"

#include <algorithm>
#include <iterator>

#include "neardup/bands.h"
#include "neardup/base32.h"
#include "neardup/key_method.h"

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

bool begins_with(const std::string& term, const std::string& begin) {
  return term.compare(0, begin.size(), begin) == 0;
}

/** What the terms of a family with one label begin with. */
std::string begin_of_terms(const Scheme& scheme, unsigned family) {
  return scheme.band_prefix + scheme.band_label(family, 0);
}

/** Terms of a family whose keys only the text can tell; a pattern that no document has, if there should be one. */
std::vector<std::string> terms_of_keys(const std::vector<std::string>& terms, const Scheme& scheme, unsigned family) {
  const std::string begin = begin_of_terms(scheme, family);
  std::vector<std::string> found;
  for (const std::string& term : terms) {
    const bool lower_case =
        term.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567", begin.size()) == std::string::npos;
    if (begins_with(term, begin) && lower_case) found.push_back(term);
  }
  if (found.empty() && gives_one_key(scheme.families[family].keys)) found.push_back(begin);
  return found;
}

}  // namespace

std::vector<std::string> terms_of_words(const Scheme& scheme, std::vector<std::string> terms) {
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    const BandFamily& family = scheme.families[f];
    if (!family.of_keys() || !takes_octets(family.keys)) continue;
    const std::string begin = begin_of_terms(scheme, f);
    terms.erase(std::remove_if(terms.begin(), terms.end(),
                               [&begin](const std::string& term) { return begins_with(term, begin); }),
                terms.end());
  }
  return terms;
}

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
    if (family.of_keys()) {
      const std::vector<std::string> found = terms_of_keys(terms, scheme, f);
      of_minhash.insert(of_minhash.end(), found.begin(), found.end());
      continue;
    }
    for (unsigned band = 0; band != family.bands; ++band) {
      if (family.of_simhash()) {
        of_simhash.push_back(scheme.band_term(f, band, band_key(family, band, {}, fingerprint)));
      } else {
        const std::string pattern = scheme.band_term(f, band, 0);
        const std::string term = term_of_band(terms, pattern, family.key_bits());
        const bool may_lack = !scheme.minhash.fills_slots();  // a band with an empty slot has no term
        if (term != pattern || !may_lack) of_minhash.push_back(term);
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
