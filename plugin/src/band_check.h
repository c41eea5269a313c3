/** @file band_check.h
 *  Whether a document's band terms can be those of its signature. Internal. */
#ifndef NEARDUP_SRC_BAND_CHECK_H
#define NEARDUP_SRC_BAND_CHECK_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "neardup/scheme.h"

namespace neardup {

/** What distinguishes band terms from those that there should be. */
struct BandDifference {
  std::size_t missing = 0;
  std::size_t extra = 0;

  bool any() const { return missing != 0 || extra != 0; }
};

/** As far as it can be told without the words: one term for each MinHash band, and the terms of the simhash bands as
 *  the fingerprint gives them; a fingerprint of 0 may be that of a text without a word, which has no simhash bands.
 *  @param terms  those with the scheme's band prefix. */
BandDifference band_difference(const Scheme& scheme, std::uint64_t fingerprint, const std::vector<std::string>& terms);

/** Without the terms of families whose keys are made of a text's octets, which no index holds. */
std::vector<std::string> terms_of_words(const Scheme& scheme, std::vector<std::string> terms);

/** Between terms and the right ones; both in any order. */
BandDifference band_difference(std::vector<std::string> terms, std::vector<std::string> right);

}  // namespace neardup

#endif  // NEARDUP_SRC_BAND_CHECK_H
