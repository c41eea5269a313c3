/** @file argument_checks.h
 *  Checks of arguments that several classes take. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_ARGUMENT_CHECKS_H
#define NEARDUP_PLUGIN_DATABASE_ARGUMENT_CHECKS_H

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <xapian.h>

#include "bytes/parsed_number.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Returns the scheme. @exception Xapian::InvalidArgumentError if it is not valid. */
inline const Scheme& valid_scheme(const Scheme& scheme) {
  try {
    scheme.validate();
  } catch (const std::invalid_argument& error) {
    throw Xapian::InvalidArgumentError(error.what());
  }
  return scheme;
}

/** Read a scheme's name or text. @exception Xapian::InvalidArgumentError naming the word that cannot be read. */
inline Scheme read_scheme(std::string_view text) {
  try {
    return Scheme::parse(text);
  } catch (const std::invalid_argument& error) {
    throw Xapian::InvalidArgumentError(error.what());
  }
}

/** What a movable object owns. @exception Xapian::InvalidOperationError if it was moved to another object. */
template <typename Implementation>
Implementation& owned(const std::unique_ptr<Implementation>& implementation) {
  if (implementation != nullptr) return *implementation;
  throw Xapian::InvalidOperationError("this object was moved to another one; use that one");
}

inline void require_profile(const Scheme& scheme, const Tokenizer& tokenizer) {
  if (tokenizer.profile() == scheme.tokenizer_profile) return;
  throw Xapian::InvalidArgumentError("scheme needs tokenizer '" + scheme.tokenizer_profile + "', got '" +
                                     tokenizer.profile() + "'; use a tokenizer of that profile");
}

/** @param scan  read every fingerprint instead of the bands (one-bit probes included).
 *  @exception Xapian::InvalidArgumentError if the look-up does not find every document within that distance. */
inline void require_distance(const Scheme& scheme, unsigned distance, bool scan) {
  if (distance > 64) {
    throw Xapian::InvalidArgumentError("Hamming distance is " + std::to_string(distance) + ", must be 0 to 64");
  }
  const int guaranteed = scheme.guaranteed_distance(true);
  if (scan || static_cast<int>(distance) <= guaranteed) return;
  const std::string guarantee =
      guaranteed >= 0 ? "distance " + std::to_string(guaranteed) : "no distance (they are MinHash bands)";
  throw Xapian::InvalidArgumentError("Hamming distance " + std::to_string(distance) +
                                     " was asked for, the scheme's bands guarantee " + guarantee +
                                     "; read every fingerprint instead");
}

inline void require_threshold(double threshold) {
  if (threshold >= 0 && threshold <= 1) return;
  throw Xapian::InvalidArgumentError("threshold is " + number_text(threshold) + ", must be 0 to 1");
}

inline void require_commit_every(std::size_t documents) {
  if (documents == 0) throw Xapian::InvalidArgumentError("commit_every is 0, must be at least 1");
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_ARGUMENT_CHECKS_H
