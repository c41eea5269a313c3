#include "neardup/measure.h"

#include <algorithm>
#include <cstddef>

#include <xapian.h>

#include "features/method_text.h"

namespace neardup {

Measure measure_named(std::string_view name) {
  const std::vector<std::string> names = measure_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<Measure>(found - names.begin());
  throw Xapian::InvalidArgumentError("measure '" + std::string(name) + "' is unknown; use one of " +
                                     listed(names, [](const std::string& known) { return known; }));
}

std::string measure_name(Measure measure) {
  return measure_names()[static_cast<std::size_t>(measure)];
}

std::vector<std::string> measure_names() {
  return {"jaccard", "containment", "multiset", "idf", "cosine"};  // in the order of the enumeration
}

}  // namespace neardup
