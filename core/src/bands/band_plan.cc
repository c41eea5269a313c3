#include "bands/band_plan.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

namespace neardup {

namespace {

double candidate_probability(unsigned bands, unsigned rows, double jaccard) {
  return *BandFamily::minhash(bands, rows).candidate_probability(jaccard);
}

void require_inside(const char* what, double value, double most) {
  if (value > 0 && value <= most) return;
  throw std::invalid_argument(std::string(what) + " is " + std::to_string(value) + ", must be above 0 and " +
                              (most < 1 ? "below 1" : "at most 1"));
}

/** The least number of bands that reaches the recall, up to `most` + 1. */
unsigned least_bands(double threshold, double recall, unsigned rows, unsigned most) {
  unsigned bands = 1;
  while (bands <= most && candidate_probability(bands, rows, threshold) < recall) ++bands;
  return bands;
}

}  // namespace

std::vector<BandFamily> frugal_shapes(double threshold, double recall, unsigned max_bands, unsigned max_slots) {
  require_inside("threshold", threshold, 1);
  require_inside("recall", recall, std::nextafter(1.0, 0.0));
  std::vector<BandFamily> shapes;
  for (unsigned rows = 1; rows <= max_slots; ++rows) {
    const unsigned most = std::min(max_bands, max_slots / rows);
    const unsigned bands = least_bands(threshold, recall, rows, most);
    if (bands > most) break;  // more rows need more bands
    shapes.push_back(BandFamily::minhash(bands, rows));
  }
  return shapes;
}

}  // namespace neardup
