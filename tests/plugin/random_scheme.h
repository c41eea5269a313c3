/** @file random_scheme.h
 *  Schemes of all sorts of bands. */
#ifndef NEARDUP_TESTS_PLUGIN_RANDOM_SCHEME_H
#define NEARDUP_TESTS_PLUGIN_RANDOM_SCHEME_H

#include <vector>

#include "random_texts.h"
#include "white_space_tokenizer.h"

namespace neardup {

/** Bands that few, many or nearly all documents share. */
inline Scheme random_scheme(RandomTexts& random) {
  const std::vector<std::vector<BandFamily>> families{
      {BandFamily::minhash(8, 4)},
      {BandFamily::minhash(20, 1)},
      {BandFamily::minhash(4, 2)},
      {BandFamily::simhash_4x16()},
      {BandFamily::minhash(4, 4), BandFamily::simhash_16x28()},
  };
  Scheme scheme = white_space_scheme();
  scheme.families = families[random.below(families.size())];
  scheme.features.length = static_cast<unsigned>(1 + random.below(3));
  if (random.below(4) == 0) scheme.fingerprint = FingerprintKind::kSimhashDoc;
  return scheme;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_RANDOM_SCHEME_H
