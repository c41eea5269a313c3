/** @file rolled_features.h
 *  Appends the results of a ShingleRoller to a list of features. Internal. */
#ifndef NEARDUP_CORE_FEATURES_ROLLED_FEATURES_H
#define NEARDUP_CORE_FEATURES_ROLLED_FEATURES_H

#include <optional>

#include "features/feature_maker.h"
#include "features/shingles.h"

namespace neardup {

/** The shingles that end with one of the next [count] hashes. */
inline void append_rolled(ShingleRoller& roller, const std::uint64_t* hashes, std::size_t count,
                          FeatureList& features) {
  const std::size_t before = features.size();
  features.resize(before + count);
  features.resize(before + roller.roll(hashes, count, features.data() + before));
}

/** The shingle at the end of the sequence; the roller is ready for another. */
inline void append_last(ShingleRoller& roller, FeatureList& features) {
  if (const std::optional<std::uint64_t> only = roller.finish()) features.push_back(*only);
  roller.clear();
}

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_ROLLED_FEATURES_H
