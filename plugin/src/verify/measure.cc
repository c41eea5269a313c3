#include "neardup/measure.h"

#include <cstddef>

#include <xapian.h>

namespace neardup {

namespace {

struct Named {
  Measure measure;  // in the order of the enumeration
  const char* name;
};

constexpr Named kMeasures[] = {{Measure::kJaccard, "jaccard"},
                               {Measure::kContainment, "containment"},
                               {Measure::kMultiset, "multiset"},
                               {Measure::kIdf, "idf"},
                               {Measure::kCosine, "cosine"}};

}  // namespace

Measure measure_named(std::string_view name) {
  std::string known;
  for (const Named& named : kMeasures) {
    if (name == named.name) return named.measure;
    known += (known.empty() ? "" : ", ") + std::string(named.name);
  }
  throw Xapian::InvalidArgumentError("measure '" + std::string(name) + "' is unknown; use one of " + known);
}

std::string measure_name(Measure measure) {
  return measure_names()[static_cast<std::size_t>(measure)];
}

std::vector<std::string> measure_names() {
  std::vector<std::string> names;
  for (const Named& named : kMeasures) names.emplace_back(named.name);
  return names;
}

}  // namespace neardup
