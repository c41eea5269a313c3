/** @file label_figures.h
 *  What methods do on the sets that people labelled, at thresholds chosen without looking at the set. */
#ifndef NEARDUP_TESTS_QUALITY_LABEL_FIGURES_H
#define NEARDUP_TESTS_QUALITY_LABEL_FIGURES_H

#include <cstddef>
#include <string>
#include <vector>

namespace neardup::quality {

struct SetThreshold {
  std::string name;
  std::size_t threshold = 0;  ///< hundredths: the best of exact comparison on the other sets
  double exact_f1 = 0;        ///< of all pairs compared exactly, at that threshold
  double f1 = 0;              ///< of the whole method: candidates, sketch, verification
};

struct LabelFigures {
  std::string name;  ///< of the method
  std::vector<SetThreshold> sets;

  double mean_f1() const;
};

/** Measure methods for short texts on those of the sets that are below `place`; nothing if fewer than two are. */
std::vector<LabelFigures> measure_labels(const std::string& place);

}  // namespace neardup::quality

#endif  // NEARDUP_TESTS_QUALITY_LABEL_FIGURES_H
