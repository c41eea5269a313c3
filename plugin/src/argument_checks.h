/** @file argument_checks.h
 *  Checks of arguments that several classes take. Internal. */
#ifndef NEARDUP_SRC_ARGUMENT_CHECKS_H
#define NEARDUP_SRC_ARGUMENT_CHECKS_H

#include <stdexcept>
#include <string>

#include <xapian.h>

#include "neardup/scheme.h"
#include "neardup/token.h"
#include "number_text.h"

namespace neardup {

/** The scheme itself. @exception Xapian::InvalidArgumentError if it is not valid. */
inline const Scheme& valid_scheme(const Scheme& scheme) {
  try {
    scheme.validate();
  } catch (const std::invalid_argument& error) {
    throw Xapian::InvalidArgumentError(error.what());
  }
  return scheme;
}

inline void require_profile(const Scheme& scheme, const Tokenizer& tokenizer) {
  if (tokenizer.profile() == scheme.tokenizer_profile) return;
  throw Xapian::InvalidArgumentError("scheme asks for tokenizer '" + scheme.tokenizer_profile + "', got '" +
                                     tokenizer.profile() + "'; both must be the same");
}

/** Which look-ups are made: the band terms alone, those with one-bit probes, or a scan of every fingerprint. */
enum class DistanceLookup { kPlainBands, kProbedBands, kScan };

/** @exception Xapian::InvalidArgumentError if the look-ups do not find every document within that distance. */
inline void require_distance(const Scheme& scheme, unsigned distance, DistanceLookup lookup) {
  if (distance > 64) {
    throw Xapian::InvalidArgumentError("Hamming distance is " + std::to_string(distance) + ", must be 0 to 64");
  }
  const int promised = scheme.promised_distance(lookup == DistanceLookup::kProbedBands);
  if (lookup == DistanceLookup::kScan || static_cast<int>(distance) <= promised) return;
  const std::string promise =
      promised >= 0 ? "distance " + std::to_string(promised) : "no distance (they are MinHash bands)";
  throw Xapian::InvalidArgumentError("Hamming distance " + std::to_string(distance) +
                                     " is asked for, the scheme's bands promise " + promise +
                                     (lookup == DistanceLookup::kProbedBands ? "; scan every fingerprint instead"
                                                                             : "; use a smaller one, or no distance"));
}

inline void require_threshold(double threshold) {
  if (threshold >= 0 && threshold <= 1) return;
  throw Xapian::InvalidArgumentError("threshold is " + number_text(threshold) + ", must be 0 to 1");
}

}  // namespace neardup

#endif  // NEARDUP_SRC_ARGUMENT_CHECKS_H
