/** @file methods.h
 *  The methods that the tables compare: each a scheme, with a name for people. */
#ifndef NEARDUP_TESTS_QUALITY_METHODS_H
#define NEARDUP_TESTS_QUALITY_METHODS_H

#include <string>
#include <vector>

#include "scheme/scheme.h"

namespace neardup::quality {

struct Method {
  std::string name;
  Scheme scheme;
};

/** All methods of the field that the project has; the first is the default scheme. Stop words are the English ones. */
std::vector<Method> compared_methods();

/** Methods for records and abstracts of tens of words: features of one and two words and of few characters, with bands
 *  for low thresholds; the default, for comparison. */
std::vector<Method> methods_for_short_texts();

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_METHODS_H
