#include "bands/band_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

/** Area under the curve from a to b, by the midpoint rule in steps of a thousandth. */
double area(unsigned bands, unsigned rows, double a, double b) {
  constexpr double kStep = 0.001;
  double sum = 0;
  for (double x = a; x < b; x += kStep) sum += candidate_probability(bands, rows, x + kStep / 2) * kStep;
  return sum;
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

double steepest_similarity(const BandFamily& family) {
  if (family.rows == 1) return 0;
  const double rows = family.rows;
  return std::pow((rows - 1) / (family.bands * rows - 1), 1 / rows);
}

double rule_of_thumb_similarity(const BandFamily& family) {
  return std::pow(1.0 / family.bands, 1.0 / family.rows);
}

BandFamily least_area_shape(double threshold, unsigned slots) {
  BandFamily best = BandFamily::minhash(1, 1);
  double least = std::numeric_limits<double>::infinity();
  for (unsigned bands = 1; bands <= slots; ++bands) {
    for (unsigned rows = 1; rows <= slots / bands; ++rows) {
      const double below = area(bands, rows, 0, threshold);
      const double over = (1 - threshold) - area(bands, rows, threshold, 1);
      if ((below + over) / 2 >= least) continue;
      least = (below + over) / 2;
      best = BandFamily::minhash(bands, rows);
    }
  }
  return best;
}

}  // namespace neardup
