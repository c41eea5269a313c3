/** @file measure.h
 *  The measures that can choose pairs (pairs.h) and form groups (grouper.h), by name.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_MEASURE_H
#define NEARDUP_MEASURE_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** What the threshold of a pair applies to; each 0..1. */
enum class Measure : std::uint8_t {
  kJaccard,      ///< "jaccard": of the scheme's features as sets; the only measure that can be estimated
  kContainment,  ///< "containment": of the text with fewer features in the other
  kMultiset,     ///< "multiset": Jaccard index of the features, each as often as it occurs
  kIdf,          ///< "idf": Jaccard index of single words, weighted by rarity (WordWeights)
  kCosine,       ///< "cosine": of single words by tf-idf
};

/** Whether a measure weighs words by their rarity. */
constexpr bool weighs_words(Measure measure) {
  return measure == Measure::kIdf || measure == Measure::kCosine;
}

/** The measure with this name. @exception Xapian::InvalidArgumentError for another name; lists the known ones. */
Measure measure_named(std::string_view name);

/** The name of a measure, as measure_named() takes it. */
std::string measure_name(Measure measure);

/** All names, in the order of the enumeration. */
std::vector<std::string> measure_names();

}  // namespace neardup

#endif  // NEARDUP_MEASURE_H
